"""Walls that cross where tiles meet at a corner only: the longest trail, no edge of it twice.

No palace within the rules has such a corner, so this is for palaces that are scored all the same.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from companion.board.choosing import Choosing, Stretch, in_order
from companion.board.edges import Corner, Edge, beyond, meeting


@lru_cache(maxsize=64)
def longest_trail(edges: tuple[Edge, ...]) -> tuple[tuple[Edge, ...], bool]:
    """Find the longest trail, edge after edge; and whether it is certain that none is longer."""
    best: list[Edge] = []
    exact = True
    for piece in sorted(_pieces(edges), key=len, reverse=True):
        if len(piece) > len(best):
            found, sure = _longest_in(piece, len(best))
            best, exact = found or best, exact and sure
    return tuple(_one_after_the_other(best)), exact


def _pieces(edges: tuple[Edge, ...]) -> Iterator[list[Edge]]:
    """Edges that hang together at their corners."""
    at, left = meeting(edges), dict.fromkeys(edges)
    while left:
        piece, following = [], [next(iter(left))]
        while following:
            edge = following.pop()
            if edge in left:
                del left[edge]
                piece.append(edge)
                following += [*at[edge[0]], *at[edge[1]]]
        yield piece


def _longest_in(piece: list[Edge], longer_than: int) -> tuple[list[Edge], bool]:
    """The longest trail in a piece, empty when none is longer than that."""
    at = meeting(piece)
    if sum(len(here) % 2 for here in at.values()) <= 2:
        # Whoever can enter and leave every corner but two walks all edges.
        return piece, True
    choosing = Choosing(in_order(_stretches(at)), longer_than)
    exact = choosing.go_through()
    return [edge for stretch in choosing.best for edge in stretch.edges], exact


def _stretches(at: dict[Corner, list[Edge]]) -> Iterator[Stretch]:
    """Edges one after the other, up to where a third one or none goes on."""
    walked = set[Edge]()
    for start in sorted(corner for corner, here in at.items() if len(here) != 2):
        for edge in at[start]:
            stretch, corner = [], start
            following = [edge]
            while following and following[0] not in walked:
                stretch += following
                walked.update(following)
                corner = beyond(following[0], corner)
                onward = at[corner] if len(at[corner]) == 2 else []
                following = [each for each in onward if each not in walked]
            if stretch:
                yield Stretch(start, corner, tuple(stretch))


def _one_after_the_other(edges: Iterable[Edge]) -> list[Edge]:
    """Walk along all edges of a trail, taking in each loop where it is met."""
    at = meeting(sorted(edges, reverse=True))
    start = min(at, key=lambda corner: (len(at[corner]) % 2 == 0, corner))
    walked, trail = set[Edge](), list[Edge]()
    way: list[tuple[Corner, Edge | None]] = [(start, None)]
    while way:
        corner, arrived_by = way[-1]
        while at[corner] and at[corner][-1] in walked:
            at[corner].pop()
        if at[corner]:
            edge = at[corner].pop()
            walked.add(edge)
            way.append((beyond(edge, corner), edge))
        else:
            way.pop()
            if arrived_by:
                trail.append(arrived_by)
    return trail[::-1]
