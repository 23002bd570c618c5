"""Tiles in a palace: built, removed and swapped."""

from abc import ABC
from dataclasses import replace
from typing import Literal

from companion.board import building
from companion.board.building import Build, Remove, Swap
from companion.board.faults import FaultCode, FaultError
from companion.board.grid import Cell
from companion.board.notation import refuse_unreadable
from companion.board.tile_words import tile_words
from companion.board.tiles import Tile
from companion.errors import RuleError
from companion.modules import HUTS
from companion.record.events.event import Act, read_tile, refuse_when_over
from companion.record.events.turning import side_bought, turned_over, verify_turned
from companion.record.play import Play
from companion.record.seat import Seat
from companion.words import N_counted, _, counted

IMPOSSIBLE = frozenset({FaultCode.OCCUPIED, FaultCode.START_TILE, FaultCode.NOTHING_THERE})
"""What cannot lie on any table, not even on purpose."""


ALL_TAKEN = N_counted(
    "The only {building} hut is taken.", "All {number} {building} huts are taken."
)
UNAVAILABLE = frozenset({FaultCode.TAKEN, FaultCode.TOO_MANY_HUTS})
"""What is wrong with a tile because of others that lie somewhere."""


class BuildingAct(Act, ABC):
    """Something done with tiles, which may break a rule on purpose."""

    on_purpose: bool = False
    """It lies like this on the table, whatever the rules say; it is reported until put right."""

    def judge(
        self,
        play: Play,
        seat: Seat,
        act: building.PalaceAct,
        forgiven: frozenset[FaultCode] = frozenset(),
    ) -> None:
        """Refuse what is against the rules and not on purpose."""
        found = building.faults(seat.city, act, play.surroundings(self.player))
        wrong = [
            fault
            for fault in found
            if fault.code in IMPOSSIBLE or not (self.on_purpose or fault.code in forgiven)
        ]
        if wrong:
            raise FaultError(wrong)
        refuse_unreadable(act.carry_out(seat.city).tiles, seat.city.box)

    def refuse_hut(self, play: Play, tile: Tile, more: int = 1) -> None:
        """Refuse a hut that this table has not, and more of a colour than are left."""
        if not tile.hut:
            return
        if HUTS not in play.modules:
            raise RuleError(_("This table plays without huts."))
        exist = play.game.box.huts[tile.kind]
        if not self.on_purpose and play.huts_lying(tile.kind) + more > exist:
            raise RuleError(counted(ALL_TAKEN, exist, building=_(tile.kind.noun)))


class TileBuilt(BuildingAct):
    """A tile was laid into a palace, from the market or from the player's reserve."""

    did: Literal["tile-built"] = "tile-built"
    tile: str
    cell: str
    from_reserve: bool = False
    bought: str | None = None
    """The side that lay up in the market, where the other one was built."""

    def verify(self, play: Play) -> None:
        """Refuse a tile that may not stand there."""
        refuse_when_over(play)
        seat, tile = _in_hand(play, self)
        play = play.with_seat(seat)
        self.refuse_hut(play, tile)
        verify_turned(
            play,
            tile,
            self.bought,
            from_market=not self.from_reserve,
            on_purpose=self.on_purpose,
        )
        self.judge(play, seat, Build(Cell.parse(self.cell), tile))

    def carried_out(self, play: Play) -> Play:
        """Lay the tile."""
        seat, tile = _in_hand(play, self)
        after = seat.with_city(seat.city.with_tile(Cell.parse(self.cell), tile))
        return turned_over(play.with_seat(after), tile, self.bought)

    def in_words(self, play: Play) -> str:
        """Name the tile, and the side that was bought if that is another."""
        tile = read_tile(play, self.tile)
        if side := side_bought(play, tile, self.bought):
            return _("{tile} built, turned over from {bought}").format(
                tile=tile_words(tile), bought=tile_words(side)
            )
        return _("{tile} built").format(tile=tile_words(tile))


class TileRemoved(BuildingAct):
    """A tile was taken out of a palace, into the reserve or off the table."""

    did: Literal["tile-removed"] = "tile-removed"
    cell: str
    to_reserve: bool = True
    """Rebuilding takes a tile into the reserve; a tile entered by mistake just goes away."""

    def verify(self, play: Play) -> None:
        """Refuse to leave a palace that breaks the rules."""
        self.judge(play, self.seat(play), Remove(Cell.parse(self.cell)))

    def carried_out(self, play: Play) -> Play:
        """Take the tile away."""
        seat, cell = play.seat(self.player), Cell.parse(self.cell)
        after = seat.with_city(seat.city.without(cell))
        if self.to_reserve:
            after = after.with_reserved(seat.city[cell])
        return play.with_seat(cards_taken_back(after))

    def in_words(self, play: Play) -> str:
        """Name the tile and where it went."""
        tile = tile_words(play.seat(self.player).city[Cell.parse(self.cell)])
        if self.to_reserve:
            return _("{tile} taken into the reserve").format(tile=tile)
        return _("{tile} removed").format(tile=tile)


class TileSwapped(BuildingAct):
    """A tile was put exactly where another one was taken away."""

    did: Literal["tile-swapped"] = "tile-swapped"
    tile: str
    cell: str
    from_reserve: bool = True
    to_reserve: bool = True
    """Rebuilding keeps the old tile in reserve; a tile entered by mistake just goes away."""

    def verify(self, play: Play) -> None:
        """Refuse a tile that may not stand there."""
        refuse_when_over(play)
        seat, tile = _in_hand(play, self)
        play = play.with_seat(seat)
        act = Swap(Cell.parse(self.cell), tile)
        if self.to_reserve:
            self.refuse_hut(play, tile)
            self.judge(play, seat, act)
        else:
            self._verify_correction(play, seat, act)

    def _verify_correction(self, play: Play, seat: Seat, act: Swap) -> None:
        """The old tile never lay there, so it does not keep the right one away."""
        before = seat.with_city(seat.city.without(act.cell))
        without = play.with_seat(before)
        self.refuse_hut(without, act.tile)
        free = building.is_available(before.city, act.tile, without.surroundings(self.player))
        self.judge(play, seat, act, UNAVAILABLE if free else frozenset())

    def carried_out(self, play: Play) -> Play:
        """Put one tile in the other's place."""
        seat, tile = _in_hand(play, self)
        cell = Cell.parse(self.cell)
        after = seat.with_city(seat.city.with_tile(cell, tile))
        if self.to_reserve:
            after = after.with_reserved(seat.city[cell])
        return play.with_seat(cards_taken_back(after))

    def in_words(self, play: Play) -> str:
        """Name both tiles."""
        return _("{tile} built instead of {old}").format(
            tile=tile_words(read_tile(play, self.tile)),
            old=tile_words(play.seat(self.player).city[Cell.parse(self.cell)]),
        )


def _in_hand(play: Play, act: TileBuilt | TileSwapped) -> tuple[Seat, Tile]:
    """The tile that is to be laid, and its owner's seat once it has left the reserve."""
    seat, tile = play.seat(act.player), read_tile(play, act.tile)
    return (seat.without_reserved(tile) if act.from_reserve else seat), tile


def cards_taken_back(seat: Seat) -> Seat:
    """A bonus card goes back to the hand when its tile leaves the palace."""
    if not seat.shown:
        return seat
    standing = set(seat.city.tiles.values())
    return replace(seat, shown=tuple(tile for tile in seat.shown if tile in standing))
