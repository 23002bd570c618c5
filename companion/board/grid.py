"""The table as a grid: cells counted from the start tile, and their four sides."""

import re
from enum import StrEnum
from typing import NamedTuple, Self

from companion.errors import InputError
from companion.input.quoting import quoted
from companion.words import _


class Side(StrEnum):
    """One side of a tile; every tile lies the same way up, so north is north for all."""

    N = "n"
    E = "e"
    S = "s"
    W = "w"


OPPOSITE = {Side.N: Side.S, Side.E: Side.W, Side.S: Side.N, Side.W: Side.E}

STEPS = {Side.N: (0, -1), Side.E: (1, 0), Side.S: (0, 1), Side.W: (-1, 0)}
"""How far each side leads, east and south being positive."""

AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight cells around a cell, clockwise from north."""

FARTHEST = 99
"""No palace reaches farther from its start tile: a box holds 78 tiles and huts."""

_CELL = re.compile(r"(-?[0-9]{1,9}),(-?[0-9]{1,9})")


class Cell(NamedTuple):
    """A place for a tile, named ``column,row`` from the start tile.

    >>> Cell(0, -1)
    Cell(x=0, y=-1)
    >>> print(Cell(0, 0).step(Side.E), Cell.parse("-2,3"))
    1,0 -2,3
    """

    x: int
    y: int

    def __str__(self) -> str:
        """Write it as the notation does."""
        return f"{self.x},{self.y}"

    def step(self, side: Side) -> "Cell":
        """The cell beyond one side."""
        dx, dy = STEPS[side]
        return Cell(self.x + dx, self.y + dy)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``column,row``."""
        if found := _CELL.fullmatch(text.strip()):
            x, y = int(found[1]), int(found[2])
            if max(abs(x), abs(y)) <= FARTHEST:
                return cls(x, y)
            raise InputError(
                _('"{text}": no palace reaches that far from its start tile.').format(
                    text=quoted(text)
                )
            )
        raise InputError(
            _(
                '"{text}": a cell is written column,row, such as 0,-1 for north of the start.'
            ).format(text=quoted(text))
        )


ORIGIN = Cell(0, 0)


def reading_order(cell: tuple[int, int]) -> tuple[int, int]:
    """Sort cells as a page is read: by row, then by column."""
    return cell[1], cell[0]
