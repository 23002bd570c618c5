import pytest

from companion.board.grid import Cell
from companion.board.tiles import Tile
from companion.drafts.palace.past_palace import CorrectionDraft, PastPalace
from companion.errors import RuleError
from companion.record import Colour
from companion.record.events import (
    CountsTyped,
    DummyDrew,
    EntryMode,
    PlayerRenamed,
    RoundScored,
    TileBuilt,
)
from companion.tileset import TileSet
from tests.record.tables import FIRST_SIX, after, built, table

EAST = Cell(1, 0)


class Bench(PastPalace):
    """Round 1 of three players, Ana's palace of one garden; counts how often it has changed."""

    def __init__(self, record=None, colour=Colour.RED, draft=None, tile_set=TileSet):
        self.changes = 0
        scored = record or after(
            table(3, modules=("huts",)), built("G10", "1,0"), RoundScored(round=1)
        )
        super().__init__(scored, colour, 1, draft or CorrectionDraft(), self._count, tile_set)

    def _count(self):
        self.changes += 1

    def tile(self, code) -> Tile:
        return self.play.game.box.read(code)

    @property
    def city(self):
        return self.seat.city.text


@pytest.fixture
def bench():
    return Bench()


def test_the_palace_is_as_it_stood(bench):
    assert bench.city == "* G10"
    assert not bench.is_changed
    assert bench.draft == CorrectionDraft()
    assert (bench.undoes, bench.redoes) == ("", "")


def test_what_came_later_is_not_in_it():
    record = after(
        table(3),
        built("G10", "1,0"),
        RoundScored(round=1),
        built("T12", "2,0"),
        RoundScored(round=2),
    )
    bench = Bench(record)
    assert bench.city == "* G10"
    assert bench.play.next_round == 1
    assert bench.play.scored == ()


def test_a_player_has_todays_name_and_the_dummy_what_he_had():
    record = after(
        table(2),
        FIRST_SIX,
        RoundScored(round=1),
        PlayerRenamed(player="red", name="Anja"),
        DummyDrew(tiles=("P2new", "P3sw", "P4es", "P5nw", "P6n", "P7e")),
    )
    bench = Bench(record)
    assert bench.seat.name == "Anja"
    assert [tile.code for tile in bench.play.dummy_tiles] == list(FIRST_SIX.tiles)


def test_every_act_changes_the_draft_and_is_heard_of(bench):
    bench.build(bench.tile("T12"), Cell(2, 0))
    assert (bench.city, bench.changes, bench.is_changed) == ("* G10 T12", 1, True)
    assert bench.draft.events == (TileBuilt(player="red", tile="T12", cell="2,0"),)
    assert bench.undoes == "tower 12 built"
    bench.undo()
    assert (bench.city, bench.changes, bench.redoes) == ("* G10", 2, "tower 12 built")
    bench.redo()
    assert (bench.city, bench.changes) == ("* G10 T12", 3)


def test_where_there_is_nothing_to_take_back_nothing_happens(bench):
    bench.undo()
    bench.redo()
    assert (bench.city, bench.changes) == ("* G10", 0)


def test_a_draft_is_gone_on_with_as_far_as_it_fits(bench):
    bench.build(bench.tile("T12"), Cell(2, 0))
    bench.build(bench.tile("T13e"), Cell(3, 0))
    again = Bench(draft=CorrectionDraft.model_validate_json(bench.draft.model_dump_json()))
    assert again.city == "* G10 T12 T13e"
    events = bench.draft.events
    partly = Bench(draft=CorrectionDraft(events=(events[0], events[0], events[1])))
    assert partly.city == "* G10 T12"


def test_a_tile_comes_from_the_bag_or_from_the_reserve(bench):
    bench.put_aside(bench.tile("T12"))
    assert bench.seat.reserve == (bench.tile("T12"),)
    bench.build(bench.tile("T12"), Cell(2, 0), from_reserve=True)
    assert (bench.city, bench.seat.reserve) == ("* G10 T12", ())


def test_what_the_rules_forbid_is_built_on_purpose_only(bench):
    with pytest.raises(RuleError):
        bench.build(bench.tile("T12"), Cell(5, 0))
    assert bench.changes == 0
    bench.build(bench.tile("T12"), Cell(5, 0), on_purpose=True)
    assert bench.city == "* G10 . . . T12"
    assert {fault.cells for fault in bench.faults} == {(Cell(5, 0),)}


def test_a_hut_is_taken_from_its_stack_or_out_of_the_reserve(bench):
    hut = bench.tile("HGn")
    bench.build(hut, Cell(2, 0))
    assert bench.city == "* G10 HGn"
    assert bench.undoes == "garden hut built"
    bench.undo()
    bench.put_aside(hut)
    assert bench.seat.reserve == (hut,)
    bench.build(hut, Cell(2, 0), from_reserve=True)
    assert (bench.city, bench.seat.reserve) == ("* G10 HGn", ())


def test_a_hut_is_built_where_it_may_not_stand_on_purpose_only(bench):
    with pytest.raises(RuleError):
        bench.build(bench.tile("HGn"), Cell(5, 0))
    bench.build(bench.tile("HGn"), Cell(5, 0), on_purpose=True)
    assert bench.city == "* G10 . . . HGn"


