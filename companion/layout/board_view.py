"""What of a board is seen: where its middle is and how wide a tile is, in pixels."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import floor

from companion.board.grid import ORIGIN, Cell

Point = tuple[float, float]
Bounds = tuple[float, float, float, float]
"""Left, bottom, right and top: a frame in pixels, or a drawing in tile widths."""


def bounds_of(cells: Iterable[Cell], margin: float) -> Bounds:
    """How far cells reach from the start tile's middle, in tile widths, with room around."""
    known = [*cells] or [ORIGIN]
    xs, ys = [cell.x for cell in known], [-cell.y for cell in known]
    reach = 0.5 + margin
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


@dataclass(frozen=True, slots=True)
class View:
    """Where the start tile's middle is seen, and how wide a tile is."""

    x: float
    y: float
    tile: float

    @classmethod
    def fitting(cls, bounds: Bounds, frame: Bounds, widest: float) -> "View":
        """All of a drawing in the middle of its frame, tiles no wider than said."""
        left, bottom, right, top = bounds
        width, height = frame[2] - frame[0], frame[3] - frame[1]
        tile = max(1, floor(min(width / (right - left), height / (top - bottom), widest)))
        return cls.centred(bounds, frame, tile)

    @classmethod
    def centred(cls, bounds: Bounds, frame: Bounds, tile: float) -> "View":
        """A drawing in the middle of its frame, tiles as wide as said."""
        left, bottom, right, top = bounds
        return cls(
            round((frame[0] + frame[2] - (left + right) * tile) / 2),
            round((frame[1] + frame[3] - (bottom + top) * tile) / 2),
            tile,
        )

    @classmethod
    def roomy(cls, bounds: Bounds, frame: Bounds, widest: float, smallest: float) -> "View":
        """A drawing in the middle, with room to grow by a tile on each side before it is too large.

        No tile is narrower than said, even where the drawing then reaches beyond its frame.
        """
        left, bottom, right, top = bounds
        grown = left - 1, bottom - 1, right + 1, top + 1
        tile = max(cls.fitting(grown, frame, widest).tile, smallest)
        return cls.centred(bounds, frame, tile)

    def seen(self, bounds: Bounds) -> Bounds:
        """Where a drawing lies, in pixels."""
        left, bottom, right, top = (edge * self.tile for edge in bounds)
        return self.x + left, self.y + bottom, self.x + right, self.y + top

    def shows(self, bounds: Bounds, frame: Bounds) -> bool:
        """Whether all of a drawing is seen; a pixel does not matter."""
        left, bottom, right, top = self.seen(bounds)
        return (
            left >= frame[0] - 1
            and bottom >= frame[1] - 1
            and right <= frame[2] + 1
            and top <= frame[3] + 1
        )

    def moved(self, dx: float, dy: float) -> "View":
        """The view after a pan."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def zoomed(self, tile: float, about: Point) -> "View":
        """The view with other tile widths, the point under the fingers staying there."""
        grown = tile / self.tile
        return View(
            about[0] + (self.x - about[0]) * grown, about[1] + (self.y - about[1]) * grown, tile
        )

    def kept(self, bounds: Bounds, frame: Bounds) -> "View":
        """The nearest view that does not lose the drawing out of its frame."""
        left, bottom, right, top = self.seen(bounds)
        return self.moved(
            _correction(left, right, frame[0], frame[2]),
            _correction(bottom, top, frame[1], frame[3]),
        )

    def rounded(self) -> "View":
        """The view on whole pixels, where everything is sharpest."""
        return View(round(self.x), round(self.y), self.tile)

    def cell_at(self, point: Point) -> Cell:
        """The cell at a point."""
        x, y = (point[0] - self.x) / self.tile, (point[1] - self.y) / self.tile
        return Cell(floor(x + 0.5), -floor(y + 0.5))

    def centre_of(self, cell: Cell) -> Point:
        """Where the middle of a cell is seen."""
        return self.x + cell[0] * self.tile, self.y - cell[1] * self.tile


def _correction(low: float, high: float, least: float, most: float) -> float:
    """How far to move so that what is smaller stays inside, and what is larger fills the frame."""
    if high - low <= most - least:
        return max(least - low, 0) + min(most - high, 0)
    return min(least - low, 0) + max(most - high, 0)
