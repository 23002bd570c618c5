"""Where may this tile go, and which tiles may go there? The whole map of both."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.board.building import ALONE, Surroundings, closed_in_by, is_available
from companion.board.city import City
from companion.board.grid import OPPOSITE, Cell, Side, reading_order
from companion.board.tiles import Tile


@dataclass(frozen=True, slots=True)
class OpenPlace:
    """An empty cell that some tile may go to, and what it asks of the tile's walls."""

    cell: Cell
    walled: tuple[Side, ...]
    open: tuple[Side, ...]

    def suits(self, tile: Tile) -> bool:
        """Whether the tile's walls match what lies around the place."""
        walls = tile.walls
        for side in self.walled:
            if side not in walls:
                return False
        for side in self.open:  # noqa: SIM110  # Twice as fast as any(): the whole map runs here.
            if side in walls:
                return False
        return True


def places(city: City, around: Surroundings = ALONE) -> tuple[OpenPlace, ...]:
    """Every place where a tile with the right walls may go, sorted by row, then column.

    A place needs a way in: an open side of a tile that can be walked to. The tile must be open
    there too, so whatever matches can also be reached.
    """
    found = []
    for cell in sorted({*_empty_beside(city)}, key=reading_order):
        walled, opened, way_in = [], [], False
        for side, beside, neighbour in city.neighbours(cell):
            if OPPOSITE[side] in neighbour.walls:
                walled.append(side)
            else:
                opened.append(side)
                way_in = way_in or beside in city.reachable
        if way_in and not closed_in_by(city, cell, around.options):
            found.append(OpenPlace(cell, tuple(walled), tuple(opened)))
    return tuple(found)


def _empty_beside(city: City) -> Iterable[Cell]:
    for cell in city.tiles:
        for side in Side:
            beside = cell.step(side)
            if beside not in city:
                yield beside


def spots(city: City, tile: Tile, around: Surroundings = ALONE) -> tuple[Cell, ...]:
    """Where a tile may be built, sorted by row, then column.

    >>> from companion.games import alhambra
    >>> [str(cell) for cell in spots(City(alhambra.BOX), alhambra.BOX.read("G10n"))]
    ['0,-1', '-1,0', '1,0']
    """
    if not is_available(city, tile, around):
        return ()
    return tuple(place.cell for place in places(city, around) if place.suits(tile))


def fitting(
    city: City, cell: Cell, tiles: Iterable[Tile], around: Surroundings = ALONE
) -> tuple[Tile, ...]:
    """Which of the tiles may be built in a cell."""
    return whole_map(city, tiles, around).get(cell, ())


def whole_map(
    city: City, tiles: Iterable[Tile], around: Surroundings = ALONE
) -> dict[Cell, tuple[Tile, ...]]:
    """For every place where anything may go, which of the tiles may go there."""
    candidates = [tile for tile in tiles if is_available(city, tile, around)]
    return {
        place.cell: tuple(tile for tile in candidates if place.suits(tile))
        for place in places(city, around)
    }