def test_a_tile_goes_into_the_reserve_or_away(bench):
    bench.remove(EAST, to_reserve=True)
    assert (bench.city, bench.seat.reserve) == ("*", (bench.tile("G10"),))
    bench.take_out(bench.tile("G10"))
    assert bench.seat.reserve == ()
    bench.undo()
    bench.undo()
    bench.remove(EAST, to_reserve=False)
    assert (bench.city, bench.seat.reserve) == ("*", ())


def test_a_tile_from_the_middle_goes_on_purpose_only(bench):
    bench.build(bench.tile("T12"), Cell(2, 0))
    with pytest.raises(RuleError):
        bench.remove(EAST, to_reserve=True)
    bench.remove(EAST, to_reserve=True, on_purpose=True)
    assert bench.city == "* . T12"


def test_a_tile_swapped_from_the_reserve_sends_the_other_there(bench):
    bench.put_aside(bench.tile("T12"))
    bench.swap(bench.tile("T12"), EAST, rebuilt=True)
    assert (bench.city, bench.seat.reserve) == ("* T12", (bench.tile("G10"),))


def test_a_tile_that_was_entered_wrongly_is_swapped_away(bench):
    bench.swap(bench.tile("T12"), EAST, rebuilt=False)
    assert (bench.city, bench.seat.reserve) == ("* T12", ())
    with pytest.raises(RuleError):
        bench.swap(bench.tile("S8s"), Cell(0, 0), rebuilt=False)
    with pytest.raises(RuleError):
        bench.swap(bench.tile("T10w"), EAST, rebuilt=False)
    bench.swap(bench.tile("T10w"), EAST, rebuilt=False, on_purpose=True)
    assert bench.city == "* T10w"


def test_numbers_stand_for_the_palace_until_it_is_chosen_again(bench):
    bench.count({"garden": 2}, 4)
    assert bench.seat.by_counts
    assert bench.holding.wall == 4
    bench.choose(EntryMode.PALACE)
    assert not bench.seat.by_counts


def test_the_worth_of_a_palace_is_that_of_its_owner():
    record = after(
        table(3), built("G10", "1,0"), built("T9nw", "0,-1", "blue"), RoundScored(round=1)
    )
    bench = Bench(record, Colour.BLUE)
    assert (bench.holding.name, bench.holding.wall) == ("Leo", 2)
    assert bench.around.elsewhere == {bench.tile("G10")}


def test_faults_are_those_of_its_owner_alone():
    record = after(
        table(3),
        built("G10", "1,0"),
        built("T12", "5,0", "blue", on_purpose=True),
        RoundScored(round=1, anyway=True),
    )
    assert Bench(record).faults == ()
    assert {fault.cells for fault in Bench(record, Colour.BLUE).faults} == {(Cell(5, 0),)}


def test_the_round_is_put_right_in_one_event(bench):
    bench.put_aside(bench.tile("S9"))
    bench.build(bench.tile("T12"), Cell(2, 0))
    event = bench.correction(later_too=False)
    assert (event.round, event.player, event.city) == (1, Colour.RED, "* G10 T12")
    assert (event.reserve, event.later_too, event.anyway) == (("S9",), False, False)
    assert (event.counts, event.best, event.wall) == (None, {}, 0)
    assert bench.correction(later_too=True).later_too


def test_what_is_odd_in_it_is_kept_all_the_same(bench):
    bench.build(bench.tile("T12"), Cell(5, 0), on_purpose=True)
    assert bench.correction(later_too=True).anyway


def test_a_round_given_in_numbers_is_put_right_in_numbers():
    typed = CountsTyped(player="red", counts={"garden": 2}, wall=4)
    bench = Bench(after(table(3), typed, RoundScored(round=1)))
    bench.count({"garden": 1}, 3)
    event = bench.correction(later_too=True)
    assert (event.city, event.wall, event.best) == (None, 3, {})
    assert {kind: number for kind, number in event.counts.items() if number} == {"garden": 1}
    bench.choose(EntryMode.PALACE)
    assert bench.correction(later_too=True).city == "*"


def test_the_highest_tiles_that_were_told_stay_with_the_numbers():
    typed = CountsTyped(player="red", counts={"school": 2}, wall=4, best={"school": 9})
    bench = Bench(after(table(3, game="granada"), typed, RoundScored(round=1)))
    assert bench.correction(later_too=True).best == {"school": 9}


def test_a_bonus_card_is_shown_and_taken_back_while_its_tile_stands_there():
    record = after(table(3, modules=("bonus",)), built("G10", "1,0"), RoundScored(round=1))
    bench = Bench(record)
    garden = bench.tile("G10")
    assert bench.may_show_card(garden)
    assert not bench.may_show_card(bench.tile("T12"))
    bench.show_card(garden)
    assert bench.seat.shown == (garden,)
    assert not bench.may_show_card(garden)
    bench.take_card_back(garden)
    assert bench.seat.shown == ()
