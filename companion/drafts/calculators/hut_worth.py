"""A hut's worth: one in a palace of the running game, or one whose neighbours are tapped in."""

from typing import Annotated, ClassVar, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from companion.board.city import City
from companion.board.grid import OPPOSITE, Cell, Side
from companion.board.tile_words import heading
from companion.board.tiles import Kind, Tile
from companion.desk.calculators.hut_worth import HutWorth, Neighbour, hut_worth
from companion.drafts.calculators.page import (
    Ask,
    OneOfMany,
    PalaceLying,
    Paper,
    Reckoning,
    Reply,
    ReplyLine,
)
from companion.games.alhambra import ALHAMBRA, BOX
from companion.record import Play
from companion.words import N_, _, counted

TRIED = Cell(1, -1)
"""Where the hut of one's own lies, the start tile at its corner."""

TURNS = (None, Neighbour.COUNTS, Neighbour.BEHIND_WALL, Neighbour.OTHER_KIND, Neighbour.HUT)
"""What a tap beside it makes of a neighbour, one after the other."""

ARROWS = {
    Side.N: "arrow-up",
    Side.E: "arrow-right",
    Side.S: "arrow-down",
    Side.W: "arrow-left",
}

Beside = Annotated[int, Field(ge=0, lt=len(TURNS))]


class HutLying(BaseModel):
    """A hut in a palace of the running game."""

    model_config = ConfigDict(frozen=True)

    name: str
    lying: str
    at: str

    @property
    def city(self) -> City:
        """The palace."""
        return City.parse(self.lying, BOX)

    @property
    def cell(self) -> Cell:
        """Where the hut stands."""
        return Cell.parse(self.at)


class OneHut(Reckoning):
    """One of those that lie at the table, or one of one's own with what is beside it."""

    name: ClassVar[str] = "hut"
    title: ClassVar[str] = N_("A hut’s worth")
    about: ClassVar[str] = N_("Neighbour by neighbour")

    lying: tuple[HutLying, ...] = ()
    chosen: Annotated[int, Field(ge=0)] = 0
    """Which of them; beyond the last, one's own."""
    kind: str = BOX.kinds[0].name
    beside: tuple[Beside, Beside, Beside, Beside] = (1, 0, 0, 0)
    """What lies north, east, south and west of one's own."""

    @model_validator(mode="after")
    def _verify(self) -> Self:
        """Refuse what another version may have kept."""
        if self.kind not in BOX.by_name:
            raise ValueError(self.kind)
        return self

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Begin with the huts of the running game."""
        if play is None or play.game.name != ALHAMBRA.name:
            return cls()
        return cls(
            lying=tuple(
                HutLying(name=seat.name, lying=seat.city.text, at=str(cell))
                for seat in play.seats
                if not seat.by_counts
                for cell in seat.city.huts
            )
        )

    @property
    def own(self) -> bool:
        """Whether it is a hut of one's own."""
        return self.chosen >= len(self.lying)

    @property
    def city(self) -> City:
        """Where the hut stands."""
        return self._tried if self.own else self.lying[self.chosen].city

    @property
    def cell(self) -> Cell:
        """In which cell."""
        return TRIED if self.own else self.lying[self.chosen].cell

    @property
    def found(self) -> HutWorth:
        """What it is worth."""
        return hut_worth(self.city, self.cell)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """Which hut, its colour, and what lies beside it."""
        which = (Paper((self._which(),)),) if self.lying else ()
        if not self.own:
            board = PalaceLying("", self.city, self.cell, self._choose)
            return (*which, Paper((board,)))
        colour = OneOfMany(
            _("Colour of the hut"),
            [(kind.name, _(kind.title)) for kind in BOX.kinds],
            self.kind,
            lambda kind: self.but(kind=kind),
        )
        empty = [TRIED.step(side) for side in Side if TRIED.step(side) not in self.city]
        board = PalaceLying(
            _("Tap beside the hut: its colour, a wall between, another colour, a hut, nothing"),
            self.city,
            self.cell,
            self._turn,
            empty,
        )
        return (*which, Paper((colour,)), Paper((board,)))

    @property
    def reply(self) -> Reply:
        """As how many buildings it counts, and what each neighbour has to do with it."""
        found, kind = self.found, self.city[self.cell].kind
        sides = {self.cell.step(side): side for side in Side}
        return Reply(
            _("It counts as {buildings}").format(buildings=counted(kind.numbered, found.number))
            if found.number
            else _("It counts nothing"),
            "" if found.neighbours else _("Nothing lies beside it."),
            (found.ruling,),
            tuple(
                ReplyLine(why.sentence, icon=ARROWS[sides[cell]]) for cell, why in found.neighbours
            ),
        )

    @property
    def _tried(self) -> City:
        kind = BOX.by_name[self.kind]
        states = dict(zip(Side, (TURNS[each] for each in self.beside), strict=True))
        walls = "".join(side for side in Side if states[side] is Neighbour.BEHIND_WALL)
        tiles = {TRIED: Tile(kind, 0, walls, hut=True)}
        for side, state in states.items():
            if state is not None:
                tiles[TRIED.step(side)] = _neighbour(kind, side, state)
        return City(BOX, tiles)

    def _which(self) -> Ask:
        huts = [
            _("{name}: {tile}").format(name=hut.name, tile=heading(hut.city[hut.cell]))
            for hut in self.lying
        ]
        options = [*enumerate(huts), (len(huts), _("One to try"))]
        return OneOfMany(
            _("Which hut"),
            [(str(place), words) for place, words in options],
            str(min(self.chosen, len(huts))),
            lambda place: self.but(chosen=int(place)),
        )

    def _choose(self, cell: Cell) -> Self:
        """A tap on another hut in the palace asks about that one."""
        here = self.lying[self.chosen]
        tapped = here.model_copy(update={"at": str(cell)})
        return self.but(chosen=self.lying.index(tapped)) if tapped in self.lying else self

    def _turn(self, cell: Cell) -> Self:
        """A tap beside the hut makes something else of that neighbour."""
        turned = tuple(
            (now + 1) % len(TURNS) if TRIED.step(side) == cell else now
            for side, now in zip(Side, self.beside, strict=True)
        )
        return self.but(beside=turned)


def _neighbour(kind: Kind, side: Side, state: Neighbour) -> Tile:
    """A tile that is what it should be to a hut on its other side."""
    if state is Neighbour.HUT:
        return Tile(kind, 0, hut=True)
    walls = OPPOSITE[side].value if state is Neighbour.BEHIND_WALL else ""
    if state is Neighbour.OTHER_KIND:
        kind = BOX.kinds[(BOX.kinds.index(kind) + 1) % len(BOX.kinds)]
    return Tile(kind, BOX.prices(kind)[-1], walls)
