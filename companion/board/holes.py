"""Empty places that a palace has closed in."""

from collections.abc import Collection, Iterator

from companion.board.grid import AROUND, Cell

Point = tuple[int, int]

SIDEWAYS = AROUND[::2]
"""The steps over a full side; a diagonal crack is no way out."""
FEWEST_ROUND_A_HOLE = 4


def enclosed(tiles: Collection[Point], *, diagonal_gap_open: bool = False) -> frozenset[Cell]:
    """The empty cells from which no path of empty cells leads out to the open table.

    >>> ring = {(x, y) for x in (0, 1, 2) for y in (0, 1, 2)} - {(1, 1)}
    >>> enclosed(ring)
    frozenset({Cell(x=1, y=1)})
    >>> enclosed(ring - {(0, 0)}), enclosed(ring - {(0, 0)}, diagonal_gap_open=True)
    (frozenset({Cell(x=1, y=1)}), frozenset())
    """
    inner, outer = (AROUND, SIDEWAYS) if diagonal_gap_open else (SIDEWAYS, AROUND)
    inside = set[Point]()
    for heap in _heaps(tiles, outer):
        if len(heap) >= FEWEST_ROUND_A_HOLE:
            inside |= _enclosed_by(heap, inner)
    return frozenset(Cell(*place) for place in inside if place not in tiles)


def _heaps(tiles: Collection[Point], steps: Collection[Point]) -> Iterator[set[Point]]:
    """Tiles that hang together: whatever is closed in is closed in by one such heap."""
    left = set(tiles)
    while left:
        yield _taken_out(left, next(iter(left)), steps)


def _enclosed_by(heap: Collection[Point], steps: Collection[Point]) -> set[Point]:
    """The cells that one cannot step out of without stepping on the heap."""
    west, east = min(x for x, _ in heap) - 1, max(x for x, _ in heap) + 1
    north, south = min(y for _, y in heap) - 1, max(y for _, y in heap) + 1
    empty = {
        (x, y) for x in range(west, east + 1) for y in range(north, south + 1) if (x, y) not in heap
    }
    _taken_out(empty, (west, north), steps)
    return empty


def _taken_out(ground: set[Point], start: Point, steps: Collection[Point]) -> set[Point]:
    """Take out of the ground whatever can be reached on it from a point of it."""
    ground.remove(start)
    found, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for dx, dy in steps:
            beside = (x + dx, y + dy)
            if beside in ground:
                ground.remove(beside)
                found.add(beside)
                edge.append(beside)
    return found


def may_close(tiles: Collection[Point], cell: Point) -> bool:
    """Whether a tile here could close something in, judged by the eight cells around it.

    False is certain. In a palace that hangs together and has no hole yet, True is certain too.
    """
    x, y = cell
    free = [(x + dx, y + dy) not in tiles for dx, dy in AROUND]
    ways_out = sum(free[::2])
    joined = sum(free[i] and free[i + 1] and free[i - 6] for i in (0, 2, 4, 6))
    return ways_out - joined > 1
