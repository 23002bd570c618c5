"""What fingers do to a palace, without the screen: marks, the tile in hand, swaps, explanations."""

import pytest

from companion.board.grid import Cell
from companion.drafts.palace.acts import Listener, Swapping
from companion.drafts.palace.entry import PalaceEntry
from companion.drafts.palace.picker import Making
from companion.errors import RuleError
from companion.games.granada_box import BOX
from companion.record import Colour
from companion.record.events import RoundScored, TileReserved
from companion.tileset import TileSet
from tests.drafts.test_workbench import Bench
from tests.record.granada_tables import granada, laid
from tests.record.tables import after, built, table
from tests.tileset.sets import tiles

NORTH, EAST, SOUTH, WEST = Cell(0, -1), Cell(1, 0), Cell(0, 1), Cell(-1, 0)


class Entry(PalaceEntry):
    """An entry of a palace of its own, which notes what it tells the screen."""

    def __init__(self, *events, held=None, start=None, tile_set=TileSet):
        record = after(start or table(3, modules=("huts",)), *events)
        bench = Bench(after(record, RoundScored(round=1, anyway=True)), tile_set=tile_set)
        bench._changed = self.follow
        self.told = []
        listener = Listener(
            changed=lambda: None,
            landed=lambda cell: self.told.append(("landed", cell)),
            asked=lambda cell: self.told.append(("asked", cell)),
            refused=lambda sentence: self.told.append(("refused", sentence)),
        )
        super().__init__(bench, listener, None if held is None else bench.tile(held))
        self.follow()

    def tile(self, code):
        return self.bench.tile(code)

    @property
    def city(self):
        return self.bench.city


@pytest.fixture
def entry():
    return Entry()


def hold(entry, code):
    """Take a tile in hand, as a finger does that rests on it."""
    entry.take_in_hand(entry.tile(code))
    assert entry.held == entry.tile(code)


CLOSED = [
    built(*each.split("@")) for each in ("P2new@0,-1", "A4nes@1,0", "S3esw@0,1", "G7nsw@-1,0")
]


def in_reserve(*codes):
    return [TileReserved(player="red", tile=code) for code in codes]


def test_a_place_is_marked_at_first_and_tapped_again_it_stays_marked(entry):
    assert entry.marked == NORTH
    assert entry.picker.headline == "34 fit the marked place"
    entry.touch_cell(NORTH)
    assert entry.marked == NORTH
    assert entry.passed_over == set()
    entry.touch_cell(EAST)
    assert entry.marked == EAST


def test_a_cell_far_from_the_palace_leaves_the_mark_alone(entry):
    entry.touch_cell(EAST)
    entry.touch_cell(Cell(5, 5))
    assert entry.marked == EAST
    assert entry.passed_over == {NORTH}


def test_the_mark_is_taken_away_on_purpose_to_choose_the_tile_first(entry):
    entry.choose_tile_first()
    assert entry.marked is None
    assert entry.picker.headline == "Tap a tile, then its place"
    assert entry.picker.number_of(entry.tile("G10").kind) == "11 left"
    entry.touch_tile(entry.tile("T12"))
    assert entry.held == entry.tile("T12")


def test_what_is_understood_leaves_the_mark_where_it_was(entry):
    entry.touch_cell(EAST)
    entry.touch_tile(entry.tile("P2new"))
    assert entry.explanation is not None
    assert entry.stop()
    assert entry.marked == EAST


def test_places_that_were_passed_over_come_last(entry):
    entry.touch_cell(EAST)
    assert entry.passed_over == {NORTH}
    entry.touch_cell(NORTH)
    assert entry.passed_over == {EAST}


def test_a_tile_is_laid_at_the_mark_and_the_mark_moves_on(entry):
    entry.touch_cell(EAST)
    entry.touch_tile(entry.tile("G10"))
    assert entry.city == "* G10"
    assert entry.told == [("landed", EAST)]
    assert entry.path == [EAST]
    assert entry.marked == Cell(2, 0)


