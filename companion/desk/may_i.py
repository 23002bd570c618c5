"""May I? One act in one palace: every fault with its ruling, the ways out, and the wall."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.board.building import (
    ALONE,
    Build,
    PalaceAct,
    Surroundings,
    Swap,
    can,
    faults,
)
from companion.board.city import City
from companion.board.faults import Fault, FaultCode
from companion.board.fitting import OpenPlace, fitting, places, spots
from companion.board.grid import OPPOSITE, ORIGIN, Cell
from companion.board.tiles import Tile
from companion.board.wall import Wall, longest_wall
from companion.desk.ruling import Ruling
from companion.desk.wall_ends import WallEnd, ends
from companion.desk.why import ruling_for

NOTHING_TO_DRAW = frozenset({FaultCode.OCCUPIED, FaultCode.START_TILE, FaultCode.NOTHING_THERE})
"""With one of these faults there is no palace after the act that could be shown."""


@dataclass(frozen=True, slots=True)
class Objection:
    """A fault of the act, and the ruling that says why it is one."""

    fault: Fault
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class WayOut:
    """A place where the same may be done, and how long the wall is then."""

    cell: Cell
    wall: Wall


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the desk says to an act that somebody would like to do."""

    city: City
    act: PalaceAct
    objections: tuple[Objection, ...]
    """Nothing, when it may be done."""
    ways_out: tuple[WayOut, ...]
    """Every place where it may be done, by row, then by column."""
    place: OpenPlace | None
    """What the place asks of a tile that may stand there; None where none may."""
    fitting: tuple[Tile, ...]
    """Which tiles that lie nowhere may stand there."""
    before: Wall
    after: Wall | None
    """The wall afterwards, right or wrong; None where there is nothing to show."""
    ends: tuple[WallEnd, ...]
    """Where the wall afterwards begins and stops, and why there."""

    @property
    def legal(self) -> bool:
        """Whether it may be done."""
        return not self.objections


def may_i(
    city: City, act: PalaceAct, around: Surroundings = ALONE, tiles: Iterable[Tile] | None = None
) -> Verdict:
    """Judge an act; `tiles` are those that may lie nowhere yet, by default all that are known.

    >>> from companion.games import alhambra
    >>> city = City.parse("* G10", alhambra.BOX)
    >>> verdict = may_i(city, Build(Cell(2, 1), alhambra.BOX.read("T13e")))
    >>> [(each.fault.code.value, each.ruling.id) for each in verdict.objections]
    [('touching', 'D55'), ('on-foot', 'D07')]
    >>> [str(way.cell) for way in verdict.ways_out]
    ['0,-1', '1,-1', '2,0', '0,1', '1,1']
    """
    found = faults(city, act, around)
    codes = {fault.code for fault in found}
    after, stops = (None, ()) if codes & NOTHING_TO_DRAW else _wall_after(act.carry_out(city))
    place = _asked(city, act, around)
    return Verdict(
        city=city,
        act=act,
        objections=tuple(Objection(fault, ruling_for(fault)) for fault in found),
        ways_out=tuple(
            WayOut(cell, longest_wall(replace(act, cell=cell).carry_out(city)))
            for cell in _elsewhere(city, act, around)
        ),
        place=place,
        fitting=_fitting(city, act, city.box.tiles if tiles is None else tiles, around)
        if place
        else (),
        before=longest_wall(city),
        after=after,
        ends=stops,
    )


def _wall_after(city: City) -> tuple[Wall, tuple[WallEnd, ...]]:
    wall = longest_wall(city)
    return wall, ends(city, wall)


def _elsewhere(city: City, act: PalaceAct, around: Surroundings) -> tuple[Cell, ...]:
    """Every cell where the same may be done."""
    if isinstance(act, Build):
        return spots(city, act.tile, around)
    return tuple(cell for cell, _tile in city if can(city, replace(act, cell=cell), around))


def _asked(city: City, act: PalaceAct, around: Surroundings) -> OpenPlace | None:
    """What the neighbours ask of a tile in this cell."""
    if isinstance(act, Build):
        return next((each for each in places(city, around) if each.cell == act.cell), None)
    if isinstance(act, Swap) and act.cell in city and act.cell != ORIGIN:
        sides = [
            (side, OPPOSITE[side] in tile.walls) for side, _, tile in city.neighbours(act.cell)
        ]
        return OpenPlace(
            act.cell,
            tuple(side for side, walled in sides if walled),
            tuple(side for side, walled in sides if not walled),
        )
    return None


def _fitting(
    city: City, act: PalaceAct, tiles: Iterable[Tile], around: Surroundings
) -> tuple[Tile, ...]:
    if isinstance(act, Build):
        return fitting(city, act.cell, tiles, around)
    return tuple(tile for tile in tiles if can(city, Swap(act.cell, tile), around))
