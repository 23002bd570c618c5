"""Entering a palace: the marked place, the tile in hand, what is offered, and what is explained."""

from companion.board.city import City
from companion.board.faults import FaultCode
from companion.board.grid import ORIGIN, Cell
from companion.board.offers import Offers
from companion.board.tiles import Kind, Tile
from companion.drafts.palace.acts import Listener, PalaceActs, Swapping
from companion.drafts.palace.picker import HowFar, around, at_hand, picker
from companion.drafts.palace.workbench import Workbench
from companion.words import _


class PalaceEntry(PalaceActs):
    """Follows the fingers between board and picker; the palace itself is on the workbench."""

    def __init__(self, bench: Workbench, listener: Listener, held: Tile | None = None) -> None:
        """Begin with a tile from the reserve in hand, or with none."""
        super().__init__(bench, listener)
        self.marked: Cell | None = None
        self.held = held
        """A tile in hand that looks for its place."""
        self.swapping: Cell | None = None
        """The tile that is to make room for another."""
        self.why_swapping = Swapping.REBUILD
        self.from_reserve = False
        """Whether the reserve is looked after, and not the palace built."""
        self.kind: Kind | None = None
        """The one kind that the picker shows, those that do not fit in grey."""
        self.path: list[Cell] = []
        self.passed_over: set[Cell] = set()
        self._city: City | None = None

    # The table changed.

    def follow(self) -> None:
        """The table has changed: go on from what was laid, or back to what was taken away."""
        seat = self.bench.seat
        self.offers = Offers.for_city(seat.city, at_hand(self.bench), around(self.bench))
        if self.held in seat.player.laid:
            self.held = None
        if seat.city != self._city:
            # Whatever comes next is of any kind.
            self.explanation = self.swapping = self.kind = None
            before = seat.city if self._city is None else self._city
            self.marked = self._mark_after(before, seat.city)
            self._city = seat.city
        if not seat.reserve:
            self.from_reserve = False
        self.refresh()

    def _mark_after(self, before: City, now: City) -> Cell | None:
        """The place to go on with: the one that became empty, or the next on the path."""
        laid = [cell for cell, tile in now if cell not in before or before[cell] != tile]
        gone = [cell for cell, _tile in before if cell not in now]
        self.path = [cell for cell in self.path if cell in now and cell not in laid] + laid
        self.passed_over.difference_update(laid)
        return gone[-1] if gone and self.held is None else self._next_mark()

    def _next_mark(self) -> Cell | None:
        return None if self.held else self.offers.next_place(self.path, self.passed_over)

    # A finger on the board.

    def touch_cell(self, cell: Cell) -> None:
        """A cell was tapped: mark it, put the tile in hand there, or ask what to do with it."""
        city = self.bench.seat.city
        if self.held is not None and cell not in city:
            self.build(self.held, cell)
            return
        self.explanation = None
        if cell in city:
            self.swapping = None
        elif any(city.neighbours(cell)):
            self._mark(cell)
        self.refresh()
        if cell == ORIGIN:
            self.listener.refused(FaultCode.START_TILE.sentence)
        elif cell in city:
            self.listener.asked(cell)

    def _mark(self, cell: Cell) -> None:
        """Mark a place; what was marked before is probably empty on the table."""
        if self.marked not in (None, cell):
            self.passed_over.add(self.marked)
        self.passed_over.discard(cell)
        self.swapping = None
        self.marked = cell

    # A finger on the picker.

    def touch_tile(self, tile: Tile) -> None:
        """A tile was tapped: lay it at the mark, or take it in hand."""
        if self.swapping is not None:
            self.swap(tile, self.swapping, self.why_swapping)
        elif self.marked is not None:
            self.build(tile, self.marked)
        elif self.held == tile:
            self.stop()
        else:
            self.take_in_hand(tile)

    def tell(self, tile: Tile, bought: Tile | None = None) -> None:
        """A tile was told of: it lies at the mark, turned over if another side was bought."""
        if self.swapping is None and self.marked is not None:
            self.build(tile, self.marked, bought)
        else:
            self.touch_tile(tile)

    def take_in_hand(self, tile: Tile) -> None:
        """Look for a place for a tile, or say that there is none."""
        if not self._places_of(tile):
            self.listener.refused(self.picker.nothing or _("This tile fits nowhere."))
            return
        self.choose_tile_first()
        self.held = tile
        self.refresh()

    def choose_tile_first(self) -> None:
        """Take the mark away, so that a tile is tapped first and its place after."""
        self.marked = self.held = self.swapping = self.explanation = None
        self.from_reserve = False
        self.refresh()

    def show_kind(self, kind: Kind | None) -> None:
        """Show one kind with what does not fit in grey, or again all that fits."""
        self.kind = None if kind is self.kind else kind
        self.explanation = None
        self.refresh()

    def show_reserve(self, shown: bool) -> None:  # noqa: FBT001  # On or off is all there is.
        """Look after the reserve, or build again."""
        self.from_reserve = shown
        self.held = self.swapping = self.explanation = self.kind = None
        self.marked = self.marked or self._next_mark()
        self.refresh()

    def start_swap(self, cell: Cell, why: Swapping) -> None:
        """Look for a tile to put in another's place."""
        self.swapping, self.why_swapping = cell, why
        self.held = self.kind = self.explanation = None
        self.from_reserve = False
        self.refresh()

    def stop(self) -> bool:
        """Let go of whatever was begun, and say whether there was anything.

        A tile that is built now or never is held as long as somebody is here.
        """
        never_let_go = self.held is not None and self.bench.is_leftover(self.held)
        if self.explanation is None and (never_let_go or not self.is_begun):
            return False
        if self.explanation is not None:
            self.explanation = None
        else:
            self.held = self.swapping = None
            self.from_reserve = False
            self.marked = self.marked or self._next_mark()
        self.refresh()
        return True

    @property
    def is_begun(self) -> bool:
        """Whether there is something to let go of before one goes on with the mark."""
        return self.held is not None or self.swapping is not None or self.from_reserve

    # What becomes of it.

    def remove(self, cell: Cell, *, to_reserve: bool) -> None:
        """Take a tile out of the palace, and let go of the one in hand."""
        self.held = None
        super().remove(cell, to_reserve=to_reserve)

    def refresh(self) -> None:
        """Work out what the board and the picker show, and say so."""
        self.places = self._places()
        self.ghosts = self._ghosts()
        choosing = HowFar(
            marked=self.marked,
            held=self.held,
            swapping=self.swapping,
            why_swapping=self.why_swapping,
            from_reserve=self.from_reserve,
            kind=self.kind,
        )
        self.picker = picker(self.bench, self.offers, choosing)
        super().refresh()

    def _places(self) -> list[Cell]:
        if self.swapping is not None:
            return []
        if self.held is None:
            return list(self.offers.places)
        return self._places_of(self.held)

    def _places_of(self, tile: Tile) -> list[Cell]:
        """Where a tile may go; one that was made up is not among those at hand."""
        own = Offers.for_city(self.bench.seat.city, [tile], around(self.bench))
        return list(own.for_tile(tile))

    def _ghosts(self) -> dict[Cell, Tile]:
        why = self.explanation
        if why is None or why.tile is None or why.cell in self.bench.seat.city:
            return {}
        return {why.cell: why.tile}
