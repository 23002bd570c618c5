"""The outer edges of a palace: where its walls face the open table, and where they meet."""

from collections.abc import Iterable

from companion.board.city import City
from companion.board.grid import STEPS, Side

Corner = tuple[int, int]
Edge = tuple[Corner, Corner, tuple[int, int], str]
"""A walled outer edge: from corner, to corner (clockwise round its tile), its cell, its side."""

CORNERS = {
    Side.N: ((0, 0), (1, 0)),
    Side.E: ((1, 0), (1, 1)),
    Side.S: ((1, 1), (0, 1)),
    Side.W: ((0, 1), (0, 0)),
}
"""Where each side begins and ends, walking clockwise round the tile."""

_REACH = {side.value: (*STEPS[side], *CORNERS[side][0], *CORNERS[side][1]) for side in Side}


def outer_edges(city: City) -> list[Edge]:
    """Every walled side that faces no tile; walls between two tiles count nothing."""
    tiles = city.tiles
    edges: list[Edge] = []
    for cell, tile in tiles.items():
        x, y = cell
        for side in tile.walls:
            dx, dy, from_x, from_y, to_x, to_y = _REACH[side]
            if (x + dx, y + dy) not in tiles:
                edges.append(((x + from_x, y + from_y), (x + to_x, y + to_y), cell, side))
    return edges


def meeting(edges: Iterable[Edge]) -> dict[Corner, list[Edge]]:
    """The edges that meet at each corner."""
    found: dict[Corner, list[Edge]] = {}
    for edge in edges:
        for corner in edge[:2]:
            found.setdefault(corner, []).append(edge)
    return found


def beyond(edge: Edge, corner: Corner) -> Corner:
    """The other end of an edge."""
    return edge[1] if edge[0] == corner else edge[0]
