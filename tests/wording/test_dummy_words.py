import pytest

from companion.drafts.draw_plan import DrawPlan, Way
from companion.record.events import (
    CountsTyped,
    DummyDrew,
    TileGiven,
)
from companion.wording import dummy_words
from tests.record.tables import FIRST_SIX, after, built, table
from tests.wording.test_table_words import SECOND_SIX, pair

LAST = DummyDrew(tiles=(), bag=2)
BY_NUMBERS = CountsTyped(player="red", counts={"garden": 2}, wall=4)


def test_how_many_tiles_he_has():
    assert dummy_words.subtitle(table(2).play) == "0 tiles"
    assert dummy_words.subtitle(after(table(2), FIRST_SIX).play) == "6 tiles"


@pytest.mark.parametrize(
    ("play", "words"),
    [
        (table(2).play, "At the start: 6 tiles."),
        (after(table(2), BY_NUMBERS).play, "At the start: 6 tiles."),
        (after(table(2), FIRST_SIX).play, "After round 1: 6 tiles."),
        (pair(1).play, "After round 1: 6 tiles."),
        (
            after(pair(1), SECOND_SIX).play,
            "After round 2: a third of the bag, 12 of 38 as things are.",
        ),
        (after(pair(1), SECOND_SIX, BY_NUMBERS).play, "After round 2: a third of the bag."),
        (after(pair(2), LAST).play, "He has drawn all his tiles."),
        (pair(3).play, "He has drawn all his tiles."),
    ],
)
def test_when_he_draws_next_and_how_many(play, words):
    assert dummy_words.coming(play) == words


def test_why_he_draws_so_many():
    assert dummy_words.why(table(2).play, 50) == (
        "At the start he draws six tiles, or all that are left."
    )
    assert dummy_words.why(pair(1).play, 44) == (
        "After round 1 he draws six tiles, or all that are left."
    )
    assert dummy_words.why(pair(2).play, 20) == (
        "After round 2 he draws a third of the bag, rounded down: 6 of 20."
    )


def test_how_the_bag_comes_about():
    play = after(pair(2), built("T13e", "1,0")).play
    assert dummy_words.in_bag(play) == (
        "54 tiles, less 1 with the players, 12 with Dirk and 4 in the market: 37 in the bag."
    )
    assert dummy_words.in_bag(after(pair(2), BY_NUMBERS).play) == (
        "Somebody’s palace was given in numbers, so the app cannot know the bag."
    )


def test_what_he_got_when():
    six = DummyDrew(tiles=("P8", "S9", "A9", "C10", "G11", "T12"))
    play = after(table(2), six, TileGiven(player="blue", tile="T13e")).play
    assert dummy_words.history(play) == [
        ("At the start", "6 tiles, drawn from the bag"),
        ("A gift", "tower 13 from Leo"),
    ]
    assert dummy_words.history(table(2).play) == []


def test_a_draw_of_the_app_names_its_seed():
    by_app = DrawPlan(way=Way.BY_APP, seed=0).event(table(2).play)
    drawn = after(table(2), by_app).play
    assert dummy_words.history(drawn) == [("At the start", "6 tiles, drawn by the app with seed 0")]
