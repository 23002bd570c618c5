"""How long is the wall: the longest unbroken run of outer wall."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.board.city import City
from companion.board.crossing import longest_trail
from companion.board.edges import Corner, Edge, outer_edges
from companion.board.grid import Cell, Side
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
    edges = outer_edges(city)
    following = {edge[0]: edge for edge in edges}
    arriving = {edge[1] for edge in edges}
    if len(following) == len(arriving) == len(edges):
        return _wall(_longest_run(following, arriving))
    trail, exact = longest_trail(tuple(sorted(edges)))
    return _wall(trail, exact=exact)


def _wall(edges: Iterable[Edge], *, exact: bool = True) -> Wall:
    return Wall(tuple((Cell(*cell), Side(side)) for _, _, cell, side in edges), exact)


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
