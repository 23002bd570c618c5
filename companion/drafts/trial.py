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
from companion.drafts.tile_making import TileMaking
from companion.errors import InputError
from companion.games import ALHAMBRA, GAMES
from companion.record import AnyEvent, Colour, Play, Record, Seat
from companion.record.events import GameStarted, Sitting, TileBuilt, TileRemoved, TileSwapped


class Doing(StrEnum):
    """What is tried."""

    BUILD = "build"
    REMOVE = "remove"
    SWAP = "swap"


class Done(BaseModel):
    """Something that was tried, was found to be allowed, and was left so."""

    model_config = ConfigDict(frozen=True)

    doing: Doing
    at: str
    tile: str = ""

    def act(self, box: Box) -> PalaceAct:
        """The same as an act in a palace."""
        cell = Cell.parse(self.at)
        if self.doing is Doing.REMOVE:
            return Remove(cell)
        return (Build if self.doing is Doing.BUILD else Swap)(cell, box.read(self.tile))


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
    began: str = ""
    """The palace as it lay before anything was done to it."""
    done: tuple[Done, ...] = ()
    """What was done to it since, in that order."""

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
        for each in self.done:
            each.act(self.box)
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
        if not self.at or not (self.with_tile or self.doing is Doing.REMOVE):
            return None
        return Done(doing=self.doing, at=self.at, tile=self.with_tile).act(self.box)

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
        if act is None:
            return self.but(at="", with_tile="")
        tile = "" if self.doing is Doing.REMOVE else self.with_tile
        return self.but(
            lying=act.carry_out(self.city).text,
            at="",
            with_tile="",
            began=self.began or self.lying,
            done=(*self.done, Done(doing=self.doing, at=self.at, tile=tile)),
        )

    def on(self, play: Play, owner: Colour) -> Self:
        """The same on somebody's palace at the table."""
        lying = play.seat(owner).city.text
        return self.but(
            game=play.game.name, lying=lying, owner=owner, at="", with_tile="", began="", done=()
        )

    def on_empty_board(self, game: str) -> Self:
        """The same on a board of a game where nothing lies yet."""
        return type(self)(game=game, doing=self.doing)

    def pasted(self, text: str) -> Self:
        """The same on a palace in notation, which may be another game's."""
        problems = []
        for game in sorted(GAMES, key=lambda name: name != self.game):
            try:
                city = City.parse(text, GAMES[game].box)
            except InputError as problem:
                problems.append(problem)
            else:
                return type(self)(game=game, lying=city.text, doing=self.doing)
        raise problems[0]

    def table(self, play: Play | None) -> Play:
        """The running game, or an empty table of the game that this is tried in."""
        if play is not None and play.game.name == self.game:
            return play
        two = (Sitting(colour=Colour.RED, name="1"), Sitting(colour=Colour.BLUE, name="2"))
        return Record.start(GameStarted(game=self.game, players=two)).play

    @property
    def making(self) -> TileMaking:
        """How a tile begins that is told for the place."""
        if self.cell is None:
            return TileMaking()
        return TileMaking.for_place(self.city, self.cell)

    def at_hand(self, play: Play | None) -> tuple[Tile, ...]:
        """What its owner has in reserve, what was taken out here included."""
        seat = self._seat(play)
        if seat is None:
            return ()
        standing = {tile for _cell, tile in self.city}
        built = [tile for _cell, tile in seat.city]
        return tuple(tile for tile in (*seat.reserve, *built) if tile not in standing)

    def for_the_table(self, play: Play | None) -> tuple[AnyEvent, ...]:
        """What was done here as acts for the palace at the table, if that still lies as it did."""
        seat = self._seat(play)
        if seat is None or seat.by_counts or seat.city.text != self.began:
            return ()
        city, reserve = seat.city, {tile.code for tile in seat.reserve}
        events = []
        for each in self.done:
            events.append(_event(seat.colour, each, from_reserve=each.tile in reserve))
            act = each.act(self.box)
            if each.doing is not Doing.BUILD:
                reserve.add(city[act.cell].code)
            city = act.carry_out(city)
        return tuple(events)

    def _seat(self, play: Play | None) -> Seat | None:
        if play is None or play.game.name != self.game:
            return None
        return next((seat for seat in play.seats if seat.colour is self.owner), None)

    def _around(self, play: Play | None) -> Surroundings:
        if play is None or play.game.name != self.game:
            return ALONE
        seat = self._seat(play)
        if seat is None:
            return Surroundings(options=play.options)
        around = play.surroundings(seat.colour)
        # What lies in reserve is there to be built.
        return Surroundings(around.elsewhere - {*seat.reserve}, 0, around.options)


def _event(player: Colour, done: Done, *, from_reserve: bool) -> AnyEvent:
    if done.doing is Doing.REMOVE:
        return TileRemoved(player=player, cell=done.at)
    if done.doing is Doing.SWAP:
        return TileSwapped(player=player, tile=done.tile, cell=done.at, from_reserve=from_reserve)
    return TileBuilt(player=player, tile=done.tile, cell=done.at, from_reserve=from_reserve)


def as_trial(example: Example) -> dict[str, str]:
    """What a screen is handed to try an example: the palace, and what is done to it where.

    >>> as_trial(Example(city="* G10", build="T12@2,1", caption=""))
    {'box': 'alhambra', 'city': '* G10', 'doing': 'build', 'at': '2,1', 'tile': 'T12'}
    >>> as_trial(Example(city="* G10", remove="1,0", caption=""))
    {'box': 'alhambra', 'city': '* G10', 'doing': 'remove', 'at': '1,0', 'tile': ''}
    """
    doing = Doing.BUILD if example.build else Doing.SWAP if example.swap else Doing.REMOVE
    tile, _, at = (example.build or example.swap or f"@{example.remove}").partition("@")
    return {
        "box": example.game,
        "city": example.city,
        "doing": doing.value,
        "at": at,
        "tile": tile,
    }


def taken_over(
    city: str, box: str = ALHAMBRA.name, doing: str = "build", at: str = "", tile: str = ""
) -> Trial:
    """What a screen was handed, as a try.

    >>> taken_over("* G10", at="2,0").act is None
    True
    """
    return Trial(game=box, lying=city, doing=Doing(doing), at=at, with_tile=tile)
