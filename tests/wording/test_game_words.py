from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from companion.record import Colour
from companion.store import GameSummary
from companion.store.summaries import PlayerSummary
from companion.wording.game_words import called, how_far, palaces, who_and_when

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
        (summary(), "Round 1 scored"),
        (summary(rounds=2, game="granada"), "Scoring B done"),
        (summary(game="unknown"), ""),
    ],
)
def test_how_far_a_game_is(game, words):
    assert how_far(game) == words


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(hours=1), "today, 19:40"),
        (timedelta(days=1), "yesterday, 19:40"),
        (timedelta(days=30), "Wed 1 May"),
        (timedelta(days=300), "1 May 2024"),
    ],
)
def test_who_plays_and_when_it_was_begun(ago, words):
    began = datetime(2024, 5, 1, 19, 40).astimezone()
    game = replace(summary(), started=began)
    assert who_and_when(game, began + ago) == words
    with_title = replace(game, title="Friday")
    assert who_and_when(with_title, began + ago) == f"Ana, Leo, Kim · {words}"


def built_by(*palaces, points=(7, 12, -3)):
    """A game whose players have these palaces; an empty one is given in numbers."""
    game = summary(points)
    players = zip(game.players, palaces, strict=True)
    return replace(
        game, players=tuple(replace(player, palace=palace) for player, palace in players)
    )


def test_the_leaders_palace_is_shown_first_each_with_its_wall():
    shown = palaces(built_by("T9nw / *", "* G10", "*"))
    assert [(city.text, words) for city, words in shown] == [
        ("* G10", "Leo’s palace: an outer wall of 0 sides"),
        ("T9nw / *", "Ana’s palace: an outer wall of 2 sides"),
    ]


def test_where_nothing_is_built_the_start_tile_is_shown():
    ((city, words),) = palaces(built_by("*", "*", "*"))
    assert (city.text, words) == ("*", "Nothing is built yet")


def test_palaces_in_numbers_are_not_called_unbuilt():
    ((_city, words),) = palaces(built_by("*", "", "*"))
    assert words == "The palaces are given in numbers"
    assert palaces(built_by("", "", "")) == [(None, "The palaces are given in numbers")]
    assert len(palaces(built_by("T9nw / *", "", "*"))) == 1


def test_a_game_that_is_not_known_here_shows_nothing():
    unknown = replace(built_by("*", "*", "*"), game="unknown")
    assert palaces(unknown) == [(None, "Nothing is built yet")]
