from companion.board.city import City
from companion.board.grid import ORIGIN, Cell
from companion.board.tiles import START
from companion.games.alhambra import BOX, GARDEN, TOWER
from tests.companion.palaces import city, tile


def test_an_empty_city_is_the_start_tile_alone():
    alone = City(BOX)
    assert (len(alone), alone.text, alone[ORIGIN]) == (0, "*", START)
    assert list(alone) == []


def test_a_city_never_changes():
    before = city("* G10")
    after = before.with_tile(Cell(0, 1), tile("T12"))
    assert (before.text, after.text) == ("* G10", "* G10 / T12")
    assert after.without(Cell(0, 1)) == before


def test_cities_with_the_same_tiles_in_the_same_cells_are_equal():
    one, other = (
        city("* G10"),
        city("G10 *").without(Cell(-1, 0)).with_tile(Cell(1, 0), tile("G10")),
    )
    assert one == other
    assert hash(one) == hash(other)
    assert one != city("* G11")
    assert one != "* G10"


def test_tiles_are_gone_through_as_a_page_is_read():
    assert [found.code for _, found in city("P8 S9 / * T12 / G10")] == ["P8", "S9", "T12", "G10"]


def test_buildings_are_counted_without_huts_and_start_tile():
    assert city("G10 HG T12 / * G11").buildings == {GARDEN: 2, TOWER: 1}


def test_huts_are_found():
    assert city("G10 HG / * HT").huts == (Cell(1, -1), Cell(1, 0))


def test_nobody_walks_through_a_wall():
    built = city("P7e C9w / * .")
    assert built.reachable == {Cell(0, 0), Cell(0, -1)}
    assert built.hanging_together == {Cell(0, 0), Cell(0, -1), Cell(1, -1)}


def test_a_wall_on_one_side_alone_stops_the_walker_too():
    assert city("* S7w").reachable == {ORIGIN}
    assert city("P7e *").reachable == {ORIGIN}
