"""A tile handed out at the end: dealt from the market as it was told, laid now or never."""

import pytest

from companion.board.grid import Cell
from companion.drafts.market import Market, dealing
from companion.drafts.palace.acts import Listener
from companion.drafts.palace.entry import PalaceEntry
from companion.drafts.palace.workbench import Workbench
from companion.record import Colour
from companion.record.events import LeftoverDeclined, RoundScored
from companion.stages.leftovers import Reason
from companion.wording.placements import Placement, placement
from tests.record.granada_tables import granada, laid, told
from tests.record.tables import after

EAST = Cell(1, 0)


class LiveBench(Workbench):
    """The palace of a record, which goes on with every act."""

    undoes = redoes = ""

    def __init__(self, record, colour=Colour.RED):
        self.record = record
        super().__init__(colour)

    @property
    def play(self):
        return self.record.play

    def do(self, event):
        self.record = self.record.act(event)

    def undo(self):
        """Nobody asks for it here."""

    redo = undo


def ready(*events, **settings):
    return after(granada(3, **settings), *events, RoundScored(round=1), RoundScored(round=2))


def market(play, *codes, winner=Colour.RED):
    told_of = Market()
    for number, code in enumerate(codes, start=1):
        told_of = told_of.with_tile(number, play.game.box.read(code))
        told_of = told_of.with_slot(number, winner=winner)
    return told_of


def dealt(record, told_of):
    return after(record, dealing(record.play, told_of.next_to_deal(record.play)))


@pytest.fixture
def bench():
    record = ready()
    return LiveBench(dealt(record, market(record.play, "Sc12e", "Pa7")))


def test_slots_are_dealt_in_their_order_and_the_market_remembers_what_was_dealt():
    record = ready()
    told_of = market(record.play, "Sc12e", "Pa7")
    assert told_of.next_to_deal(record.play).tile == "Sc12e"
    record = after(dealt(record, told_of), LeftoverDeclined(player="red"))
    assert told_of.without_the_lying(record.play) == told_of
    left = told_of.next_to_deal(record.play)
    assert (left.slot, left.tile) == (2, "Pa7")
    record = after(dealt(record, told_of), LeftoverDeclined(player="red"))
    assert told_of.next_to_deal(record.play) is None


def test_a_tile_is_dealt_once_it_is_known_to_whom():
    play = ready().play
    for winner in (Colour.RED, Reason.TIE):
        told_of = market(play, "Sc12e", winner=winner)
        assert told_of.knows_who_gets(told_of.next_to_deal(play))
    nobody_yet = market(play, "Sc12e", winner=None)
    assert not nobody_yet.knows_who_gets(nobody_yet.next_to_deal(play))


def test_a_tile_with_other_moats_than_were_told_is_dealt_as_the_table_sees_it():
    record = ready(tile_set=told(("Pa10e", "Sc11e")))
    told_of = market(record.play, "Sc11w")
    assert dealing(record.play, told_of.next_to_deal(record.play)).on_purpose
    assert dealt(record, told_of).play.in_hand.tile.code == "Sc11w"


def test_only_whoever_was_handed_the_tile_has_it_in_hand(bench):
    tile = bench.play.in_hand.tile
    assert bench.leftovers == (tile,)
    assert bench.to_be_laid("Sc12e") == tile
    assert bench.to_be_laid("Pa7") is None
    other = LiveBench(bench.record, Colour.BLUE)
    assert (other.leftovers, other.to_be_laid("Sc12e")) == ((), None)
    assert not other.is_leftover(tile)


def test_it_is_laid_as_what_was_handed_out_and_shown_among_the_tiles(bench):
    entry = PalaceEntry(bench, silent(), bench.to_be_laid("Sc12e"))
    entry.follow()
    assert entry.picker.tiles[0].code == "Sc12e"
    assert entry.picker.reserved == ()
    entry.touch_cell(EAST)
    assert bench.record.undoes == "school 12 built"
    assert bench.play.in_hand is None


def test_as_long_as_somebody_is_here_it_is_not_let_go(bench):
    entry = PalaceEntry(bench, silent(), bench.to_be_laid("Sc12e"))
    entry.follow()
    assert not entry.stop()
    entry.touch_cell(Cell(-1, 0))
    assert entry.explanation is not None
    assert entry.stop()
    assert entry.held.code == "Sc12e"


def test_what_has_become_of_it_is_said(bench):
    play = bench.play
    ana = play.seats[0]
    assert placement(play, play.awards[0]) == Placement("Ana gets school 12", "", ana)
    bench.do(LeftoverDeclined(player="red"))
    assert placement(bench.play, bench.play.awards[0]) == Placement(
        "Ana declines school 12", "It counts nowhere.", ana
    )


def test_a_tile_of_the_reserve_waits_as_well():
    record = after(granada(3), laid("Sc12", "1,0"))
    bench = LiveBench(record)
    bench.put_aside(bench.play.game.box.read("Pa7"))
    assert bench.to_be_laid("Pa7").code == "Pa7"


def silent():
    return Listener(*[lambda *_: None] * 4)
