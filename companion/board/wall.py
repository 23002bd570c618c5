"""How long is the wall: the longest unbroken run of outer wall."""

from dataclasses import dataclass
from itertools import combinations, pairwise

from companion.board.city import City
from companion.board.crossing import longest_trail
from companion.board.edges import CORNERS, outer_edges
from companion.board.grid import STEPS, Cell, Side
from companion.words import N_

PERHAPS_LONGER = N_("Walls cross in so many places here that a longer one may have been missed.")


@dataclass(frozen=True, slots=True)
class Wall:
    """The longest run of outer wall, edge by edge, clockwise unless walls cross."""

    edges: tuple[tuple[Cell, Side], ...] = ()
    exact: bool = True
    """Whether no other run is longer. It always is, but for heaps of tiles that meet at corners
    only, which no palace within the rules has; see `crossing`."""

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
    walls = {x * COLUMN + y: tile.walls for (x, y), tile in city.tiles.items()}
    edges = [
        (place + begins, place + ends)
        for place, sides in walls.items()
        for beyond, begins, ends in _SIDES[sides]
        if place + beyond not in walls
    ]
    following = dict(edges)
    arriving = set(following.values())
    if len(following) == len(arriving) == len(edges):
        return Wall(_edges(_longest_run(following, arriving)))
    trail, exact = longest_trail(tuple(sorted(outer_edges(city))))
    return Wall(tuple((Cell(*cell), Side(side)) for _, _, cell, side in trail), exact)


COLUMN = 1024
"""Cells and corners are counted column by column, so that each is one number to look up."""


def _number(place: tuple[int, int]) -> int:
    return place[0] * COLUMN + place[1]


_SIDES = {
    "".join(walls): tuple(
        (_number(STEPS[side]), _number(CORNERS[side][0]), _number(CORNERS[side][1]))
        for side in map(Side, walls)
    )
    for number in range(len(Side) + 1)
    for walls in combinations(Side, number)
}
"""Of each set of walls: what lies beyond each wall, where it begins and where it ends."""

_BY_DIRECTION = {
    _number(CORNERS[side][1]) - _number(CORNERS[side][0]): (side, *CORNERS[side][0])
    for side in Side
}
"""The side that a walker clockwise round a tile walks along, and the corner where it begins."""


def _longest_run(following: dict[int, int], arriving: set[int]) -> list[int]:
    """Follow each run from where it begins; what is left over then is closed rings."""
    best: list[int] = []
    for starts in (following.keys() - arriving, following.keys()):
        for start in sorted(starts):
            run = [corner := start]
            while (onward := following.pop(corner, None)) is not None:
                run.append(corner := onward)
            if len(run) > len(best):
                best = run
    return best


def _edges(corners: list[int]) -> tuple[tuple[Cell, Side], ...]:
    """The edges between corners."""
    found = []
    for begins, ends in pairwise(corners):
        side, right, down = _BY_DIRECTION[ends - begins]
        column, row = divmod(begins + COLUMN // 2, COLUMN)
        found.append((Cell(column - right, row - COLUMN // 2 - down), side))
    return tuple(found)
