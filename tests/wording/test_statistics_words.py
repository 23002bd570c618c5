from datetime import UTC, datetime, timedelta

import pytest

from companion.store.figures.house_records import HouseRecord, RecordSort
from companion.store.figures.results import Participant, PlayedGame
from companion.store.figures.statistics import Statistics
from companion.wording.past.figures_behind import behind, player_called
from companion.wording.past.statistics_words import (
    a_game,
    about_player,
    about_record,
    about_wall,
    edition_title,
    fares,
    favourite_words,
    how_many_count,
    module_title,
    players_title,
    source_title,
    wins_words,
)
from companion.words import speaking

FIRST = datetime(2026, 3, 12, 12, tzinfo=UTC)
TOLD = '{"sources": {"garden": 9, "wall": 4}, "kinds": {"garden": 2}, "wall_palace": "* G10n"}'


def part(played, name, points, won=0, **told):
    """Somebody's part in a game, with two gardens and a wall of four unless told otherwise."""
    wall, details = told.get("wall", 4), told.get("details", TOLD)
    return Participant(played, "red", name.casefold(), name, points, won, points, wall, details)


def game(number, *parts, edition="dirk", modules=""):
    """A game of Ana, Leo …: (name, points, how many won it together)."""
    day = FIRST + timedelta(days=number)
    players = len(parts)
    played = PlayedGame(str(number), day.isoformat(), "alhambra", edition, modules, players)
    return [part(played, *each) for each in parts]


HOUSE = Statistics(
    (
        *game(1, ("Ana", 90, 1), ("Leo", 80)),
        *game(2, ("Ana", 70, 2), ("Leo", 70, 2), ("Kim", 10), modules="huts bonus"),
        *game(3, ("Leo", 60, 1), ("Ana", 50), edition="boabdil"),
    )
)
NOTHING = Statistics(
    tuple(part(each.played, "Eva", 0, wall=0, details="") for each in game(4, ("Eva", 0)))
)
ANA, LEO = (player_called(HOUSE, name) for name in ("ana", "leo"))
(EVA,) = NOTHING.players


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("garden", "Gardens"),
        ("wall", "Walls"),
        ("by-hand", "By hand"),
        ("school", "Schools"),
        ("?", "?"),
    ],
)
def test_a_source_of_points_has_a_title(name, title):
    assert source_title(name) == title


def test_shares_have_titles_that_tell_the_box():
    assert [players_title("2"), players_title("1")] == ["2 players", "1 player"]
    assert [edition_title(name) for name in ("dirk", "boabdil", "new")] == [
        "Alhambra, bag · Dirk",
        "Alhambra, tower · Boabdil",
        "new",
    ]
    assert [module_title(name) for name in ("", "huts", "new")] == [
        "Without modules",
        "Huts",
        "new",
    ]


def test_points_are_told_by_the_game():
    assert [a_game(98, 4), a_game(-7, 2), a_game(5, 0)] == ["24", "−4", "0"]
    assert fares(ANA.by_number[0]) == ("2", "1", "70")


def test_a_player_is_told_of_in_one_line():
    assert about_player(ANA) == "3 games · 2 won"
    assert how_many_count(ANA) == "3 finished games count."
    assert (wins_words(ANA), wins_words(EVA)) == ("won, 1 shared", "won")
    assert about_wall(ANA, HOUSE.records) == "Record of the house\n13 March 2026"
    assert about_wall(player_called(HOUSE, "kim"), HOUSE.records) == "14 March 2026"
    assert favourite_words(ANA) == ("Gardens", "6 in 3 games")


def test_who_built_nothing_has_no_wall_and_no_favourite():
    assert (about_wall(EVA, NOTHING.records), favourite_words(EVA)) == ("", ("", ""))


def test_a_record_says_whose_it_is_and_since_when():
    record = HouseRecord(RecordSort.MOST_POINTS, 90, ANA.results[:1])
    assert about_record(record) == "Ana, 13 March 2026"


@pytest.mark.parametrize(
    ("asked", "title", "parts"),
    [
        (("games",), "Ana", {"All": "123"}),
        (("wins",), "Ana: games won", {"All": "12", "Alone": "1", "Shared": "2"}),
        (("source", "garden"), "Ana: Gardens", {"All": "123"}),
        (("favourite",), "Ana: Gardens", {"All": "123"}),
        (("number", "2"), "Ana: 2 players", {"All": "13", "Won": "1"}),
        (("edition", "boabdil"), "Ana: Alhambra, tower · Boabdil", {"All": "3", "Won": ""}),
        (("module", "huts"), "Ana: Huts", {"All": "2", "Won": "2"}),
        (("against", "leo"), "Ana and Leo", {"All": "123", "Ana": "1", "Level": "2", "Leo": "3"}),
    ],
)
def test_every_figure_leads_to_the_games_behind_it(asked, title, parts):
    found = behind(HOUSE, "ana", *asked)
    assert found.title == title
    assert {each.label: "".join(each.games) for each in found.parts} == parts


def test_wins_that_were_never_shared_are_one_part():
    only = Statistics(tuple(game(1, ("Ana", 9, 1), ("Leo", 8))))
    assert len(behind(only, "ana", "wins").parts) == 1


@pytest.mark.parametrize(
    "asked",
    [
        ("nobody", "games"),
        ("ana", "none"),
        ("ana", "source", "tower"),
        ("ana", "number", "6"),
        ("ana", "against", "eva"),
    ],
)
def test_a_figure_that_is_no_more_is_not_found(asked):
    with pytest.raises(LookupError):
        behind(HOUSE, *asked)


def test_who_built_nothing_has_no_games_with_a_favourite():
    with pytest.raises(LookupError):
        behind(NOTHING, "eva", "favourite")


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "6 in 3 Spielen"), ("es", "6 en 3 partidas"), ("pl", "6 w 3 grach")],
)
def test_how_many_of_a_kind_in_how_many_games_is_told_in_every_language(language, told):
    with speaking(language):
        assert favourite_words(ANA)[1] == told
