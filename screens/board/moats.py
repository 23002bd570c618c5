"""Moats as water outside the tiles' edges, and the longest of them between golden banks."""

from collections.abc import Collection, Iterable, Mapping
from math import sqrt

from companion.board.grid import STEPS, Cell, Side
from companion.board.tiles import Tile
from screens.board.colours import BoardColours
from screens.board.sketch import Sketch, centre
from screens.board.walls import CLOCKWISE, Edge, edges_of, glow
from screens.theme import Colour

OUT = 0.56
"""How far the middle of a moat is from that of its tile; between two tiles it is in the gap."""

HALF = 0.046
"""Half the water; a bank on either side of it is as wide as `BANK`."""

BANK, GOLDEN_BANK = 0.022, 0.044

WAVES = 4
"""How many waves there are along a side: a hill and a valley each."""

HEIGHT = 0.02
"""How high a wave is, from the middle of the moat."""

LINE = 0.019


def moats(
    sketch: Sketch,
    tiles: Mapping[Cell, Tile],
    longest: Collection[Edge],
    colours: BoardColours,
) -> None:
    """Every moat of a city, those between two tiles first, the longest run last."""
    golden = set(longest)
    inner, outer = edges_of(tiles)
    water = colours.bank, colours.water, colours.ripple
    _canal(sketch, inner, water, out=0.5)
    _canal(sketch, [edge for edge in outer if edge not in golden], water)
    glow(sketch, longest, colours)
    golden_water = colours.gold, colours.longest, colours.longest_ripple
    _canal(sketch, longest, golden_water, bank=GOLDEN_BANK)


def moats_of_tile(
    sketch: Sketch,
    at: tuple[float, float],
    sides: Iterable[str],
    colours: BoardColours,
    strength: float = 1.0,
) -> None:
    """The moats of one tile alone."""
    edges = [(Cell(0, 0), Side(side)) for side in sides]
    paints = tuple(
        (*paint[:3], paint[3] * strength) for paint in (colours.bank, colours.water, colours.ripple)
    )
    _canal(sketch, edges, paints, at=at)


def _canal(  # noqa: PLR0913  # What is dug, three paints, where, how wide.
    sketch: Sketch,
    edges: Collection[Edge],
    paints: tuple[Colour, ...],
    *,
    out: float = OUT,
    at: tuple[float, float] = (0.0, 0.0),
    bank: float = BANK,
) -> None:
    """Banks, then water over them, then waves, so that what meets flows into one."""
    banks, water, ripple = paints
    known = set(edges)
    for half, paint in ((HALF + bank, banks), (HALF, water)):
        for cell, side in edges:
            x, y = _middle(cell, at)
            dx, dy = STEPS[side][0], -STEPS[side][1]
            reach = 0.5 + half - HALF
            size = (half, reach) if dx else (reach, half)
            sketch.box((x + dx * out, y + dy * out), size, paint, radius=0.02)
            turn = CLOCKWISE[side]
            if out == OUT and (cell, turn) in known:
                _corner(sketch, (x, y), (side, turn), half, paint)
    for cell, side in edges:
        _waves(sketch, _middle(cell, at), side, out, ripple)


def _middle(cell: Cell, at: tuple[float, float]) -> tuple[float, float]:
    x, y = centre(cell)
    return x + at[0], y + at[1]


def _corner(sketch: Sketch, at, sides: tuple[Side, Side], half: float, paint: Colour) -> None:
    """Water round a corner, where two moats of a tile meet."""
    x = at[0] + sum(STEPS[side][0] for side in sides) * OUT
    y = at[1] - sum(STEPS[side][1] for side in sides) * OUT
    # Reaches back to where the sides end.
    reach = max(half, OUT - 0.5)
    sketch.box((x, y), (reach, reach), paint, radius=half)


def _waves(sketch: Sketch, at: tuple[float, float], side: Side, out: float, paint: Colour) -> None:
    """A line of waves along a moat, each half of one a piece of a ring."""
    chord = 0.5 / (2 * WAVES) * 0.92
    radius = (chord * chord + HEIGHT * HEIGHT) / (2 * HEIGHT)
    dx, dy = STEPS[side][0], -STEPS[side][1]
    for number in range(2 * WAVES):
        along = (number - WAVES + 0.5) * 2 * chord
        up = 1 if number % 2 else -1
        away = up * sqrt(radius * radius - chord * chord)
        sketch.arc(
            (at[0] + dx * (out - away) + dy * along, at[1] + dy * (out - away) + dx * along),
            (radius + LINE / 2, LINE),
            (dx * up, dy * up),
            chord,
            paint,
        )