def test_a_tile_taken_in_hand_and_tapped_again_is_put_back(entry):
    hold(entry, "G10")
    assert entry.picker.headline == "Tap a place for this tile"
    entry.touch_tile(entry.tile("T12"))
    assert entry.held == entry.tile("T12")
    entry.touch_tile(entry.tile("T12"))
    assert entry.held is None


def test_the_board_shows_where_the_tile_in_hand_may_go(entry):
    hold(entry, "P2new")
    assert entry.places == [NORTH]
    entry.touch_cell(NORTH)
    assert entry.city == "P2new / *"
    assert entry.held is None


def test_a_tile_in_hand_stays_there_where_it_may_not_be_laid(entry):
    hold(entry, "P2new")
    entry.touch_cell(EAST)
    assert entry.city == "*"
    assert entry.held == entry.tile("P2new")
    assert entry.explanation.cell == EAST
    assert entry.ghosts == {EAST: entry.tile("P2new")}
    assert entry.path == []


def test_what_is_kept_all_the_same_is_laid_and_the_hand_is_empty(entry):
    hold(entry, "P2new")
    entry.touch_cell(EAST)
    entry.explanation.keep()
    assert entry.city == "* P2new"
    assert (entry.held, entry.explanation, entry.ghosts) == (None, None, {})


def test_what_cannot_lie_there_at_all_cannot_be_kept():
    entry = Entry(built("G10", "1,0"))
    hold(entry, "T12")
    entry.build(entry.tile("T12"), EAST)
    assert entry.explanation.keep is None


def test_a_tile_that_lies_there_is_asked_about_and_the_start_tile_stays():
    entry = Entry(built("G10", "1,0"))
    entry.touch_cell(EAST)
    assert entry.told == [("asked", EAST)]
    entry.touch_cell(Cell(0, 0))
    assert entry.told[1:] == [("refused", "The start tile may not be moved, removed or swapped.")]


def test_a_swap_is_let_go_of_and_the_mark_is_where_it_was():
    entry = Entry(built("G10", "1,0"))
    entry.touch_cell(WEST)
    entry.start_swap(EAST, Swapping.WRONG_TILE)
    assert entry.picker.headline == "Which tile is it?"
    assert entry.places == []
    assert entry.stop()
    assert entry.swapping is None
    assert entry.marked == WEST
    assert not entry.stop()


def test_a_wrong_tile_is_another_one_of_the_box():
    entry = Entry(built("G10", "1,0"), *in_reserve("T11"))
    entry.show_kind(entry.tile("G10").kind)
    hold(entry, "T12")
    entry.start_swap(EAST, Swapping.WRONG_TILE)
    assert (entry.held, entry.kind, entry.from_reserve) == (None, None, False)
    assert entry.tile("T13e") in entry.picker.tiles
    assert entry.tile("T10w") not in entry.picker.tiles
    assert entry.tile("T11") not in entry.picker.tiles
    entry.touch_tile(entry.tile("T12"))
    assert entry.city == "* T12"
    assert entry.bench.seat.reserve == (entry.tile("T11"),)


def test_a_tile_is_rebuilt_from_the_reserve_and_goes_there():
    entry = Entry(built("G10", "1,0"), *in_reserve("T11", "T10w"))
    entry.start_swap(EAST, Swapping.REBUILD)
    assert entry.picker.headline == "Which tile of the reserve?"
    assert entry.picker.tiles == (entry.tile("T11"), entry.tile("T10w"))
    assert entry.picker.grey == (entry.tile("T10w"),)
    assert entry.picker.makings == ()
    entry.touch_tile(entry.tile("T11"))
    assert entry.city == "* T11"
    assert entry.bench.seat.reserve == (entry.tile("T10w"), entry.tile("G10"))


def test_where_no_tile_has_the_right_walls_for_a_swap_it_says_so():
    entry = Entry(built("G10", "1,0"), *in_reserve("T10w"))
    entry.start_swap(EAST, Swapping.REBUILD)
    assert entry.picker.nothing == (
        "None of them has the right walls where it touches its neighbours."
    )


def test_a_tile_is_swapped_and_the_swap_is_over():
    entry = Entry(built("G10", "1,0"))
    entry.start_swap(EAST, Swapping.WRONG_TILE)
    entry.touch_tile(entry.tile("T12"))
    assert entry.city == "* T12"
    assert entry.swapping is None
    assert entry.told == [("landed", EAST)]


