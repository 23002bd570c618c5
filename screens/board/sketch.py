"""A drawing as one list of vertices: rounded boxes, lines, dashes and glyphs, in tile widths."""

from array import array

from companion.board.grid import Cell
from screens.board.glyphs import whereabouts
from screens.theme import Colour

FORMAT = [
    (b"vPosition", 2, "float"),
    (b"vLocal", 2, "float"),
    (b"vShape", 4, "float"),
    (b"vColor", 4, "float"),
    (b"vSoft", 1, "float"),
]
"""Where a corner is, where in its shape, the shape (half sizes, radius, line), colour, softness."""

GLYPH = -1.0
"""In place of a softness: the local coordinates are those of a glyph in its sheet."""

SQRT1_2 = 0.5**0.5

EDGE = 0.03
"""How far a box reaches beyond its outline, so that the outline can fade out there."""


def centre(cell: Cell) -> tuple[float, float]:
    """The middle of a cell, in tile widths from the start tile's middle, north being up."""
    return float(cell[0]), float(-cell[1])


class Sketch:
    """Collects shapes; everything it holds is drawn in one go."""

    def __init__(self):
        self.vertices = array("f")

    @property
    def indices(self) -> list[int]:
        """Two triangles for each four corners."""
        quads = range(0, len(self.vertices) // 13, 4)
        return [first + corner for first in quads for corner in (0, 1, 2, 0, 2, 3)]

    def box(  # noqa: PLR0913  # A shape has that many sides to it.
        self,
        centre: tuple[float, float],
        half: tuple[float, float],
        colour: Colour,
        *,
        radius: float = 0.0,
        line: float = 0.0,
        soft: float = 0.0,
        lower: Colour | None = None,
    ) -> None:
        """A rounded box, filled or as a line, with soft edges or sharp ones, shaded downwards."""
        reach = soft + EDGE
        right, top = half[0] + reach, half[1] + reach
        shape, colours = (half[0], half[1], radius, line), (lower or colour, colour)
        if not line:
            self._window(centre, (-right, -top, right, top), shape, colours, soft)
            return
        # Only where the line runs: what is drawn costs time, seen or not.
        within = max(line, radius) + EDGE
        x, y = half[0] - within, half[1] - within
        for window in (
            (-right, y, right, top),
            (-right, -top, right, -y),
            (-right, -y, -x, y),
            (x, -y, right, y),
        ):
            self._window(centre, window, shape, colours, soft)

    def dashed(  # noqa: PLR0913  # A shape has that many sides to it.
        self,
        centre: tuple[float, float],
        half: float,
        colour: Colour,
        *,
        radius: float,
        line: float,
        dashes: int = 5,
    ) -> None:
        """A rounded square as a dashed line: its corners, and dashes along its sides."""
        shape, colours = (half, half, radius, line), (colour, colour)
        out, corner = half + EDGE, radius * 0.7
        for x in (-1, 1):
            for y in (-1, 1):
                xs, ys = (
                    sorted((x * out, x * (half - corner))),
                    sorted((y * out, y * (half - corner))),
                )
                self._window(centre, (xs[0], ys[0], xs[1], ys[1]), shape, colours)
        step = 2 * (half - corner) / (2 * dashes + 1)
        for dash in range(dashes):
            low = -half + corner + (2 * dash + 1) * step
            high = low + step
            for near, far in ((-out, -half + line + EDGE), (half - line - EDGE, out)):
                self._window(centre, (low, near, high, far), shape, colours)
                self._window(centre, (near, low, far, high), shape, colours)

    def arc(
        self,
        centre: tuple[float, float],
        ring: tuple[float, float],
        towards: tuple[float, float],
        chord: float,
        colour: Colour,
    ) -> None:
        """The piece of a ring that lies to one side: radius and line, which side, half how long."""
        (radius, line), (dx, dy) = ring, towards
        near, far = radius - line - chord, radius + EDGE
        xs = sorted((dx * near, dx * far)) if dx else (-chord, chord)
        ys = sorted((dy * near, dy * far)) if dy else (-chord, chord)
        shape = (radius, radius, radius, line)
        self._window(centre, (xs[0], ys[0], xs[1], ys[1]), shape, (colour, colour))

    def corner(self, at: tuple[float, float], size: float, colour: Colour) -> None:
        """A triangle in a lower left corner, its slope as smooth as the edge of a box."""
        x, y = at
        reach = size + EDGE
        # Where the local coordinate is 1, the shape ends.
        deep, out = 1 - size * SQRT1_2, 1 + EDGE * SQRT1_2
        for dx, dy, local in ((0, 0, deep), (reach, 0, out), (0, reach, out), (0, reach, out)):
            self.vertices.extend((x + dx, y + dy, local, 0, 1, 1, 0, 0, *colour, 0))

    def glyph(self, name: str, centre: tuple[float, float], size: float, colour: Colour) -> None:
        """A symbol or a character, as large as its square."""
        x, y = centre
        half = size / 2
        left, bottom, right, top = whereabouts(name)
        for dx, dy, u, v in (
            (-half, -half, left, bottom),
            (half, -half, right, bottom),
            (half, half, right, top),
            (-half, half, left, top),
        ):
            self.vertices.extend((x + dx, y + dy, u, v, 0, 0, 0, 0, *colour, GLYPH))

    def _window(self, centre, window, shape, colours, soft=0.0) -> None:
        """The part of a shape that lies in a window around its centre."""
        x, y = centre
        left, bottom, right, top = window
        lower, upper = colours
        for dx, dy, colour in (
            (left, bottom, lower),
            (right, bottom, lower),
            (right, top, upper),
            (left, top, upper),
        ):
            self.vertices.extend((x + dx, y + dy, dx, dy, *shape, *colour, soft))
