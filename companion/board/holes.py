"""Empty places that a palace has closed in."""

from collections.abc import Collection

from companion.board.grid import AROUND, Cell

Point = tuple[int, int]

SIDEWAYS = AROUND[::2]
"""The steps over a full side; a diagonal crack is no way out."""


def enclosed(tiles: Collection[Point], *, diagonal_gap_open: bool = False) -> frozenset[Cell]:
    """The empty cells from which no path of empty cells leads out to the open table.

    >>> ring = {(x, y) for x in (0, 1, 2) for y in (0, 1, 2)} - {(1, 1)}
    >>> enclosed(ring)
    frozenset({Cell(x=1, y=1)})
    >>> enclosed(ring - {(0, 0)}), enclosed(ring - {(0, 0)}, diagonal_gap_open=True)
    (frozenset({Cell(x=1, y=1)}), frozenset())
    """
    west, east = min(x for x, _ in tiles) - 1, max(x for x, _ in tiles) + 1
    north, south = min(y for _, y in tiles) - 1, max(y for _, y in tiles) + 1
    empty = {
        (x, y)
        for x in range(west, east + 1)
        for y in range(north, south + 1)
        if (x, y) not in tiles
    }
    steps = AROUND if diagonal_gap_open else SIDEWAYS
    edge: list[Point] = [(west, north)]
    while edge:
        x, y = edge.pop()
        for dx, dy in steps:
            beside = (x + dx, y + dy)
            if beside in empty:
                empty.discard(beside)
                edge.append(beside)
    return frozenset(Cell(*place) for place in empty)


def may_close(tiles: Collection[Point], cell: Point) -> bool:
    """Whether a tile here could close something in, judged by the eight cells around it.

    False is certain. In a palace that hangs together and has no hole yet, True is certain too.
    """
    x, y = cell
    free = [(x + dx, y + dy) not in tiles for dx, dy in AROUND]
    ways_out = sum(free[::2])
    joined = sum(free[i] and free[i + 1] and free[i - 6] for i in (0, 2, 4, 6))
    return ways_out - joined > 1
