"""What keys do to a palace, without the screen."""

import pytest

from companion.board.grid import Cell, Side
from companion.drafts.palace.acts import Listener
from companion.drafts.palace.keyed_entry import KeyedEntry
from companion.record.events import RoundScored
from tests.drafts.test_workbench import Bench
from tests.record.tables import after, built, table

NORTH, EAST = Cell(0, -1), Cell(1, 0)


def entry_of(*events):
    bench = Bench(after(table(3), *events, RoundScored(round=1, anyway=True)))
    told = []
    entry = KeyedEntry(bench, Listener(lambda: None, told.append, told.append, told.append))
    entry.told = told
    bench._changed = entry.follow
    entry.follow()
    return entry


@pytest.fixture
def entry():
    return entry_of()


def test_the_arrows_point_at_tiles_and_mark_places(entry):
    entry.step(Side.S)
    assert (entry.pointed, entry.marked) == (Cell(0, 0), NORTH)
    entry.step(Side.E)
    assert (entry.pointed, entry.marked) == (None, EAST)
    entry.step(Side.E)
    assert entry.marked == EAST


def test_arrows_begin_at_the_start_tile_where_nothing_is_marked(entry):
    entry.choose_tile_first()
    entry.step(Side.W)
    assert entry.marked == Cell(-1, 0)


def test_each_key_has_its_act(entry):
    for key in "down", "right", "g":
        entry.keys[key]()
    assert (entry.pointed, entry.marked) == (None, EAST)
    assert entry.kind is entry.bench.tile("G10").kind
    for key in "g", "9", "enter":
        entry.keys[key]()
    assert entry.bench.city == "* S9"
    entry.step(Side.W)
    entry.keys["delete"]()
    assert entry.bench.city == "*"


def test_a_finger_ends_the_pointing(entry):
    entry.step(Side.S)
    entry.touch_cell(EAST)
    assert entry.pointed is None


def test_a_price_names_a_tile_that_fits_and_enter_builds_it(entry):
    for digit in "12":
        entry.type_digit(digit)
    assert entry.typed.tile == entry.bench.tile("T12")
    entry.enter()
    assert entry.bench.city == "T12 / *"
    assert entry.typed.tile is None


def test_what_was_typed_is_forgotten_at_another_place(entry):
    entry.type_digit("9")
    assert entry.typed.tile is not None
    entry.touch_cell(EAST)
    assert entry.typed.tile is None


def test_a_digit_that_no_price_has_changes_nothing(entry):
    entry.type_digit("9")
    before = entry.typed
    entry.type_digit("0")
    assert entry.typed == before


def test_a_price_begun_names_nothing_yet(entry):
    entry.type_digit("9")
    entry.type_digit("1")
    assert entry.typed.tile is None
    entry.enter()
    assert entry.bench.city == "*"


def test_where_one_tile_fits_enter_builds_it_without_a_price(entry):
    tower = entry.bench.tile("T12")
    entry.bench.put_aside(tower)
    entry.show_reserve(shown=True)
    assert entry.picker.tiles == (tower,)
    entry.enter()
    assert entry.bench.city == "T12 / *"


def test_a_letter_that_no_kind_has_changes_nothing(entry):
    entry.type_letter("g")
    garden = entry.kind
    entry.type_letter("x")
    assert entry.kind is garden
    entry.type_letter("g")
    assert entry.kind is None
    entry.type_letter("x")
    assert entry.kind is None


def test_enter_asks_about_a_tile_and_delete_takes_it_away():
    entry = entry_of(built("G10", "1,0"))
    entry.delete()
    assert entry.bench.city == "* G10"
    entry.touch_cell(Cell(0, -1))
    entry.step(Side.S)
    entry.delete()
    assert entry.bench.city == "* G10"
    entry.step(Side.E)
    entry.enter()
    assert entry.told == [EAST]
    entry.step(Side.S)
    entry.step(Side.E)
    entry.delete()
    assert entry.bench.city == "*"
