"""A try at the rules desk: a palace, and what somebody would like to do in it."""

from enum import StrEnum
from typing import Self

from pydantic import BaseModel, ConfigDict, model_validator

from companion.board.building import ALONE, Build, PalaceAct, Remove, Surroundings, Swap
from companion.board.city import City
from companion.board.fitting import places
from companion.board.grid import Cell
from companion.board.tiles import Box, Tile
from companion.desk.example import Example
from companion.desk.may_i import Verdict, may_i
from companion.games import ALHAMBRA, GAMES
from companion.record import Colour, Play


class Doing(StrEnum):
    """What is tried."""

    BUILD = "build"
    REMOVE = "remove"
    SWAP = "swap"


class Trial(BaseModel):
    """Nothing of it happens in any game; it never changes, each tap makes a new one."""

    model_config = ConfigDict(frozen=True)

    game: str = ALHAMBRA.name
    lying: str = "*"
    """The palace that it is tried in, in the notation."""
    owner: Colour | None = None
    """Whose palace it is, in the running game."""
    doing: Doing = Doing.BUILD
    at: str = ""
    """Where, if it was said."""
    with_tile: str = ""
    """With which tile, if it was said."""

    @model_validator(mode="after")
    def _verify(self) -> Self:
        """Refuse what an older or newer app may have kept."""
        if self.game not in GAMES:
            raise ValueError(self.game)
        City.parse(self.lying, self.box)
        if self.at:
            Cell.parse(self.at)
        if self.with_tile:
            self.box.read(self.with_tile)
        return self

    @property
    def box(self) -> Box:
        """The tiles that there are."""
        return GAMES[self.game].box

    @property
    def city(self) -> City:
        """The palace as it lies."""
        return City.parse(self.lying, self.box)

    @property
    def cell(self) -> Cell | None:
        """Where it is tried."""
        return Cell.parse(self.at) if self.at else None

    @property
    def tile(self) -> Tile | None:
        """The tile that it is tried with."""
        return self.box.read(self.with_tile) if self.with_tile else None

    @property
    def act(self) -> PalaceAct | None:
        """What is tried; None while something is left to be said."""
        if self.cell is None:
            return None
        if self.doing is Doing.REMOVE:
            return Remove(self.cell)
        if self.tile is None:
            return None
        return (Build if self.doing is Doing.BUILD else Swap)(self.cell, self.tile)

    def but(self, **changes: object) -> Self:
        """The same with something else."""
        return self.model_copy(update=changes)

    def verdict(self, play: Play | None) -> Verdict | None:
        """What the desk says to it; None while something is left to be said."""
        act = self.act
        return None if act is None else may_i(self.city, act, self._around(play))

    def places(self, play: Play | None) -> tuple[Cell, ...]:
        """Where anything at all may be built."""
        return tuple(place.cell for place in places(self.city, self._around(play)))

    def carried_out(self) -> Self:
        """The same palace after the act, ready for the next."""
        act = self.act
        lying = self.lying if act is None else act.carry_out(self.city).text
        return self.but(lying=lying, at="", with_tile="")

    def _around(self, play: Play | None) -> Surroundings:
        if play is None or play.game.name != self.game:
            return ALONE
        if self.owner is None or self.owner not in {seat.colour for seat in play.seats}:
            return Surroundings(options=play.options)
        around = play.surroundings(self.owner)
        # What lies in reserve is there to be built.
        own = {*play.seat(self.owner).reserve}
        return Surroundings(around.elsewhere - own, 0, around.options)


def as_trial(example: Example) -> dict[str, str]:
    """What a screen is handed to try an example: the palace, and what is done to it where.

    >>> as_trial(Example(city="* G10", build="T12@2,1", caption=""))
    {'city': '* G10', 'doing': 'build', 'at': '2,1', 'tile': 'T12'}
    >>> as_trial(Example(city="* G10", remove="1,0", caption=""))
    {'city': '* G10', 'doing': 'remove', 'at': '1,0', 'tile': ''}
    """
    doing = Doing.BUILD if example.build else Doing.SWAP if example.swap else Doing.REMOVE
    tile, _, at = (example.build or example.swap or f"@{example.remove}").partition("@")
    return {"city": example.city, "doing": doing.value, "at": at, "tile": tile}
