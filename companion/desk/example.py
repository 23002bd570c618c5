"""A drawn example: a small board in the notation, and what the engine says about it."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.board.building import Build, PalaceAct, Remove, Swap, faults
from companion.board.city import City
from companion.board.faults import Fault, FaultCode
from companion.board.grid import Cell
from companion.board.notation import read_tile_at
from companion.board.wall import Wall, longest_wall
from companion.games import ALHAMBRA, GAMES
from companion.modules.huts import worth
from companion.words import _


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A palace as it lies, perhaps with one act tried in it, and what it is meant to show.

    What is written here is only what an example is meant to show; a test sees to it that the
    engine finds the same, and what is drawn is what the engine finds.
    """

    city: str
    caption: str
    """What to look at; said through `_`. It may name the length of the {wall}."""
    build: str = ""
    remove: str = ""
    swap: str = ""
    faults: tuple[FaultCode, ...] = ()
    """What is wrong with the act; nothing, when it may be done."""
    wall: int | None = None
    """The length of the longest wall, where the example is about it."""
    huts: tuple[int, ...] = ()
    """What the huts are worth, as a page is read."""
    game: str = ALHAMBRA.name

    @property
    def lying(self) -> City:
        """The palace before the act."""
        return City.parse(self.city, GAMES[self.game].box)

    @property
    def act(self) -> PalaceAct | None:
        """What is tried in it."""
        box = GAMES[self.game].box
        if self.build:
            return Build(*read_tile_at(self.build, box))
        if self.swap:
            return Swap(*read_tile_at(self.swap, box))
        return Remove(Cell.parse(self.remove)) if self.remove else None

    @property
    def picture(self) -> "Picture":
        """What is to be drawn, with everything that the engine finds."""
        lying, act = self.lying, self.act
        city = act.carry_out(lying) if act else lying
        wall = None if self.wall is None else longest_wall(city)
        return Picture(
            city=city,
            act=act,
            faults=faults(lying, act) if act else (),
            wall=wall,
            huts={cell: worth(city, cell) for cell in city.huts},
            caption=_(self.caption).format(wall=wall.length if wall else 0),
        )


@dataclass(frozen=True, slots=True)
class Picture:
    """An example ready to be drawn: the palace after the act, right or wrong, and what to mark."""

    city: City
    act: PalaceAct | None
    faults: tuple[Fault, ...]
    wall: Wall | None
    """The wall to let glow, where the example is about it."""
    huts: Mapping[Cell, int]
    caption: str

    @property
    def marked(self) -> frozenset[Cell]:
        """The cells that are marked for what is wrong."""
        return frozenset(cell for fault in self.faults for cell in fault.cells)
