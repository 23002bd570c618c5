"""May it stand there? Building, removing and swapping, with every fault at once."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from companion.board import holes
from companion.board.city import City
from companion.board.faults import Fault, FaultCode, FaultError, collect
from companion.board.grid import OPPOSITE, ORIGIN, Cell
from companion.board.tiles import Tile
from companion.options import BY_THE_BOOK, Options

MOST_HUTS = 3

Found = Iterator[tuple[FaultCode, Iterable[Cell]]]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a palace does not show but its rules depend on."""

    elsewhere: frozenset[Tile] = field(default=frozenset())
    """Tiles in other palaces, in reserves and with the dummy."""
    huts_in_reserve: int = 0
    options: Options = BY_THE_BOOK


ALONE = Surroundings()


@dataclass(frozen=True, slots=True)
class PalaceAct(ABC):
    """Something a player does to the palace at one cell."""

    cell: Cell

    @abstractmethod
    def find(self, city: City, around: Surroundings) -> Found:
        """Find every fault of the act."""

    @abstractmethod
    def carry_out(self, city: City) -> City:
        """The city afterwards, whatever the rules say."""


@dataclass(frozen=True, slots=True)
class Build(PalaceAct):
    """Lay a tile in an empty cell."""

    tile: Tile

    def find(self, city: City, around: Surroundings) -> Found:
        """Judge the tile, then its place."""
        yield from _unavailable(city, self.tile, self.cell, around)
        if self.cell in city:
            yield FaultCode.OCCUPIED, [self.cell]
            return
        beside = list(city.neighbours(self.cell))
        if not beside:
            yield FaultCode.TOUCHING, [self.cell]
        for cell in _mismatched(city, self.tile, self.cell):
            yield FaultCode.WALLS_MATCH, [self.cell, cell]
        if not any(
            cell in city.reachable
            and side not in self.tile.walls
            and OPPOSITE[side] not in neighbour.walls
            for side, cell, neighbour in beside
        ):
            yield FaultCode.ON_FOOT, [self.cell]
        if closed_in := closed_in_by(city, self.cell, around.options):
            yield FaultCode.HOLE, closed_in

    def carry_out(self, city: City) -> City:
        """The city with the tile."""
        return city.with_tile(self.cell, self.tile)


@dataclass(frozen=True, slots=True)
class Remove(PalaceAct):
    """Take a built tile into the reserve."""

    def find(self, city: City, around: Surroundings) -> Found:
        """Judge what would be left."""
        if self.cell == ORIGIN:
            yield FaultCode.START_TILE, [self.cell]
        elif self.cell not in city:
            yield FaultCode.NOTHING_THERE, [self.cell]
        else:
            after = self.carry_out(city)
            if cut_off := city.reachable - after.reachable - {self.cell}:
                yield FaultCode.ON_FOOT, cut_off
            gap = around.options.diagonal_gap_open
            before = holes.enclosed(city.tiles, diagonal_gap_open=gap)
            if closed_in := holes.enclosed(after.tiles, diagonal_gap_open=gap) - before:
                yield FaultCode.HOLE, closed_in

    def carry_out(self, city: City) -> City:
        """The city without the tile."""
        return city.without(self.cell)


@dataclass(frozen=True, slots=True)
class Swap(PalaceAct):
    """Put a tile exactly where another one is taken away."""

    tile: Tile

    def find(self, city: City, around: Surroundings) -> Found:
        """Judge the tile, then what it touches."""
        yield from _unavailable(city, self.tile, self.cell, around)
        if self.cell == ORIGIN:
            yield FaultCode.START_TILE, [self.cell]
        elif self.cell not in city:
            yield FaultCode.NOTHING_THERE, [self.cell]
        else:
            for cell in _mismatched(city, self.tile, self.cell):
                yield FaultCode.WALLS_MATCH, [self.cell, cell]
            if cut_off := city.reachable - self.carry_out(city).reachable:
                yield FaultCode.ON_FOOT, cut_off

    def carry_out(self, city: City) -> City:
        """The city with one tile for the other."""
        return city.with_tile(self.cell, self.tile)


