"""Why the longest wall stops where it stops."""

from dataclasses import dataclass
from enum import StrEnum

from companion.board.city import City
from companion.board.edges import CORNERS, Corner
from companion.board.grid import ORIGIN, Cell, Side
from companion.board.wall import Wall
from companion.words import N_, _

Edge = tuple[Cell, Side]


class Stop(StrEnum):
    """What ends a run of wall."""

    START_TILE = "start-tile"
    INNER_WALL = "inner-wall"
    OPEN_AHEAD = "open-ahead"
    OPEN_ROUND_CORNER = "open-round-corner"
    OPEN_IN_CORNER = "open-in-corner"

    @property
    def sentence(self) -> str:
        """What a player is told."""
        return _(_SENTENCES[self])


_SENTENCES = {
    Stop.START_TILE: N_("It stops at the start tile, which is open all round."),
    Stop.INNER_WALL: N_("It goes on only between two tiles, where it counts nothing."),
    Stop.OPEN_AHEAD: N_("It stops because the next side straight ahead is open."),
    Stop.OPEN_ROUND_CORNER: N_("It stops because the side round the corner is open."),
    Stop.OPEN_IN_CORNER: N_("It stops in a corner, because the next side there is open."),
}


@dataclass(frozen=True, slots=True)
class WallEnd:
    """One end of a run: the point where it stops, the open outer edge that follows, and why."""

    corner: Corner
    cell: Cell
    side: Side
    stop: Stop


def ends(city: City, wall: Wall) -> tuple[WallEnd, ...]:
    """Both ends of a run, its beginning first; a closed ring has none, and no wall has none.

    Where tiles meet at a corner only, the outline is no single line, and nothing is said.

    >>> from companion.board.wall import longest_wall
    >>> from companion.games import alhambra
    >>> city = City.parse("P6n A6ne / *", alhambra.BOX)
    >>> [(str(end.cell), end.side.value, end.stop.value) for end in ends(city, longest_wall(city))]
    [('0,-1', 'w', 'open-round-corner'), ('1,-1', 's', 'open-round-corner')]
    """
    outline = _outline(city)
    after = {_corners(*edge)[0]: edge for edge in outline}
    before = {_corners(*edge)[1]: edge for edge in outline}
    if not wall.edges or len(after) < len(outline):
        return ()
    first, last = wall.edges[0], wall.edges[-1]
    begun, stopped = _corners(*first)[0], _corners(*last)[1]
    if begun == stopped:
        return ()
    return (
        _end(city, begun, first, before[begun]),
        _end(city, stopped, last, after[stopped]),
    )


def _outline(city: City) -> list[Edge]:
    """Every side that faces no tile, walled or open."""
    return [(cell, side) for cell in city.tiles for side in Side if cell.step(side) not in city]


def _corners(cell: Cell, side: Side) -> tuple[Corner, Corner]:
    """Where a side begins and ends, walking clockwise round the tile."""
    (from_x, from_y), (to_x, to_y) = CORNERS[side]
    return (cell.x + from_x, cell.y + from_y), (cell.x + to_x, cell.y + to_y)


def _end(city: City, corner: Corner, walled: Edge, opened: Edge) -> WallEnd:
    return WallEnd(corner, *opened, _stop(city, corner, walled, opened))


def _stop(city: City, corner: Corner, walled: Edge, opened: Edge) -> Stop:
    (cell, side), (open_cell, open_side) = walled, opened
    if open_cell == ORIGIN:
        return Stop.START_TILE
    if _inner_wall_at(city, corner):
        return Stop.INNER_WALL
    if open_side is side:
        return Stop.OPEN_AHEAD
    return Stop.OPEN_ROUND_CORNER if open_cell == cell else Stop.OPEN_IN_CORNER


def _inner_wall_at(city: City, corner: Corner) -> bool:
    """Whether a wall between two tiles ends at this point."""
    x, y = corner
    north_west, south_east = Cell(x - 1, y - 1), Cell(x, y)
    return any(
        cell in city and side in city[cell].walls and cell.step(side) in city
        for cell, side in (
            (north_west, Side.E),
            (north_west, Side.S),
            (south_east, Side.N),
            (south_east, Side.W),
        )
    )
