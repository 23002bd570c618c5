"""Entering a palace: the marked place, the tile in hand, what is offered, and what is explained."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from companion.board import building
from companion.board.building import Surroundings, Swap
from companion.board.city import City
from companion.board.faults import Fault, FaultCode, FaultError
from companion.board.grid import ORIGIN, Cell
from companion.board.offers import Offers
from companion.board.tiles import Kind, Tile
from companion.drafts.workbench import Workbench
from companion.errors import CompanionError
from companion.record.events.building import IMPOSSIBLE
from companion.words import _


@dataclass(frozen=True)
class Explanation:
    """What is wrong with an act, drawn on the board, and the way to keep it all the same."""

    faults: tuple[Fault, ...]
    tile: Tile | None
    cell: Cell
    keep: Callable[[], None] | None = None

    @property
    def cells(self) -> list[Cell]:
        """The cells that the board marks red."""
        return list({cell: None for fault in self.faults for cell in fault.cells})


@dataclass(frozen=True)
class Listener:
    """Whoever shows an entry, and what it is told."""

    changed: Callable[[], None]
    """Something else is marked, held, offered or explained."""
    landed: Callable[[Cell], None]
    """A tile has found its place."""
    asked: Callable[[Cell], None]
    """A tile that lies there was tapped: what shall become of it?"""
    refused: Callable[[str], None]
    """Something cannot be, whatever the table says."""


class Attempt(Protocol):
    """Something to be done to a palace, by the rules or on purpose."""

    def __call__(self, *, on_purpose: bool) -> None:
        """Do it, or raise what forbids it."""


class PalaceEntry:
    """Follows the fingers between board and picker; the palace itself is on the workbench."""

    def __init__(self, bench: Workbench, listener: Listener, held: Tile | None = None) -> None:
        """Begin with a tile from the reserve in hand, or with none."""
        self.bench = bench
        self._listener = listener
        self.marked: Cell | None = None
        self.held = held
        """A tile in hand that looks for its place."""
        self.swapping: Cell | None = None
        """The tile that is to make room for another."""
        self.from_reserve = held is not None
        """Whether the picker shows the reserve."""
        self.kind: Kind | None = None
        """The one kind that the picker shows, those that do not fit in grey."""
        self.explanation: Explanation | None = None
        self.path: list[Cell] = []
        self.passed_over: set[Cell] = set()
        self._city: City | None = None

    # The table changed.

    def follow(self) -> None:
        """The table has changed: go on from what was laid, or back to what was taken away."""
        seat = self.bench.seat
        self.offers = Offers.for_city(seat.city, self.bench.play.unseen, self.bench.around)
        if self.held in seat.player.laid:
            self.held = None
        if seat.city != self._city:
            self.explanation = self.swapping = None
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

    @property
    def _at_hand(self) -> tuple[Tile, ...]:
        """The tiles that could be laid: the player's reserve, and what lies nowhere yet."""
        return (*self.bench.seat.reserve, *self.bench.play.unseen)

    def _next_mark(self) -> Cell | None:
        return None if self.held else self.offers.next_place(self.path, self.passed_over)

    # A finger on the board.

    def touch_cell(self, cell: Cell) -> None:
        """A cell was tapped: mark it, put the tile in hand there, or ask what to do with it."""
        if self.held is not None and cell not in self.bench.seat.city:
            self._build(self.held, cell)
            return
        self.explanation = None
        if cell in self.bench.seat.city:
            self.swapping = None
        else:
            self._mark(cell)
        self.refresh()
        if cell == ORIGIN:
            self._listener.refused(FaultCode.START_TILE.sentence)
        elif cell in self.bench.seat.city:
            self._listener.asked(cell)

    def _mark(self, cell: Cell) -> None:
        if not any(self.bench.seat.city.neighbours(cell)) or cell == self.marked:
            self.marked = None
            return
        if self.marked is not None:
            self.passed_over.add(self.marked)
        self.passed_over.discard(cell)
        self.swapping = None
        self.marked = cell

    # A finger on the picker.

    def touch_tile(self, tile: Tile) -> None:
        """A tile was tapped: lay it at the mark, or take it in hand."""
        if self.swapping is not None:
            cell = self.swapping
            self._attempt(
                lambda *, on_purpose: self.bench.swap(tile, cell, on_purpose=on_purpose), tile, cell
            )
        elif self.marked is not None:
            self._build(tile, self.marked)
        else:
            self.explanation = None
            self.held = None if self.held == tile else tile
            self.refresh()

    def show_kind(self, kind: Kind | None) -> None:
        """Show one kind with what does not fit in grey, or again all that fits."""
        self.kind = None if kind is self.kind else kind
        self.explanation = None
        self.refresh()

    def show_reserve(self, shown: bool) -> None:  # noqa: FBT001  # On or off is all there is.
        """Show the reserve in the picker, or the bag again."""
        self.from_reserve = shown
        self.held = self.explanation = None
        self.refresh()

    def start_swap(self, cell: Cell) -> None:
        """Look for a tile to put in another's place."""
        self.swapping, self.marked, self.held, self.kind = cell, None, None, None
        self.from_reserve = False
        self.refresh()

    def stop(self) -> bool:
        """Let go of whatever was begun, and say whether there was anything."""
        begun = bool(self.explanation or self.held or self.swapping is not None)
        self.explanation = self.held = self.swapping = None
        if begun:
            self.marked = self._next_mark()
            self.refresh()
        return begun

    # What becomes of it.

    def remove(self, cell: Cell, *, to_reserve: bool) -> None:
        """Take a tile out of the palace; one that never lay there goes whatever the rules say."""
        self.held = None
        self._attempt(
            lambda *, on_purpose: self.bench.remove(
                cell, to_reserve=to_reserve, on_purpose=on_purpose or not to_reserve
            ),
            None,
            cell,
        )

    def _build(self, tile: Tile, cell: Cell) -> None:
        from_reserve = tile in self.bench.seat.reserve
        self._attempt(
            lambda *, on_purpose: self.bench.build(
                tile, cell, from_reserve=from_reserve, on_purpose=on_purpose
            ),
            tile,
            cell,
        )

    def _attempt(
        self, act: Attempt, tile: Tile | None, cell: Cell, *, on_purpose: bool = False
    ) -> None:
        def keep() -> None:
            self._attempt(act, tile, cell, on_purpose=True)

        self.explanation = None
        try:
            act(on_purpose=on_purpose)
        except FaultError as problem:
            impossible = any(fault.code in IMPOSSIBLE for fault in problem.faults)
            self.explanation = Explanation(problem.faults, tile, cell, None if impossible else keep)
            self.refresh()
        except CompanionError as problem:
            self.refresh()
            self._listener.refused(str(problem))
        else:
            if cell in self.bench.seat.city:
                self._listener.landed(cell)

    def refresh(self) -> None:
        """Work out what the board and the picker show, and say so."""
        self.places = self._places()
        self.ghosts = self._ghosts()
        self.fitting = self._fitting()
        if self.from_reserve:
            shown = list(self.bench.seat.reserve)
        elif self.kind is not None:
            shown = [tile for tile in self.bench.play.game.box.tiles if tile.kind is self.kind]
        else:
            shown = list(self.fitting)
        fits = set(self.fitting)
        self.grey = [tile for tile in shown if tile not in fits]
        self.offered = shown
        self.headline = self._headline()
        self._listener.changed()

    def _fitting(self) -> tuple[Tile, ...]:
        """The tiles that can be tapped with success now."""
        if self.swapping is not None:
            city, around = self.bench.seat.city, _without(self.bench)
            return tuple(
                tile
                for tile in self._at_hand
                if building.can(city, Swap(self.swapping, tile), around)
            )
        if self.marked is None:
            return self._at_hand
        if self.from_reserve:
            place = Offers.for_city(
                self.bench.seat.city, self.bench.seat.reserve, _without(self.bench)
            )
            return place.fitting(self.marked)
        return self.offers.fitting(self.marked)

    def _places(self) -> list[Cell]:
        if self.swapping is not None:
            return []
        if self.held is None:
            return list(self.offers.places)
        own = Offers.for_city(self.bench.seat.city, [self.held], _without(self.bench))
        return list(own.for_tile(self.held))

    def _ghosts(self) -> dict[Cell, Tile]:
        why = self.explanation
        if why is None or why.tile is None or why.cell in self.bench.seat.city:
            return {}
        return {why.cell: why.tile}

    def _headline(self) -> str:
        if self.swapping is not None:
            return _("Tile to put there instead")
        if self.held is not None:
            return _("Tap a place for this tile") if self.places else _("This tile fits nowhere")
        if self.from_reserve:
            return _("Tiles in reserve")
        if self.marked is None:
            return _("Tap a tile, then its place")
        if not self.offers.fitting(self.marked):
            return _("Nothing fits in the marked place")
        return _("Tile for the marked place")


def _without(bench: Workbench) -> Surroundings:
    """What lies around a palace, its owner's reserve left out: those tiles are to be laid."""
    around = bench.around
    own = {*bench.seat.reserve}
    return Surroundings(around.elsewhere - own, 0, around.options)