def faults(city: City, act: PalaceAct, around: Surroundings = ALONE) -> tuple[Fault, ...]:
    """Everything that is wrong with an act, at once.

    >>> from companion.games import alhambra
    >>> city = City.parse("P6n A6ne / *", alhambra.BOX)
    >>> [fault.code.value for fault in faults(city, Build(Cell(1, 0), alhambra.BOX.read("T12")))]
    []
    >>> [fault.code.value for fault in faults(city, Build(Cell(0, 1), alhambra.BOX.read("P6n")))]
    ['walls-match', 'on-foot', 'taken']
    """
    return collect(act.find(city, around), city.box.fault_words)


def verify(city: City, act: PalaceAct, around: Surroundings = ALONE) -> None:
    """Raise a FaultError, with a sentence for players, when an act is against the rules."""
    if found := faults(city, act, around):
        raise FaultError(found)


def can(city: City, act: PalaceAct, around: Surroundings = ALONE) -> bool:
    """Whether an act is within the rules."""
    return not faults(city, act, around)


def do(city: City, act: PalaceAct, around: Surroundings = ALONE) -> City:
    """The city after an act that is within the rules."""
    verify(city, act, around)
    return act.carry_out(city)


def faults_as_it_lies(city: City, around: Surroundings = ALONE) -> tuple[Fault, ...]:
    """Everything that is wrong with a city, however it came about."""
    return collect(_find_as_it_lies(city, around), city.box.fault_words)


def _find_as_it_lies(city: City, around: Surroundings) -> Found:
    cells = city.tiles.keys()
    if apart := cells - city.hanging_together:
        yield FaultCode.TOUCHING, apart
    if cut_off := cells - city.reachable:
        yield FaultCode.ON_FOOT, cut_off
    if closed_in := holes.enclosed(city.tiles, diagonal_gap_open=around.options.diagonal_gap_open):
        yield FaultCode.HOLE, closed_in
    pieces = Counter(city.box.piece(tile) for _, tile in city)
    elsewhere = {city.box.piece(tile) for tile in around.elsewhere}
    for cell, tile in city.tiles.items():
        if any(_mismatched(city, tile, cell)):
            yield FaultCode.WALLS_MATCH, [cell]
    for cell, tile in city:
        if misprint := city.box.misprint(tile):
            yield misprint, [cell]
        piece = city.box.piece(tile)
        if not tile.hut and (pieces[piece] > 1 or piece in elsewhere):
            yield FaultCode.TAKEN, [cell]
    if len(city.huts) + around.huts_in_reserve > MOST_HUTS:
        yield FaultCode.TOO_MANY_HUTS, city.huts


def closed_in_by(city: City, cell: Cell, options: Options = BY_THE_BOOK) -> frozenset[Cell]:
    """The empty cells that a tile in this cell would close in."""
    gap = options.diagonal_gap_open
    if not gap and not holes.may_close(city.tiles, cell):
        return frozenset()
    before = holes.enclosed(city.tiles, diagonal_gap_open=gap)
    return holes.enclosed({*city.tiles, cell}, diagonal_gap_open=gap) - before


def _mismatched(city: City, tile: Tile, cell: Cell) -> Iterator[Cell]:
    """The neighbours that turn a wall to the tile's open side, or the other way round."""
    for side, beside, neighbour in city.neighbours(cell):
        if (side in tile.walls) != (OPPOSITE[side] in neighbour.walls):
            yield beside


def _unavailable(city: City, tile: Tile, cell: Cell, around: Surroundings) -> Found:
    """Find why there is no such tile to lay, whatever its place."""
    if misprint := city.box.misprint(tile):
        yield misprint, [cell]
    if tile.hut:
        if len(city.huts) + around.huts_in_reserve >= MOST_HUTS:
            yield FaultCode.TOO_MANY_HUTS, [cell]
        return
    piece = city.box.piece(tile)
    lying = [at for at, other in city if not other.hut and city.box.piece(other) == piece]
    if lying or any(city.box.piece(other) == piece for other in around.elsewhere):
        yield FaultCode.TAKEN, [cell, *lying]


def faults_of_tile(city: City, tile: Tile, around: Surroundings = ALONE) -> tuple[Fault, ...]:
    """Why there is no such tile to lay anywhere in this palace; nothing when there is."""
    return collect(_unavailable(city, tile, ORIGIN, around), city.box.fault_words)


def is_available(city: City, tile: Tile, around: Surroundings = ALONE) -> bool:
    """Whether there is such a tile and it lies nowhere yet."""
    return not any(_unavailable(city, tile, ORIGIN, around))
