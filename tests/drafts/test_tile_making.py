"""Telling a tile: what the place asks is set, three moats are the most, what lies is grey."""

import pytest

from companion.board.city import City
from companion.board.grid import Cell, Side
from companion.drafts.tile_making import TileMaking, could_be_bought, is_taken
from companion.games import GRANADA, Marker
from companion.games.granada_box import BOX, PARK, SCHOOL
from companion.record.events import TileReserved
from companion.tileset import TileSet
from companion.wording.making_words import set_by_neighbours, where_they_lie
from tests.record.granada_tables import granada, laid
from tests.record.tables import after

NOTHING = TileSet()


def told(*codes):
    tiles = TileSet()
    for code in codes:
        tiles = tiles.with_face(BOX.read(code))
    return tiles


def value(play, kind, price, tiles=NOTHING):
    making = TileMaking().of_kind(kind)
    return next(each for each in making.values(play, tiles) if each.price == price)


def test_before_its_kind_is_told_a_tile_has_no_values():
    assert TileMaking().values(granada().play, NOTHING) == ()
    assert TileMaking().tile is None
    assert TileMaking().of_kind(SCHOOL).tile is None


def test_four_taps_tell_a_tile_with_one_moat():
    play = granada(3).play
    making = TileMaking.for_place(City(GRANADA.box), Cell(1, 0))
    making = making.of_kind(SCHOOL).of_value(value(play, SCHOOL, 9)).toggled(Side.E)
    assert making.tile == BOX.read("Sc9e")


def test_sides_towards_neighbours_are_set_and_locked():
    city = City.parse("Sc9e . / * Pa12e", BOX)
    making = TileMaking.for_place(city, Cell(1, -1))
    assert making.walls == "w"
    assert making.toggled(Side.W) == making
    assert making.toggled(Side.S) == making
    assert making.toggled(Side.N).walls == "nw"


def test_what_the_place_asks_is_said_with_its_neighbours():
    city = City.parse("Sc9e . / * Pa12e", BOX)
    assert set_by_neighbours(TileMaking.for_place(city, Cell(1, -1))) == (
        "Set by the neighbours. Park 12 is open here. School 9 has a moat here."
    )
    assert set_by_neighbours(TileMaking.for_place(City(BOX), Cell(1, 0))) == (
        "Set by the neighbours. The start tile is open here."
    )
    assert set_by_neighbours(TileMaking()) == ""


def test_no_tile_has_moats_on_all_four_sides():
    making = TileMaking()
    for side in (Side.N, Side.E, Side.S):
        making = making.toggled(side)
    assert making.is_full
    assert making.toggled(Side.W) == making
    assert making.toggled(Side.E).walls == "ns"


def test_a_known_side_brings_its_moats_along():
    play, tiles = granada(3).play, told("Sc9nw")
    making = TileMaking().of_kind(SCHOOL).of_value(value(play, SCHOOL, 9, tiles))
    assert making.tile == BOX.read("Sc9nw")


def test_moats_tapped_before_the_value_stay_where_nothing_is_known():
    making = TileMaking().of_kind(SCHOOL).toggled(Side.N)
    assert making.of_value(value(granada(3).play, SCHOOL, 9)).tile == BOX.read("Sc9n")


def test_the_place_has_the_last_word_and_what_was_known_is_named():
    tiles = told("Sc9nw")
    making = TileMaking.for_place(City(BOX), Cell(1, 0)).of_kind(SCHOOL)
    making = making.of_value(value(granada(3).play, SCHOOL, 9, tiles))
    assert making.tile == BOX.read("Sc9n")
    assert making.contradicts(tiles) == BOX.read("Sc9nw")
    assert making.contradicts(NOTHING) is None
    assert TileMaking().contradicts(tiles) is None


def test_another_kind_asks_for_the_value_again():
    making = TileMaking().of_kind(SCHOOL).of_value(value(granada(3).play, SCHOOL, 9))
    assert making.of_kind(SCHOOL) is making
    assert making.of_kind(PARK).price is None


TABLE = (
    laid("Sc9", "1,0"),
    laid("Sc4", "1,0", "blue"),
    laid("Sc11", "2,0", "blue"),
    TileReserved(player="green", tile="Sc2"),
    laid("Ba2new", "0,1", "green", on_purpose=True),
)


def test_grey_values_say_where_they_lie():
    play = after(granada(3), *TABLE).play
    making = TileMaking().of_kind(SCHOOL)
    assert where_they_lie(play, making.values(play, NOTHING)) == (
        "Kim has 2 in reserve. Leo has built 4 and 11. Ana has built 9."
    )
    assert where_they_lie(granada(3).play, making.values(granada(3).play, NOTHING)) == ""


def test_a_value_that_lies_for_certain_cannot_be_told_again():
    play = after(granada(3), *TABLE).play
    assert is_taken(play, SCHOOL, value(play, SCHOOL, 9))
    assert not is_taken(play, SCHOOL, value(play, SCHOOL, 10))


def test_a_back_that_was_only_heard_of_is_grey_and_may_be_told_all_the_same():
    play = after(granada(3), *TABLE).play
    arena = BOX.read("Ar3").kind
    heard = value(play, arena, 3)
    assert heard.lying.tile == BOX.read("Ba2new")
    assert not is_taken(play, arena, heard)
    assert where_they_lie(play, [heard]) == "Kim has built 3 as its back, bath house 2."


@pytest.mark.parametrize(
    ("tiles", "backs"),
    [
        (TileSet().with_pair(BOX.read("Sc11e"), BOX.read("Pa10e")), ["Sc11e"]),
        (NOTHING, ["Ar11e", "Ba11e", "Li11e", "Ho11e", "Hp11e", "Ma11e", "Sc11e", "Di11e"]),
    ],
)
def test_the_side_that_was_bought_is_the_known_back_or_one_that_can_be(tiles, backs):
    assert [tile.code for tile in could_be_bought(BOX.read("Pa10e"), tiles)] == backs


def test_a_tile_told_anew_is_not_turned_over_any_more():
    making = TileMaking().of_kind(PARK).of_value(value(granada(3).play, PARK, 10))
    turned = making.turned_from(BOX.read("Sc11"))
    assert turned.bought == BOX.read("Sc11")
    assert turned.toggled(Side.N).bought is None
    assert turned.turned_from(None).bought is None


@pytest.mark.parametrize(("marker", "prices"), [("even", (2, 4, 6)), ("odd", (3, 5, 7))])
def test_where_it_is_known_which_side_lies_up_only_its_values_are_asked(marker, prices):
    making = TileMaking(marker=Marker(marker))
    assert making.prices(BOX)[:3] == prices
    values = making.of_kind(SCHOOL).values(granada(3).play, NOTHING)
    assert [each.price for each in values][:3] == list(prices)
    assert TileMaking().prices(BOX)[:3] == (2, 3, 4)
