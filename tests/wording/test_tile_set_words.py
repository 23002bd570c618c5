import pytest

from companion.tileset import TileSet
from companion.tileset.overview import rows_of_huts, rows_of_tiles
from companion.wording import tile_set_words as words
from tests.tileset.sets import hut, side, tiles


@pytest.fixture
def told():
    """What one table has told, beside the nine tiles that were heard of."""
    return tiles("Pa10e+Sc11e Ho2n", huts="HPn HPn HGe")


def test_it_is_said_how_far_the_set_is_known(told):
    assert words.how_far_known(TileSet()) == "9 of 54 tiles and 0 of 24 huts known"
    assert words.how_far_known(told) == "10 of 54 tiles and 3 of 24 huts known"
    assert words.huts_known(told) == "3 of 24 huts known"


def test_tiles_that_are_known_by_half_are_counted_apart(told):
    assert words.one_side_only(TileSet()) == ""
    assert words.one_side_only(told) == "1 more, one side only"


def test_each_row_says_how_many_of_its_kind_are_known(told):
    titles = [words.title_of_row(row) for row in rows_of_tiles(told)]
    assert titles[:2] == ["Arenas · 1 of 6", "Bath houses · 2 of 6"]
    assert titles[-3:] == ["Parks · 2 of 6", "Schools · 0 of 6", "Districts · 0 of 6"]
    huts = [words.title_of_row(row) for row in rows_of_huts(told)]
    assert (huts[0], huts[4]) == ("Pavilions · 2 of 3", "Gardens · 1 of 5")


@pytest.mark.parametrize(
    ("tile", "sentence"),
    [
        (side("Sc11e"), "It has a moat to the east. Its other side is park 10."),
        (side("Pa10e"), "It has a moat to the east. Its other side is school 11."),
        (side("Ho2n"), "It has a moat to the north. Its other side is not known yet."),
        (hut("HPn"), "It has a wall to the north."),
    ],
)
def test_a_side_is_told_with_its_back(told, tile, sentence):
    assert words.about_side(told, tile) == sentence


def test_what_two_sets_say_of_a_tile_is_said_in_a_line_each():
    assert words.about_pieces(()) == "Nothing is known."
    pieces = [piece for piece in tiles("Pa10e+Sc11e Ho2n").pieces if piece.told]
    assert words.about_pieces(tuple(pieces)) == "Hostel 2\nPark 10 and school 11"
