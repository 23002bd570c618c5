"""The reserve: what is put there, what leaves it, and huts taken from their stacks."""

from typing import Literal

from companion.board import building
from companion.board.building import Build
from companion.board.faults import Fault, FaultError
from companion.board.grid import Cell
from companion.board.tile_words import tile_words
from companion.board.tiles import Tile
from companion.errors import RuleError
from companion.record.events.building import BuildingAct
from companion.record.events.event import Act, read_tile
from companion.record.events.turning import side_bought, turned_over, verify_turned
from companion.record.play import Play
from companion.record.seat import Seat
from companion.words import _


class TileReserved(BuildingAct):
    """A tile was put into the reserve as it was bought."""

    did: Literal["tile-reserved"] = "tile-reserved"
    tile: str
    bought: str | None = None
    """The side that lay up in the market, where the other one lies up in the reserve."""

    def verify(self, play: Play) -> None:
        """Refuse a tile that is not to be had."""
        seat, tile = self.seat(play), read_tile(play, self.tile)
        self.refuse_hut(play, tile)
        verify_turned(play, tile, self.bought, on_purpose=self.on_purpose)
        if not self.on_purpose:
            _verify_available(play, seat, tile)

    def carried_out(self, play: Play) -> Play:
        """Put the tile into the reserve."""
        tile = read_tile(play, self.tile)
        after = play.with_seat(play.seat(self.player).with_reserved(tile))
        return turned_over(after, tile, self.bought)

    def in_words(self, play: Play) -> str:
        """Name the tile, and the side that was bought if that is another."""
        tile = read_tile(play, self.tile)
        if side := side_bought(play, tile, self.bought):
            return _("{tile} put into the reserve, turned over from {bought}").format(
                tile=tile_words(tile), bought=tile_words(side)
            )
        return _("{tile} put into the reserve").format(tile=tile_words(tile))


class TakenFromReserve(Act):
    """A tile that was in the reserve by mistake went away."""

    did: Literal["taken-from-reserve"] = "taken-from-reserve"
    tile: str

    def verify(self, play: Play) -> None:
        """Refuse a tile that is not there."""
        self.seat(play).without_reserved(read_tile(play, self.tile))

    def carried_out(self, play: Play) -> Play:
        """Take the tile out of the reserve."""
        return play.with_seat(play.seat(self.player).without_reserved(read_tile(play, self.tile)))

    def in_words(self, play: Play) -> str:
        """Name the tile."""
        return _("{tile} taken out of the reserve").format(
            tile=tile_words(read_tile(play, self.tile))
        )


class HutTaken(BuildingAct):
    """A hut was taken from its stack, and built or put into the reserve."""

    did: Literal["hut-taken"] = "hut-taken"
    hut: str
    cell: str | None = None
    """Where it was built; None, it went into the reserve."""

    def verify(self, play: Play) -> None:
        """Refuse what is no hut, and a hut that may not be taken or not stand there."""
        seat, hut = self.seat(play), read_tile(play, self.hut)
        if not hut.hut:
            raise RuleError(_("{tile} is no hut.").format(tile=hut.code))
        self.refuse_hut(play, hut)
        if self.cell is not None:
            self.judge(play, seat, Build(Cell.parse(self.cell), hut))
        elif not self.on_purpose:
            _verify_available(play, seat, hut)

    def carried_out(self, play: Play) -> Play:
        """Build the hut or reserve it."""
        seat, hut = play.seat(self.player), read_tile(play, self.hut)
        if self.cell is None:
            return play.with_seat(seat.with_reserved(hut))
        return play.with_seat(seat.with_city(seat.city.with_tile(Cell.parse(self.cell), hut)))

    def in_words(self, play: Play) -> str:
        """Name the hut."""
        hut = tile_words(read_tile(play, self.hut))
        if self.cell is None:
            return _("{tile} put into the reserve").format(tile=hut)
        return _("{tile} built").format(tile=hut)


def _verify_available(play: Play, seat: Seat, tile: Tile) -> None:
    """Refuse to reserve what the box does not hold, what lies elsewhere, and a fourth hut."""
    found = building.faults_of_tile(seat.city, tile, play.surroundings(seat.colour))
    if found:
        raise FaultError(Fault(fault.code) for fault in found)
