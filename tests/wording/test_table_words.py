import pytest

from companion.record.events import (
    CountsTyped,
    DummyDrew,
    GameFinished,
    GameRenamed,
    LeftoversAwarded,
    RoundScored,
    TileReserved,
)
from companion.wording import table_words
from tests.record.granada_tables import granada, laid
from tests.record.tables import FIRST_SIX, after, built, table

SECOND_SIX = DummyDrew(tiles=("P2new", "P3sw", "P4es", "P5nw", "P6n", "P7e"))
ONE, TWO, THREE = (RoundScored(round=number) for number in (1, 2, 3))


def numbers(player="red", wall=5, **counts):
    return CountsTyped(player=player, counts=counts, wall=wall)


def pair(rounds):
    """A game of two before its next draw."""
    record = table(2)
    for events in [(FIRST_SIX, ONE), (SECOND_SIX, TWO), (DummyDrew(tiles=(), bag=2), THREE)][
        :rounds
    ]:
        record = after(record, *events)
    return record


@pytest.mark.parametrize(
    ("players", "title", "called"),
    [
        (2, "", "Ana and Leo"),
        (3, "", "Table of three"),
        (4, "", "Table of four"),
        (5, "", "Table of five"),
        (6, "", "Table of six"),
        (2, "Friday", "Friday"),
        (4, "Friday", "Friday"),
    ],
)
def test_a_table_without_a_title_is_called_after_its_players(players, title, called):
    record = table(players)
    if title:
        record = after(record, GameRenamed(title=title))
    assert table_words.title_of(record.play) == called


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (2, "Alhambra · two players and Dirk"),
        (3, "Alhambra · three players"),
        (4, "Alhambra · four players"),
        (5, "Alhambra · five players"),
        (6, "Alhambra · six players"),
    ],
)
def test_the_game_and_how_many_play_it(players, words):
    assert table_words.who_plays(table(players).play) == words


@pytest.mark.parametrize(
    ("events", "how_far", "rounds"),
    [
        ((), "Round 1 comes first", "0 of 3 rounds"),
        ((ONE,), "Round 1 scored · round 2 next", "1 of 3 rounds"),
        ((ONE, TWO), "Round 2 scored · round 3 next", "2 of 3 rounds"),
        ((ONE, TWO, THREE), "All three rounds scored", "3 of 3 rounds"),
        ((ONE, TWO, THREE, GameFinished()), "The game is over", "The game is over"),
    ],
)
def test_how_far_a_game_is(events, how_far, rounds):
    play = after(table(3), *events).play
    assert table_words.how_far(play) == how_far
    assert table_words.rounds_so_far(play) == rounds


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ((), "nothing entered yet"),
        ((built("G10", "1,0"),), "1 tile · wall 0"),
        ((built("T9nw", "0,-1"), built("G10", "1,0")), "2 tiles · wall 2"),
        ((TileReserved(player="red", tile="G10"),), "0 tiles · wall 0 · 1 in reserve"),
        (
            (built("G10", "1,0"), TileReserved(player="red", tile="G11")),
            "1 tile · wall 0 · 1 in reserve",
        ),
        ((numbers(garden=2, tower=1),), "3 buildings · wall 5"),
        ((numbers(wall=0, garden=1),), "1 building · wall 0"),
        ((numbers(garden=2), built("G10", "1,0")), "1 tile · wall 0"),
    ],
)
def test_what_a_player_has(events, words):
    play = after(table(3), *events).play
    assert table_words.about_seat(play, play.seats[0]) == words


def test_a_palace_that_was_not_touched_since_a_scoring_says_since_when():
    def said(*events):
        play = after(table(3), *events).play
        return [table_words.as_at(play, seat) for seat in play.seats]

    assert said() == ["", "", ""]
    assert said(ONE) == ["as at round 1"] * 3
    assert said(ONE, TWO, numbers(garden=2)) == ["", "as at round 2", "as at round 2"]
    assert said(ONE, TWO, THREE) == ["", "", ""]
    scored = after(granada(3), ONE).play
    assert table_words.as_at(scored, scored.seats[0]) == "as at scoring A"


def test_granada_says_it_in_its_own_words():
    play = after(granada(3), laid("Sc9ne", "1,0")).play
    assert table_words.who_plays(play) == "Granada · three players"
    assert table_words.about_seat(play, play.seats[0]) == "1 tile · moat 2"
    assert table_words.what_next(play) == "Begin scoring A"
    assert table_words.how_far(play) == "Scoring A comes first"
    assert table_words.rounds_so_far(play) == "0 of 3 scorings"


@pytest.mark.parametrize(
    ("play", "words"),
    [
        (table(2).play, "0 tiles · next: six from the bag"),
        (after(table(2), FIRST_SIX).play, "6 tiles · next: six from the bag"),
        (pair(1).play, "6 tiles · next: six from the bag"),
        (after(pair(1), SECOND_SIX).play, "12 tiles · next: a third of the bag"),
        (pair(2).play, "12 tiles · next: a third of the bag"),
        (after(pair(2), DummyDrew(tiles=(), bag=2)).play, "12 tiles"),
        (pair(3).play, "12 tiles"),
    ],
)
def test_what_the_dummy_has_and_draws_next(play, words):
    assert table_words.about_dummy(play) == words


@pytest.mark.parametrize(
    ("play", "words", "room"),
    [
        (table(2).play, "Draw Dirk’s six tiles", "dummy"),
        (after(table(2), FIRST_SIX).play, "Score round 1", "round"),
        (pair(1).play, "Draw Dirk’s six tiles", "dummy"),
        (after(pair(1), SECOND_SIX).play, "Score round 2", "round"),
        (pair(2).play, "Draw 12 tiles for Dirk", "dummy"),
        (after(pair(2), numbers(garden=2)).play, "Draw tiles for Dirk", "dummy"),
        (after(pair(2), DummyDrew(tiles=(), bag=2)).play, "End of the game", "end"),
        (pair(3).play, "See the result", "end"),
        (after(pair(3), GameFinished()).play, "See the result", "end"),
        (table(3).play, "Score round 1", "round"),
        (after(table(3), ONE, TWO).play, "End of the game", "end"),
        (after(table(3), ONE, TWO, LeftoversAwarded(tiles=())).play, "End of the game", "end"),
    ],
)
def test_the_next_thing_to_do_and_where(play, words, room):
    assert table_words.what_next(play) == words
    assert table_words.room_of_next(play) == room