def test_another_tile_or_place_ends_a_swap():
    entry = Entry(built("G10", "1,0"))
    entry.start_swap(EAST, Swapping.WRONG_TILE)
    entry.touch_cell(EAST)
    assert entry.swapping is None
    entry.start_swap(EAST, Swapping.WRONG_TILE)
    entry.touch_cell(WEST)
    assert (entry.swapping, entry.marked) == (None, WEST)


def test_a_swap_that_breaks_a_rule_is_explained_and_goes_on():
    entry = Entry(built("G10", "1,0"))
    entry.start_swap(EAST, Swapping.WRONG_TILE)
    entry.touch_tile(entry.tile("T10w"))
    assert entry.swapping == EAST
    assert entry.explanation.tile == entry.tile("T10w")
    assert entry.ghosts == {}


def test_the_reserve_stands_first_in_its_kind_fitting_or_grey():
    entry = Entry(*in_reserve("T12", "P2new"))
    entry.touch_cell(EAST)
    picker = entry.picker
    towers = [tile.code for tile in picker.tiles if tile.kind is entry.tile("T12").kind]
    assert towers[0] == "T12"
    assert {*picker.reserved} == {entry.tile("T12"), entry.tile("P2new")}
    assert picker.grey == (entry.tile("P2new"),)
    entry.show_kind(entry.tile("P2new").kind)
    assert entry.picker.tiles[0] == entry.tile("P2new")
    assert entry.picker.tiles.count(entry.tile("P2new")) == 1


def test_what_does_not_fit_is_not_counted_as_fitting():
    entry = Entry(*in_reserve("T12", "P2new"))
    entry.touch_cell(EAST)
    picker = entry.picker
    for kind in entry.bench.play.game.box.kinds:
        fitting = [t for t in picker.tiles if t.kind is kind and t not in picker.grey]
        assert picker.numbers[kind] == len(fitting)
        assert picker.number_of(kind) in (f"{len(fitting)} fit", f"{len(fitting)} fits")


def test_the_reserve_is_looked_after_and_lets_go_of_the_tile_in_hand():
    entry = Entry(*in_reserve("T11", "P2new"))
    hold(entry, "G10")
    entry.show_reserve(shown=True)
    assert (entry.held, entry.from_reserve) == (None, True)
    assert entry.picker.tiles == (entry.tile("T11"), entry.tile("P2new"))
    assert entry.picker.headline == "In the reserve"
    assert entry.stop()
    assert not entry.from_reserve
    assert not entry.stop()


def test_tiles_in_reserve_that_do_not_fit_are_pale():
    entry = Entry(*in_reserve("T11", "P2new"))
    entry.touch_cell(EAST)
    entry.show_reserve(shown=True)
    assert entry.picker.grey == (entry.tile("P2new"),)


def test_in_a_closed_palace_no_tile_of_the_reserve_fits():
    entry = Entry(*CLOSED, *in_reserve("T11"))
    entry.show_reserve(shown=True)
    assert entry.picker.grey == (entry.tile("T11"),)


def test_the_palace_is_built_again_once_the_reserve_is_empty():
    entry = Entry(*in_reserve("T11"))
    entry.show_reserve(shown=True)
    entry.bench.take_out(entry.tile("T11"))
    assert entry.bench.seat.reserve == ()
    assert not entry.from_reserve


def test_a_tile_from_the_reserve_is_laid_from_there_whatever_is_shown():
    entry = Entry(*in_reserve("T11"))
    entry.touch_cell(EAST)
    entry.touch_tile(entry.tile("T11"))
    assert entry.bench.seat.reserve == ()
    assert entry.bench.draft.events[0].from_reserve


def test_what_does_not_change_the_palace_leaves_mark_and_swap_alone():
    entry = Entry(built("G10", "1,0"))
    entry.touch_cell(WEST)
    entry.bench.put_aside(entry.tile("T12"))
    assert entry.marked == WEST
    entry.start_swap(EAST, Swapping.WRONG_TILE)
    entry.bench.put_aside(entry.tile("T11"))
    assert entry.swapping == EAST


