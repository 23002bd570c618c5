"""Walls as battlements, and the longest of them glowing gold."""

from collections.abc import Collection, Iterator, Mapping

from companion.board.grid import STEPS, Cell, Side
from companion.board.tiles import Tile
from screens.board.colours import BoardColours
from screens.board.sketch import Sketch, centre
from screens.theme import Colour

Edge = tuple[Cell, Side]

CLOCKWISE = {Side.N: Side.E, Side.E: Side.S, Side.S: Side.W, Side.W: Side.N}


def edges_of(tiles: Mapping[Cell, Tile]) -> tuple[list[Edge], list[Edge]]:
    """The walled edges of a palace: those between two tiles, and the outer ones."""
    edges = [(cell, Side(side)) for cell, tile in tiles.items() for side in tile.walls]
    inner = [edge for edge in edges if edge[0].step(edge[1]) in tiles]
    return inner, [edge for edge in edges if edge[0].step(edge[1]) not in tiles]


def glow(sketch: Sketch, longest: Collection[Edge], colours: BoardColours) -> None:
    """The light below the longest run."""
    for (x, y), half in stretches(longest):
        sketch.box((x, y), half, colours.glow, radius=0.1, soft=0.42)


def walls(
    sketch: Sketch,
    tiles: Mapping[Cell, Tile],
    longest: Collection[Edge],
    colours: BoardColours,
) -> None:
    """Every wall as a battlement, those between two tiles first, the longest run last."""
    golden = set(longest)
    inner, outer = edges_of(tiles)
    for cell, side in inner:
        battlement(sketch, centre(cell), side, colours.wall, colours.wall_light, inner=True)
    _rampart(
        sketch, [edge for edge in outer if edge not in golden], colours.wall, colours.wall_light
    )
    glow(sketch, longest, colours)
    _rampart(sketch, longest, colours.gold, colours.gold_light)


def _rampart(sketch: Sketch, edges: Collection[Edge], colour: Colour, light: Colour) -> None:
    known = set(edges)
    for cell, side in edges:
        battlement(sketch, centre(cell), side, colour, light)
    for cell, side in edges:
        turn = CLOCKWISE[side]
        if (cell, turn) in known:
            turret(sketch, centre(cell), side, turn, colour)


def walls_of_tile(
    sketch: Sketch,
    at: tuple[float, float],
    sides: str,
    colours: BoardColours,
    strength: float = 1.0,
) -> None:
    """The walls of one tile alone, as its cardboard shows them."""
    wall, light = (
        (*paint[:3], paint[3] * strength) for paint in (colours.wall, colours.wall_light)
    )
    for side in sides:
        battlement(sketch, at, Side(side), wall, light)
    for side, turn in CLOCKWISE.items():
        if side in sides and turn in sides:
            turret(sketch, at, side, turn, wall)


def battlement(  # noqa: PLR0913  # Where, which way, two colours, which sort.
    sketch: Sketch,
    at: tuple[float, float],
    side: Side,
    colour: Colour,
    light: Colour,
    *,
    inner: bool = False,
) -> None:
    """A wall along one side: the walk, a light line on it, and merlons outwards."""
    dx, dy = STEPS[side][0], -STEPS[side][1]
    x, y = at

    def block(out: float, along: float, half: tuple[float, float], fill, radius) -> None:
        where = x + dx * out + dy * along, y + dy * out + dx * along
        half = half if dx else half[::-1]
        sketch.box(where, half, fill, radius=radius)

    for merlon in (-0.4, -0.2, 0.0, 0.2, 0.4):
        if inner:
            block(0.5, merlon, (0.088, 0.05), colour, 0.012)
        else:
            block(0.555, merlon, (0.06, 0.056), colour, 0.014)
    block(0.5, 0.0, (0.055, 0.555), colour, 0.02)
    block(0.5, 0.0, (0.009, 0.5), light, 0.009)


def turret(sketch: Sketch, at, one: Side, other: Side, colour: Colour) -> None:
    """A corner tower where two walls of a tile meet."""
    x = at[0] + (STEPS[one][0] + STEPS[other][0]) * 0.53
    y = at[1] - (STEPS[one][1] + STEPS[other][1]) * 0.53
    sketch.box((x, y), (0.088, 0.088), colour, radius=0.03)


def stretches(
    edges: Collection[Edge],
) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """Straight stretches of a run: the middle and half sizes of each, so that glow is even."""
    stretches: list[list[Edge]] = []
    for cell, side in edges:
        if stretches:
            last, facing = stretches[-1][-1]
            aligned = cell[0] == last[0] if side in "ew" else cell[1] == last[1]
            if side == facing and aligned:
                stretches[-1].append((cell, side))
                continue
        stretches.append([(cell, side)])
    for stretch in stretches:
        (x0, y0), (x1, y1) = centre(stretch[0][0]), centre(stretch[-1][0])
        dx, dy = STEPS[stretch[0][1]]
        half = len(stretch) / 2
        middle = (x0 + x1) / 2 + dx * 0.5, (y0 + y1) / 2 - dy * 0.5
        yield middle, (0.05, half) if dx else (half, 0.05)
