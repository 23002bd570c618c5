"""Acts on a palace: done by the rules, or explained and then done on purpose."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from companion.board.faults import Fault, FaultError
from companion.board.grid import Cell
from companion.board.tiles import Tile
from companion.drafts.palace.workbench import Workbench
from companion.errors import CompanionError
from companion.record.events.building import IMPOSSIBLE


class Swapping(StrEnum):
    """Why a tile is to make room for another."""

    REBUILD = "rebuild"
    """By the rules: the old one goes into the reserve, the new one comes from there."""
    WRONG_TILE = "wrong-tile"
    """It was entered wrongly: the old one never lay there."""


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


class PalaceActs:
    """Does to a palace what fingers ask for, and says what is wrong with it."""

    def __init__(self, bench: Workbench, listener: Listener) -> None:
        self.bench = bench
        self.listener = listener
        self.explanation: Explanation | None = None

    def refresh(self) -> None:
        """Show what has become of it."""
        self.listener.changed()

    def build(self, tile: Tile, cell: Cell, bought: Tile | None = None) -> None:
        """Lay a tile, turned over if another side was bought; one of the reserve leaves it."""
        from_reserve = tile in self.bench.seat.reserve
        self._attempt(
            lambda *, on_purpose: self.bench.build(
                tile, cell, from_reserve=from_reserve, on_purpose=on_purpose, bought=bought
            ),
            tile,
            cell,
        )

    def swap(self, tile: Tile, cell: Cell, why: Swapping) -> None:
        """Put a tile in another's place."""
        rebuilt = why is Swapping.REBUILD
        self._attempt(
            lambda *, on_purpose: self.bench.swap(
                tile, cell, rebuilt=rebuilt, on_purpose=on_purpose
            ),
            tile,
            cell,
        )

    def remove(self, cell: Cell, *, to_reserve: bool) -> None:
        """Take a tile out of the palace; one that never lay there goes whatever the rules say."""
        self._attempt(
            lambda *, on_purpose: self.bench.remove(
                cell, to_reserve=to_reserve, on_purpose=on_purpose or not to_reserve
            ),
            None,
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
            self.listener.refused(str(problem))
        else:
            if cell in self.bench.seat.city:
                self.listener.landed(cell)
