import pytest
from hypothesis import given

from companion.board.building import Build, Surroundings, can
from companion.board.grid import Cell
from companion.board.offers import Offers
from companion.games.alhambra import BOX
from tests.companion.palaces import cells, city, legal_palaces, tile


def offers(text, tiles=BOX.tiles, **around):
    return Offers.for_city(city(text), tiles, Surroundings(**around))


@given(legal_palaces(most=6))
def test_what_is_offered_for_a_place_is_what_may_be_built_there(built):
    offered = Offers.for_city(built, BOX.tiles)
    for cell in offered.places:
        allowed = {found for found in BOX.tiles if can(built, Build(cell, found))}
        assert set(offered.fitting(cell)) == allowed != set()


def test_a_place_where_nothing_fits_is_not_offered():
    assert offers("*", [tile("P2new")]).places == tuple(cells("0,-1"))
    assert offers("*", []).places == ()
    assert offers("*", []).next_place([]) is None


def test_a_place_that_is_none_offers_nothing():
    assert offers("*").fitting(Cell(5, 5)) == ()


def test_a_tile_knows_its_places():
    assert offers("*", [tile("G10n")]).for_tile(tile("G10n")) == tuple(cells("0,-1 -1,0 1,0"))
    assert offers("*", [tile("G10n")]).for_tile(tile("T12")) == ()


def test_a_tile_with_another_player_is_not_offered():
    elsewhere = offers("*", [tile("T12")], elsewhere=frozenset({tile("T12")}))
    assert elsewhere.places == ()


@pytest.mark.parametrize(
    ("text", "path", "passed_over", "place"),
    [
        # From the start tile north comes first, as a page is read.
        ("*", "", "", "0,-1"),
        # A row goes on.
        ("* G10 T12", "1,0 2,0", "", "3,0"),
        ("G10 *", "-1,0", "", "-2,0"),
        ("* / G10 / T12", "0,1 0,2", "", "0,3"),
        ("T12 / G10 / *", "0,-1 0,-2", "", "0,-3"),
        # A corner is turned where going straight on is not possible: T13 has a wall to the east.
        ("* G10 T13e", "1,0 2,0", "", "2,-1"),
        # Near in both directions, not in one alone.
        ("* G10 / T12 / T11", "1,0 0,1 0,2", "0,3 -1,2 1,2", "1,1"),
        # A place that was passed over is probably empty; the next one with most neighbours is not.
        ("* G10 / T12", "0,1 1,0", "2,-1", "1,1"),
        ("* G10 T12", "1,0 2,0", "3,0", "2,-1"),
        # When all were passed over, they are offered again.
        ("*", "", "0,-1 -1,0 1,0 0,1", "0,-1"),
        ("*", "", "0,-1", "-1,0"),
    ],
)
def test_the_next_place_is_near_straight_on_and_likely(text, path, passed_over, place):
    found = offers(text).next_place(cells(path), cells(passed_over))
    assert str(found) == place
