"""How long is the wall: the longest unbroken run of outer wall."""

from dataclasses import dataclass

from companion.board.city import City
from companion.board.grid import STEPS, Cell, Side

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

MOST_STEPS = 50_000
"""How long to look for the best way where walls cross; a palace within the rules needs none."""

_REACH = {side.value: (*STEPS[side], *CORNERS[side][0], *CORNERS[side][1]) for side in Side}


@dataclass(frozen=True, slots=True)
class Wall:
    """The longest run of outer wall, edge by edge, clockwise."""

    edges: tuple[tuple[Cell, Side], ...] = ()

    @property
    def length(self) -> int:
        """Its points: one for each edge. A closed ring counts whole."""
        return len(self.edges)


def longest_wall(city: City) -> Wall:
    """Find the longest unbroken run of outer wall; walls between two tiles count nothing.

    >>> from companion.games import alhambra
    >>> wall = longest_wall(City.parse("P2new . / * A4nes", alhambra.BOX))
    >>> wall.length, [f"{cell} {side}" for cell, side in wall.edges]
    (6, ['0,-1 w', '0,-1 n', '0,-1 e', '1,0 n', '1,0 e', '1,0 s'])
    """
    edges = _outer_edges(city)
    following = {edge[0]: edge for edge in edges}
    arriving = {edge[1] for edge in edges}
    crossing = not len(following) == len(arriving) == len(edges)
    best = _longest_trail(edges) if crossing else _longest_run(following, arriving)
    return Wall(tuple((Cell(*cell), Side(side)) for _, _, cell, side in best))


def _outer_edges(city: City) -> list[Edge]:
    tiles = city.tiles
    edges: list[Edge] = []
    for cell, tile in tiles.items():
        x, y = cell
        for side in tile.walls:
            dx, dy, from_x, from_y, to_x, to_y = _REACH[side]
            if (x + dx, y + dy) not in tiles:
                edges.append(((x + from_x, y + from_y), (x + to_x, y + to_y), cell, side))
    return edges


def _longest_run(following: dict[Corner, Edge], arriving: set[Corner]) -> list[Edge]:
    """Follow each run from where it begins; what is left over then is closed rings."""
    best: list[Edge] = []
    left = dict(following)
    for corner in [*sorted(following.keys() - arriving), *sorted(following.keys() & arriving)]:
        run = []
        while edge := left.pop(corner, None):
            run.append(edge)
            corner = edge[1]  # noqa: PLW2901  # The finger moves on along the wall.
        if len(run) > len(best):
            best = run
    return best


def _longest_trail(edges: list[Edge]) -> list[Edge]:
    """Search where two tiles meet at a corner only: one line through the point, no edge twice.

    A longest way that is open begins where an odd number of edges meet, for otherwise it could be
    made longer; only where there is no such corner any other will do.
    """
    meeting: dict[Corner, list[Edge]] = {}
    for edge in sorted(edges):
        for corner in edge[:2]:
            meeting.setdefault(corner, []).append(edge)
    best: list[Edge] = []
    seen: set[Edge] = set()
    steps = MOST_STEPS
    for first in sorted(meeting, key=lambda corner: (len(meeting[corner]) % 2 == 0, corner)):
        if len(meeting[first]) % 2 == 0 and seen.issuperset(meeting[first]):
            continue
        ways: list[tuple[Corner, list[Edge]]] = [(first, [])]
        while ways and steps:
            steps -= 1
            corner, trail = ways.pop()
            if len(trail) > len(best):
                best = trail
            for edge in meeting[corner]:
                if edge not in trail:
                    seen.add(edge)
                    ways.append((edge[1] if edge[0] == corner else edge[0], [*trail, edge]))
    return best
