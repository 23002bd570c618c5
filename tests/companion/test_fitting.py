from hypothesis import given

from companion.board.building import Surroundings
from companion.board.fitting import fitting, places, spots, whole_map
from companion.board.grid import Cell
from companion.games.alhambra import BOX
from companion.options import Options
from tests.companion import naive
from tests.companion.palaces import (
    ANY_TILE,
    NEARBY,
    TILES,
    city,
    legal_palaces,
    messy_palaces,
    plain,
    tile,
)


def names(found):
    return [str(cell) for cell in found]


def test_spots_are_sorted_by_row_then_column():
    assert names(spots(city("*"), tile("G10"))) == ["0,-1", "-1,0", "1,0", "0,1"]


def test_a_tile_that_does_not_exist_or_is_taken_fits_nowhere():
    assert spots(city("*"), tile("P9")) == ()
    assert spots(city("* G10"), tile("G10")) == ()
    elsewhere = Surroundings(elsewhere=frozenset({tile("G10")}))
    assert spots(city("*"), tile("G10"), elsewhere) == ()


def test_a_fourth_hut_fits_nowhere():
    assert spots(city("* HG HT HA"), tile("HP")) == ()


def test_places_say_which_sides_must_be_walled_and_which_open():
    found = {str(place.cell): (place.walled, place.open) for place in places(city("P2new / * A9"))}
    assert found["1,-1"] == (("w",), ("s",))


def test_only_tiles_that_match_every_neighbour_fit_a_place():
    candidates = [tile(code) for code in ("G10w", "G10", "T10w", "T12", "C9w")]
    assert fitting(city("P2new / * A9"), Cell(1, -1), candidates) == (
        tile("G10w"),
        tile("T10w"),
        tile("C9w"),
    )
    assert fitting(city("*"), Cell(5, 5), candidates) == ()


def test_c03_places_depend_on_the_diagonal_setting():
    walled_in = city(". . G11 / C10 . C11 / P8 * T11")
    playing_open = Surroundings(options=Options(diagonal_gap_open=True))
    shut = {str(place.cell) for place in places(walled_in)}
    free = {str(place.cell) for place in places(walled_in, playing_open)}
    assert free - shut == {"0,-2"}


@given(legal_palaces(), TILES)
def test_spots_agree_with_the_naive_rules(built, new):
    assert [tuple(cell) for cell in spots(built, new)] == naive.spots(plain(built), new.code)


@given(messy_palaces(), ANY_TILE)
def test_spots_agree_with_the_naive_rules_even_where_the_palace_is_wrong(built, new):
    assert [tuple(cell) for cell in spots(built, new)] == naive.spots(plain(built), new.code)


@given(legal_palaces(), NEARBY)
def test_the_whole_map_is_spots_and_fitting_in_one(built, cell):
    everything = whole_map(built, BOX.tiles)
    assert everything.get(cell, ()) == fitting(built, cell, BOX.tiles)
    assert everything.get(cell, ()) == tuple(t for t in BOX.tiles if cell in spots(built, t))
