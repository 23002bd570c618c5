"""The set as it is shown: 54 places for tiles by their even sides, 24 for huts."""

from companion.games import ALHAMBRA
from companion.games.granada_box import BOX
from companion.tileset import TileSet
from companion.tileset.overview import halves, rows_of_huts, rows_of_tiles


def row(tiles, name):
    return next(each for each in rows_of_tiles(tiles) if each.kind.name == name)


def test_every_tile_has_its_place():
    rows = rows_of_tiles(TileSet())
    assert sum(len(each.tiles) for each in rows) == 54
    assert sum(each.known for each in rows) == TileSet().known == 9
    assert sum(each.blanks for each in rows) == 45


def test_a_tile_is_whole_once_its_back_is_known():
    tiles = TileSet().with_face(BOX.read("Pa10e"))
    assert row(tiles, "park").known == 1
    assert BOX.read("Pa10e") in row(tiles, "park").tiles
    assert row(tiles.with_pair(BOX.read("Pa10e"), BOX.read("Sc11e")), "park").known == 2


def test_sides_without_a_known_back_are_listed():
    assert halves(TileSet().with_face(BOX.read("Sc11e"))) == (BOX.read("Sc11e"),)
    assert halves(TileSet()) == ()


def test_every_hut_has_its_place_and_blanks_come_last():
    hut = ALHAMBRA.box.read("HGnw")
    rows = rows_of_huts(TileSet().with_huts(hut))
    assert sum(len(each.tiles) for each in rows) == 24
    assert sum(each.known for each in rows) == 1
    green = next(each for each in rows if each.kind is hut.kind)
    assert green.tiles[0] == hut
    assert len({*green.tiles}) == 5
    assert green.blank == {*green.tiles[1:]}
