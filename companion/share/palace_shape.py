"""Where the tiles of a palace lie, as digits: one yes or no for each place beside a tile."""

from collections.abc import Callable, Collection

from companion.board.grid import ORIGIN, STEPS, Cell, reading_order
from companion.board.notation import WIDEST
from companion.errors import InputError
from companion.share.digits import Gathered, Taken
from companion.words import _


def put_shape(digits: Gathered, cells: Collection[Cell]) -> list[Cell]:
    """Write down where the tiles lie; the answer tells the order in which they follow."""
    apart = dict.fromkeys(sorted(cells, key=reading_order))

    def stands(cell: Cell) -> bool:
        digits.put(int(cell in cells), base=2)
        return cell in cells

    def island(found: Collection[Cell]) -> Cell | None:
        cell = next((cell for cell in apart if cell not in found), None)
        digits.put(int(cell is not None), base=2)
        if cell is not None:
            digits.put(cell.x + WIDEST, base=2 * WIDEST)
            digits.put(cell.y + WIDEST, base=2 * WIDEST)
        return cell

    return _walked(stands, island, len(cells))


def take_shape(digits: Taken, most: int) -> list[Cell]:
    """Read where so many tiles at most lie."""

    def stands(_cell: Cell) -> bool:
        return bool(digits.take(base=2))

    def island(_found: Collection[Cell]) -> Cell | None:
        if not digits.take(base=2):
            return None
        x = digits.take(base=2 * WIDEST) - WIDEST
        return Cell(x, digits.take(base=2 * WIDEST) - WIDEST)

    return _walked(stands, island, most)


def _walked(
    stands: Callable[[Cell], bool], island: Callable[[Collection[Cell]], Cell | None], most: int
) -> list[Cell]:
    """Ask of every place beside the start tile and each tile found whether a tile stands there.

    What no way leads to is an island, found by its place; from there it goes on in the same way.
    """
    found, seen, edge = dict[Cell, None](), {ORIGIN}, [ORIGIN]
    while edge:
        for cell in edge:
            for side in STEPS:
                beside = cell.step(side)
                if beside not in seen:
                    seen.add(beside)
                    if stands(beside):
                        edge.append(beside)
        found.update(dict.fromkeys(edge))
        if len(found) > most + 1:
            raise InputError(_("No palace has that many tiles."))
        farther = island(found)
        edge = [] if farther is None else [farther]
        seen.update(edge)
    return [cell for cell in found if cell != ORIGIN]
