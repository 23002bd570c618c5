import pytest

from companion.board.city import City
from companion.board.grid import Cell
from companion.games.alhambra import BOX, WORDS
from companion.wording.about_tile import about_tile

EMPTY = City.parse("*", BOX)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("G10", "It has no wall."),
        ("T13e", "It has a wall to the east."),
        ("G7nsw", "It has walls to the north, south and west."),
    ],
)
def test_a_building_is_told_with_its_walls_and_that_its_price_does_not_matter(code, words):
    assert about_tile(WORDS, BOX.read(code), EMPTY) == (
        f"{words} It counts as one building of its kind; its price does not matter."
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("* HGn", "It has a wall to the north. Here it counts as 0 buildings of its colour."),
        ("* HGn G10", "It has a wall to the north. Here it counts as 1 building of its colour."),
    ],
)
def test_a_hut_is_told_by_what_it_counts_as_where_it_lies(text, words):
    city = City.parse(text, BOX)
    assert about_tile(WORDS, city[Cell(1, 0)], city, Cell(1, 0)) == words


def test_a_hut_that_lies_nowhere_counts_as_nothing_yet():
    assert about_tile(WORDS, BOX.read("HGn"), EMPTY) == "It has a wall to the north."
