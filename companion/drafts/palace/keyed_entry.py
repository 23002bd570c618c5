"""A palace entered on a keyboard: keys do what fingers do, and point at tiles too."""

from collections.abc import Callable
from functools import partial
from string import ascii_lowercase, digits

from companion.board.grid import ORIGIN, Cell, Side
from companion.board.tiles import Tile
from companion.drafts.palace.acts import Listener
from companion.drafts.palace.entry import PalaceEntry
from companion.drafts.palace.typed_tile import TypedTile, next_kind
from companion.drafts.palace.workbench import Workbench

ARROWS = {"up": Side.N, "right": Side.E, "down": Side.S, "left": Side.W}


class KeyedEntry(PalaceEntry):
    """Follows keys as well as fingers."""

    def __init__(self, bench: Workbench, listener: Listener, held: Tile | None = None) -> None:
        """Begin with nothing pointed at and nothing typed."""
        super().__init__(bench, listener, held)
        self.pointed: Cell | None = None
        """A tile of the palace that the arrows have come to."""
        self.typed = TypedTile()

    @property
    def keys(self) -> dict[str, Callable[[], object]]:
        """What each key does: arrows move on, letters choose a kind, digits a price."""
        return {
            **{arrow: partial(self.step, side) for arrow, side in ARROWS.items()},
            **{letter: partial(self.type_letter, letter) for letter in ascii_lowercase},
            **{digit: partial(self.type_digit, digit) for digit in digits},
            "enter": self.enter,
            "delete": self.delete,
        }

    def step(self, side: Side) -> None:
        """Go on by one cell: to an empty place, which is marked then, or to a tile."""
        start = self.pointed or self.marked or ORIGIN
        cell, city = start.step(side), self.bench.seat.city
        if cell in city:
            self.pointed = cell
            self.refresh()
        elif any(city.neighbours(cell)):
            self.touch_cell(cell)

    def type_letter(self, letter: str) -> None:
        """Show a kind whose letters begin like that."""
        kind = next_kind(self.bench.play.game.box.kinds, letter, self.kind)
        if kind is not self.kind:
            self.show_kind(kind or self.kind)

    def type_digit(self, digit: str) -> None:
        """Name a tile by its price, among those that fit."""
        self.typed = self.typed.with_digit(digit, self._tappable)
        self.listener.changed()

    def enter(self) -> None:
        """Build the tile that was named, or the only one that fits; or ask about a tile."""
        tappable = self._tappable
        if self.pointed is not None:
            self.touch_cell(self.pointed)
        elif self.typed.tile is not None:
            self.touch_tile(self.typed.tile)
        elif len(tappable) == 1:
            self.touch_tile(tappable[0])

    def delete(self) -> None:
        """Take the tile that is pointed at away, for it does not lie there."""
        if self.pointed not in (None, ORIGIN):
            self.remove(self.pointed, to_reserve=False)

    def touch_cell(self, cell: Cell) -> None:
        """A place is marked, or a tile asked about: nothing is pointed at any more."""
        self.pointed = None
        super().touch_cell(cell)

    def follow(self) -> None:
        """The table has changed: what was pointed at may lie there no more."""
        self.pointed = None
        super().follow()

    def refresh(self) -> None:
        """Something else is offered: what was typed is forgotten."""
        self.typed = TypedTile()
        super().refresh()

    @property
    def _tappable(self) -> list[Tile]:
        picker = self.picker
        return [tile for tile in picker.tiles if tile not in picker.grey]