def test_one_kind_is_shown_whole_what_does_not_fit_in_grey(entry):
    garden = entry.tile("G10").kind
    entry.touch_cell(EAST)
    entry.show_kind(garden)
    assert {tile.kind for tile in entry.picker.tiles} == {garden}
    assert len(entry.picker.tiles) == 11
    assert entry.tile("G10w") in entry.picker.grey
    assert entry.tile("G10") not in entry.picker.grey
    assert not entry.picker.nothing
    entry.show_kind(garden)
    assert entry.kind is None
    assert len({tile.kind for tile in entry.picker.tiles}) == 6


def test_a_tile_of_the_kind_that_is_shown_leads_back_to_all_that_fits(entry):
    entry.show_kind(entry.tile("G10").kind)
    entry.touch_tile(entry.tile("G10"))
    assert entry.kind is None
    assert len({tile.kind for tile in entry.picker.tiles}) == 6


def test_another_kind_and_the_reserve_take_an_explanation_away():
    entry = Entry(*in_reserve("T11"))
    for look in (
        lambda: entry.show_kind(entry.tile("T11").kind),
        lambda: entry.show_reserve(shown=True),
        lambda: entry.touch_cell(WEST),
        entry.stop,
    ):
        entry.build(entry.tile("P2new"), EAST)
        assert entry.explanation is not None
        look()
        assert entry.explanation is None


def test_nothing_begun_is_nothing_to_let_go_of(entry):
    entry.touch_cell(EAST)
    assert not entry.stop()
    assert entry.marked == EAST


def test_letting_go_of_a_tile_marks_the_next_place(entry):
    hold(entry, "G10")
    assert entry.marked is None
    assert entry.stop()
    assert entry.held is None
    assert entry.marked == NORTH


def test_a_tile_goes_away_or_into_the_reserve():
    entry = Entry(built("G10", "1,0"), built("T12", "2,0"))
    entry.remove(EAST, to_reserve=True)
    assert entry.explanation is not None
    assert entry.explanation.tile is None
    entry.remove(EAST, to_reserve=False)
    assert entry.city == "* . T12"
    assert entry.explanation is None
    entry.remove(Cell(2, 0), to_reserve=True)
    assert entry.city == "*"
    assert entry.told == []


def test_a_tile_in_hand_is_let_go_of_when_another_is_taken_away():
    entry = Entry(built("G10", "1,0"))
    hold(entry, "T12")
    entry.remove(EAST, to_reserve=False)
    assert entry.held is None
    assert entry.marked == EAST


def test_a_place_that_becomes_empty_is_marked(entry):
    entry.touch_cell(EAST)
    entry.touch_tile(entry.tile("G10"))
    entry.bench.undo()
    assert entry.marked == EAST


def test_a_closed_palace_says_why_nothing_fits_and_offers_nothing():
    entry = Entry(*CLOSED)
    assert entry.marked is None
    assert entry.picker.tiles == ()
    assert entry.picker.headline == "Nothing fits anywhere"
    assert entry.picker.nothing == "The palace is closed: every outer side is walled."
    entry.touch_tile(entry.tile("T12"))
    assert entry.held is None
    assert entry.told == [("refused", entry.picker.nothing)]


def test_a_tile_that_fits_nowhere_is_not_taken_in_hand():
    entry = Entry(built("T9nw", "0,-1"), built("A8n", "1,-1"))
    entry.take_in_hand(entry.tile("P2new"))
    assert entry.held is None
    assert entry.told == [("refused", "This tile fits nowhere.")]


def test_the_tile_in_hand_on_the_way_in_may_fit_nowhere():
    entry = Entry(*CLOSED, *in_reserve("T11"), held="T11")
    assert entry.places == []
    assert entry.picker.headline == "This tile fits nowhere"


def test_a_marked_place_where_nothing_fits_says_so():
    entry = Entry(built("P2new", "0,-1"), built("T9ne", "1,0"))
    entry.touch_cell(Cell(1, -1))
    assert entry.marked == Cell(1, -1)
    assert entry.picker.headline == "Nothing fits in the marked place"


