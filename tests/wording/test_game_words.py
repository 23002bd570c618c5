from datetime import UTC, datetime

import pytest

from companion.record import Colour
from companion.record.events import CountsTyped, PointsAdjusted, RoundScored
from companion.store import GameSummary
from companion.store.summaries import PlayerSummary
from companion.wording.game_words import called, palaces, standing
from tests.record.tables import after, built, table

THEN = datetime(2024, 5, 1, tzinfo=UTC)


def summary(points=(7, 12, -3), *, title="", rounds=1, finished=False, game="alhambra"):
    return GameSummary(
        id="1",
        title=title,
        note="",
        game=game,
        players=tuple(
            PlayerSummary(colour, name, each, won=False)
            for colour, name, each in zip(Colour, ("Ana", "Leo", "Kim"), points, strict=False)
        ),
        started=THEN,
        changed=THEN,
        rounds=rounds,
        finished=finished,
    )


def test_a_game_without_a_title_is_called_after_its_players():
    assert called(summary()) == "Ana, Leo and Kim"
    assert called(summary(title="Friday")) == "Friday"


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (summary(rounds=0), "No round scored yet"),
        (summary(rounds=0, title="Friday"), "No round scored yet · Ana, Leo and Kim"),
        (summary(), "Round 1 scored · Leo 12, Ana 7, Kim −3"),
        (summary((5, 5), rounds=3), "Round 3 scored · Ana 5, Leo 5"),
        (summary((5, 6), rounds=2, game="granada"), "Scoring B done · Leo 6, Ana 5"),
        (summary(rounds=3, finished=True), "Leo 12, Ana 7, Kim −3"),
    ],
)
def test_how_far_a_game_is_and_who_leads(game, words):
    assert standing(game) == words


def test_the_leaders_palace_is_shown_first_each_with_its_wall():
    play = after(
        table(3),
        built("T9nw", "0,-1"),
        built("G10", "1,0", "blue"),
        PointsAdjusted(player="blue", points=5, reason="a card was forgotten"),
    ).play
    assert palaces(play) == [
        (play.seats[1].city, "Leo’s palace: an outer wall of 0 sides"),
        (play.seats[0].city, "Ana’s palace: an outer wall of 2 sides"),
    ]


def test_where_nothing_is_built_the_start_tile_is_shown():
    play = table(3).play
    assert palaces(play) == [(play.seats[0].city, "Nothing is built yet")]


def test_palaces_in_numbers_are_not_called_unbuilt():
    typed = CountsTyped(player="blue", counts={"garden": 2}, wall=4)
    play = after(table(3), typed).play
    assert [words for _city, words in palaces(play)] == ["The palaces are given in numbers"]
    also_built = after(table(3), built("G10", "1,0", "blue"), typed, built("T9nw", "0,-1")).play
    assert [words for _city, words in palaces(also_built)] == [
        "Ana’s palace: an outer wall of 2 sides"
    ]


def test_rounds_decide_who_leads():
    play = after(
        table(3), built("G10", "1,0"), built("T13e", "1,0", "blue"), RoundScored(round=1)
    ).play
    assert [words.split("’")[0] for _city, words in palaces(play)] == ["Leo", "Ana"]
