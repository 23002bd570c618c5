"""Entering a palace tile by tile: what is offered for a place, and which place comes next."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.board.building import ALONE, Surroundings
from companion.board.city import City
from companion.board.fitting import whole_map
from companion.board.grid import ORIGIN, Cell, reading_order
from companion.board.tiles import Tile


@dataclass(frozen=True)
class Offers:
    """For one palace: every place where something fits, and what fits there."""

    city: City
    tiles: tuple[Tile, ...]
    """The tiles that lie nowhere yet."""
    by_place: Mapping[Cell, tuple[Tile, ...]]
    around: Surroundings = ALONE

    @classmethod
    def for_city(cls, city: City, tiles: Iterable[Tile], around: Surroundings = ALONE) -> "Offers":
        """Look at every place and every tile once."""
        unseen = tuple(tiles)
        return cls(city, unseen, whole_map(city, unseen, around), around)

    @property
    def places(self) -> tuple[Cell, ...]:
        """The places where at least one tile fits, by row, then by column.

        While it is not known what is printed on some tiles, one of those may fit anywhere.
        """
        anywhere = not self.city.box.is_known
        return tuple(cell for cell, fitting in self.by_place.items() if fitting or anywhere)

    def fitting(self, cell: Cell) -> tuple[Tile, ...]:
        """The tiles that fit in a place."""
        return self.by_place.get(cell, ())

    def for_tile(self, tile: Tile) -> tuple[Cell, ...]:
        """The places where a tile fits."""
        return tuple(cell for cell, fitting in self.by_place.items() if tile in fitting)

    def next_place(self, path: Sequence[Cell], passed_over: Collection[Cell] = ()) -> Cell | None:
        """The likeliest place for the next tile, after those entered along a path.

        Near the last tile, straight on, with many neighbours; places that were passed over come
        last, for they are probably empty on the table.

        >>> from companion.games.alhambra import BOX
        >>> city = City.parse("* G10 T12", BOX)
        >>> offers = Offers.for_city(city, BOX.tiles)
        >>> print(offers.next_place([Cell(1, 0), Cell(2, 0)]))
        3,0
        """
        last = path[-1] if path else ORIGIN
        before = path[-2] if len(path) > 1 else ORIGIN
        ahead = Cell(2 * last.x - before.x, 2 * last.y - before.y)

        def unlikely(cell: Cell) -> tuple[bool, int, bool, int, tuple[int, int]]:
            away = abs(cell.x - last.x) + abs(cell.y - last.y)
            beside = sum(1 for _neighbour in self.city.neighbours(cell))
            return cell in passed_over, away, cell != ahead, -beside, reading_order(cell)

        return min(self.places, key=unlikely, default=None)
