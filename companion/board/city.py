"""What one player has built: tiles in their cells, and where a walker gets to."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Self

from companion.board import notation
from companion.board.grid import OPPOSITE, ORIGIN, STEPS, Cell, Side, reading_order
from companion.board.tiles import START, Box, Kind, Tile


class City:
    """A palace or city as it lies on the table, right or wrong. It never changes.

    >>> from companion.games import alhambra
    >>> city = City.parse("T9nw A6ne / * G10", alhambra.BOX)
    >>> city[Cell(1, 0)].code
    'G10'
    >>> city
    City('T9nw A6ne / * G10')
    """

    def __init__(self, box: Box, tiles: Mapping[Cell, Tile] | None = None) -> None:
        """Lay out the tiles round the start tile; with none given, the start tile alone."""
        self.box = box
        self.tiles: Mapping[Cell, Tile] = MappingProxyType({**(tiles or {}), ORIGIN: START})

    @classmethod
    def parse(cls, text: str, box: Box) -> Self:
        """Read a city in the one-line notation."""
        return cls(box, notation.read(text, box))

    @property
    def text(self) -> str:
        """The city in the one-line notation."""
        return notation.write(self.tiles)

    def __str__(self) -> str:
        """Draw the city in ASCII, walls included."""
        return notation.draw(self.tiles)

    def __repr__(self) -> str:
        """Show the notation, ready to be pasted into a test."""
        return f"City({self.text!r})"

    def __eq__(self, other: object) -> bool:
        """Two cities are the same when the same tiles lie in the same cells."""
        return isinstance(other, City) and self.tiles == other.tiles

    def __hash__(self) -> int:
        """Hash by what lies where."""
        return hash(frozenset(self.tiles.items()))

    def __getitem__(self, cell: Cell) -> Tile:
        """The tile in a cell."""
        return self.tiles[cell]

    def __contains__(self, cell: Cell) -> bool:
        """Whether a tile lies in a cell."""
        return cell in self.tiles

    def __iter__(self) -> Iterator[tuple[Cell, Tile]]:
        """Go through all tiles but the start tile, as a page is read."""
        for cell in sorted(self.tiles, key=reading_order):
            if cell != ORIGIN:
                yield cell, self.tiles[cell]

    def __len__(self) -> int:
        """How many tiles and huts there are besides the start tile."""
        return len(self.tiles) - 1

    def with_tile(self, cell: Cell, tile: Tile) -> Self:
        """The same city with a tile laid in a cell, whatever the rules say."""
        return type(self)(self.box, {**self.tiles, cell: tile})

    def without(self, cell: Cell) -> Self:
        """The same city with one cell cleared, whatever the rules say."""
        return type(self)(self.box, {at: tile for at, tile in self.tiles.items() if at != cell})

    def neighbours(self, cell: Cell) -> Iterator[tuple[Side, Cell, Tile]]:
        """The tiles that share a side with a cell, and on which side of it."""
        x, y = cell
        for side, (dx, dy) in STEPS.items():
            beside = (x + dx, y + dy)
            if beside in self.tiles:
                yield side, Cell(*beside), self.tiles[beside]  # type: ignore[index]

    @cached_property
    def buildings(self) -> Counter[Kind]:
        """How many buildings of each kind stand here, by the tiles alone."""
        return Counter(tile.kind for tile in self.tiles.values() if tile.is_building)

    @cached_property
    def huts(self) -> tuple[Cell, ...]:
        """Where the huts stand."""
        return tuple(cell for cell, tile in self if tile.hut)

    @cached_property
    def reachable(self) -> frozenset[Cell]:
        """The cells that one can walk to from the start tile without crossing a wall."""
        return self._spread(through_walls=False)

    @cached_property
    def hanging_together(self) -> frozenset[Cell]:
        """The cells that hang together with the start tile side by side, walls or not."""
        return self._spread(through_walls=True)

    def _spread(self, *, through_walls: bool) -> frozenset[Cell]:
        found, edge = {ORIGIN}, [ORIGIN]
        while edge:
            cell = edge.pop()
            walls = self.tiles[cell].walls
            for side, beside, tile in self.neighbours(cell):
                blocked = side in walls or OPPOSITE[side] in tile.walls
                if beside not in found and (through_walls or not blocked):
                    found.add(beside)
                    edge.append(beside)
        return frozenset(found)
