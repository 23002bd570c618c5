"""What can be wrong with a building act or a palace, each with a code, its cells and a sentence."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from companion.board.grid import Cell, reading_order
from companion.errors import RuleError
from companion.words import N_, _


class FaultCode(StrEnum):
    """The faults, in the order in which they are reported."""

    OCCUPIED = "occupied"
    START_TILE = "start-tile"
    NOTHING_THERE = "nothing-there"
    TOUCHING = "touching"
    WALLS_MATCH = "walls-match"
    ON_FOOT = "on-foot"
    HOLE = "hole"
    UPSIDE_DOWN = "upside-down"
    NO_SUCH_TILE = "no-such-tile"
    TAKEN = "taken"
    TOO_MANY_HUTS = "too-many-huts"

    @property
    def plain(self) -> str:
        """What a player is told, to be said through `_`; a game may say it in its own words."""
        return _SENTENCES[self]

    @property
    def sentence(self) -> str:
        """What a player is told."""
        return _(self.plain)

    @property
    def rule(self) -> str:
        """The name of the rule behind it, as the rule books order them."""
        return _(_RULES[self])


_SENTENCES = {
    FaultCode.OCCUPIED: N_("Something stands there already."),
    FaultCode.START_TILE: N_("The start tile may not be moved, removed or swapped."),
    FaultCode.NOTHING_THERE: N_("There is no tile to remove or swap."),
    FaultCode.TOUCHING: N_(
        "A tile must share a full side with the palace; a corner is not enough."
    ),
    FaultCode.WALLS_MATCH: N_("A walled side meets an open side; touching sides must be alike."),
    FaultCode.ON_FOOT: N_(
        "A tile cannot be reached on foot from the start tile without crossing a wall."
    ),
    FaultCode.HOLE: N_("An empty space would be closed in; a diagonal crack is no way out."),
    FaultCode.UPSIDE_DOWN: N_(
        "This tile lies upside down; every tile lies the same way up as the start tile."
    ),
    FaultCode.NO_SUCH_TILE: N_("There is no such tile in the game."),
    FaultCode.TAKEN: N_("There is only one such tile, and it already lies somewhere else."),
    FaultCode.TOO_MANY_HUTS: N_("A player may own three huts at most, those in reserve included."),
}


_RULES = {
    FaultCode.OCCUPIED: N_("One tile in each place"),
    FaultCode.START_TILE: N_("The start tile stays"),
    FaultCode.NOTHING_THERE: N_("Rebuilding needs a tile"),
    FaultCode.TOUCHING: N_("Side by side"),
    FaultCode.WALLS_MATCH: N_("Touching sides are alike"),
    FaultCode.ON_FOOT: N_("Reached on foot"),
    FaultCode.HOLE: N_("No empty space inside"),
    FaultCode.UPSIDE_DOWN: N_("All tiles the same way up"),
    FaultCode.NO_SUCH_TILE: N_("The tiles of the box"),
    FaultCode.TAKEN: N_("Each tile once"),
    FaultCode.TOO_MANY_HUTS: N_("Three huts at most"),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and the cells that a board marks for it."""

    code: FaultCode
    cells: tuple[Cell, ...] = ()
    words: str = field(default="", compare=False)
    """The sentence in the game's own words, to be said through `_`; empty, the plain one."""

    @property
    def text(self) -> str:
        """What a player is told."""
        return _(self.words or self.code.plain)

    @property
    def details(self) -> dict[str, object]:
        """What a program is told."""
        return {
            "code": self.code.value,
            "cells": [str(cell) for cell in self.cells],
            "text": self.text,
        }


class FaultError(RuleError):
    """An act or a palace with faults, all of them at once."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        """Speak with the sentences of all faults."""
        self.faults = tuple(faults)
        super().__init__(" ".join(fault.text for fault in self.faults))


def collect(
    found: Iterable[tuple[FaultCode, Iterable[Cell]]],
    words: Mapping[FaultCode, str] = MappingProxyType({}),
) -> tuple[Fault, ...]:
    """Gather what was found into one fault for each code, in the order of the codes.

    >>> [f.code.value for f in collect([(FaultCode.HOLE, [Cell(1, 0)]), (FaultCode.TOUCHING, [])])]
    ['touching', 'hole']
    """
    cells: dict[FaultCode, set[Cell]] = {}
    for code, places in found:
        cells.setdefault(code, set()).update(places)
    return tuple(
        Fault(code, tuple(sorted(cells[code], key=reading_order)), words.get(code, ""))
        for code in FaultCode
        if code in cells
    )