def test_a_tile_from_the_reserve_can_be_in_hand_from_the_start():
    entry = Entry(*in_reserve("T11"), held="T11")
    assert (entry.held, entry.from_reserve, entry.marked) == (entry.tile("T11"), False, None)
    assert entry.picker.headline == "Tap a place for this tile"


def test_what_the_table_refuses_is_told_in_its_sentence_and_nothing_changes(entry, monkeypatch):
    def refuse(_event):
        raise RuleError("The last round is scored.")

    hold(entry, "G10")
    monkeypatch.setattr(entry.bench, "do", refuse)
    entry.touch_cell(EAST)
    assert entry.told == [("refused", "The last round is scored.")]
    assert entry.held == entry.tile("G10")
    assert (entry.explanation, entry.path) == (None, [])


def test_the_cells_of_an_explanation_are_marked_once_each():
    entry = Entry(built("T9nw", "0,-1"))
    entry.build(entry.tile("P2new"), EAST)
    faults = entry.explanation.faults
    cells = entry.explanation.cells
    assert set(cells) == {cell for fault in faults for cell in fault.cells}
    assert EAST in cells
    assert len(cells) == len(set(cells))


def test_other_peoples_tiles_are_not_offered():
    entry = Entry(built("G10", "1,0", "blue"))
    assert entry.bench.seat.colour is Colour.RED
    assert entry.tile("G10") not in entry.picker.tiles


def in_granada(*events, known=""):
    return Entry(*events, start=granada(3), tile_set=lambda: tiles(known))


def test_of_granadas_tiles_those_are_offered_whose_print_is_known():
    entry = in_granada(known="Pa10e+Sc11e Ho4n")
    entry.touch_cell(EAST)
    picker = entry.picker
    assert picker.headline == "13 known sides fit here"
    assert {BOX.read("Pa10e"), BOX.read("Sc11e"), BOX.read("Ho4n")} <= {*picker.tiles}
    assert picker.backs[BOX.read("Pa10e")] == BOX.read("Sc11e")
    assert BOX.read("Ho4n") not in picker.backs
    assert picker.makings == (Making.TILE,)
    assert picker.asks == "west open · the rest as you like"


def test_where_no_known_tile_fits_the_tile_is_to_be_told():
    entry = in_granada(laid("Sc9n", "1,0"))
    entry.touch_cell(Cell(1, -1))
    picker = entry.picker
    assert (picker.tiles, picker.headline) == ((), "No known side fits here")
    assert picker.nothing == "Tell which tile it is: its kind, its value, its sides."
    assert picker.asks == "a moat to the south · the rest as you like"


def test_a_wrong_tile_that_no_known_tile_can_be_is_told():
    below = laid("Di9n", "1,1", on_purpose=True)
    entry = in_granada(laid("Sc9s", "1,0"), laid("Ho9", "2,0"), below)
    entry.start_swap(EAST, Swapping.WRONG_TILE)
    assert (entry.picker.tiles, entry.picker.headline) == ((), "Which tile is it?")
    assert entry.picker.nothing == "Tell which tile it is: its kind, its value, its sides."


def test_a_tile_that_was_told_is_laid_at_the_mark_turned_over_from_the_side_that_was_bought():
    entry = in_granada()
    entry.touch_cell(EAST)
    entry.tell(BOX.read("Sc11e"), BOX.read("Pa10e"))
    assert entry.city == "* Sc11e"
    assert entry.bench.draft.events[0].bought == "Pa10e"


def test_a_tile_that_was_told_before_its_place_is_taken_in_hand():
    entry = in_granada()
    entry.choose_tile_first()
    entry.tell(BOX.read("Sc11e"))
    assert (entry.held, entry.city) == (BOX.read("Sc11e"), "*")


def test_a_tile_that_was_told_takes_the_place_of_the_wrong_one():
    entry = in_granada(laid("Sc11e", "1,0"))
    entry.start_swap(EAST, Swapping.WRONG_TILE)
    entry.tell(BOX.read("Sc11n"))
    assert (entry.city, entry.swapping) == ("* Sc11n", None)
