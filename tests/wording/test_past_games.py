from datetime import UTC, datetime, timedelta

import pytest

from companion.record import Colour
from companion.store import GameSummary, PlayerSummary
from companion.store.summaries import Outlined
from companion.wording.game_words import city_of
from companion.wording.past.past_games import (
    day_played,
    deleted_words,
    entries,
    how_many,
    in_bin,
    line_of,
    nothing_found,
    time_left,
)

THEN = datetime(2026, 10, 31, 12, tzinfo=UTC)


def kept(points=(7, 12, -3), *, won=(), palaces=("*", "* G10n", ""), **told):
    """A game of Ana, Leo and Kim."""
    return GameSummary(
        **{
            "id": "1",
            "title": "",
            "note": "",
            "game": "alhambra",
            "started": THEN,
            "changed": THEN,
            "rounds": 3 if won else 1,
            "finished": bool(won),
            "players": tuple(
                PlayerSummary(colour, name, each, won=name in won, palace=palace)
                for colour, name, each, palace in zip(
                    Colour, ("Ana", "Leo", "Kim"), points, palaces, strict=False
                )
            ),
        }
        | told
    )


@pytest.mark.parametrize(
    ("game", "who", "points"),
    [
        (kept(won=["Leo"]), "Leo", "12"),
        (kept((9, 9, 1), won=["Ana", "Leo"]), "Shared", "9 each"),
        (kept(), "Leo leads", "12 · Round 1"),
        (kept((5, 5)), "Level", "5 · Round 1"),
        (kept(game="granada", rounds=2), "Leo leads", "12 · Scoring B"),
        (kept(rounds=0), "", "not scored yet"),
        (kept(finished=True), "", ""),
    ],
)
def test_a_line_says_who_has_won_or_leads(game, who, points):
    line = line_of(game)
    assert (line.who, line.points, line.won) == (who, points, who in ("Leo", "Shared"))


@pytest.mark.parametrize(
    ("game", "title", "about"),
    [
        (kept(), "Ana, Leo and Kim", "Alhambra · 3 players"),
        (kept(game="granada"), "Ana, Leo and Kim", "Granada · 3 players"),
        (kept(game="unknown", rounds=0), "Ana, Leo and Kim", ""),
        (kept(title="Friday"), "Friday", "Ana, Leo, Kim"),
        (kept(title="Friday", note="rain\nall day"), "Friday", 'Ana, Leo, Kim · "rain"'),
        (kept(title="Friday", taken_in=True), "Friday", "From another phone · Ana, Leo, Kim"),
        (kept(note="\n"), "Ana, Leo and Kim", "Alhambra · 3 players"),
    ],
)
def test_a_line_says_what_people_remember_of_a_game(game, title, about):
    line = line_of(game)
    assert (line.title, line.about, line.taken_in) == (title, about, game.taken_in)


def test_a_finished_game_has_its_weekday_a_running_one_its_month():
    assert line_of(kept(won=["Leo"]))[:2] == ("31", "Sat")
    assert line_of(kept())[:2] == ("31", "Oct")


@pytest.mark.parametrize(
    ("game", "palace"),
    [
        (kept(won=["Ana"]), "*"),
        (kept(won=["Kim"]), ""),
        (kept(), "* G10n"),
        (kept((9, 1, 1)), "*"),
        (kept(rounds=0), "* G10n"),
        (kept((), palaces=(), rounds=0), ""),
    ],
)
def test_the_palace_is_that_of_the_winner_or_the_leader_or_the_largest(game, palace):
    assert line_of(game).palace == palace


def test_a_palace_that_cannot_be_read_is_none():
    assert city_of("alhambra", "* G10n").text == "* G10n"
    assert city_of("granada", "* Sc6").text == "* Sc6"
    for game, palace in (("alhambra", ""), ("unknown", "*"), ("alhambra", "* Q4"), ("", "")):
        assert city_of(game, palace) is None


def outlined(*days, running=0):
    going_on = [Outlined(finished=False, started=THEN)] * running
    return [*going_on, *(Outlined(finished=True, started=THEN + timedelta(days)) for days in days)]


def told(rows):
    return [row.heading or (row.place, row.first, row.last) for row in rows]


def test_running_games_stand_under_one_heading_and_others_under_their_months():
    assert told(entries(outlined(1, 0, -1, running=2))) == [
        "Going on",
        (0, True, False),
        (1, False, True),
        "November 2026",
        (2, True, True),
        "October 2026",
        (3, True, False),
        (4, False, True),
    ]
    assert entries([]) == []


def test_the_list_says_how_many_games_there_are():
    assert how_many(outlined(0, 1, running=1)) == "3 games · 2 finished"
    assert how_many(outlined(0)) == "1 game · 1 finished"
    assert nothing_found("Zoë") == 'No title, name or note has "Zoë" in it.'
    assert day_played(kept()) == "31 October 2026"


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(), "30 days left"),
        (timedelta(hours=1), "30 days left"),
        (timedelta(days=28, hours=1), "2 days left"),
        (timedelta(days=29), "1 day left"),
        (timedelta(days=30), "Last day"),
        (timedelta(days=99), "Last day"),
    ],
)
def test_the_bin_says_how_long_a_game_still_lies_there(ago, words):
    assert time_left(kept(deleted=THEN - ago), THEN) == words


def test_the_bin_says_how_much_lies_in_it():
    assert time_left(kept(), THEN) == ""
    assert [in_bin(0), in_bin(1), in_bin(2)] == [
        "The bin is empty.",
        "1 game lies in the bin.",
        "2 games lie in the bin.",
    ]
    assert deleted_words("Friday") == "Friday: in the bin for 30 days."
