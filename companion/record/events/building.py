"""Tiles and huts: built, removed, swapped, put into reserve and taken out of it."""

from dataclasses import replace
from typing import Literal

from companion import building
from companion.building import Build, Remove, Surroundings, Swap
from companion.errors import RuleError
from companion.faults import Fault, FaultCode, FaultError
from companion.modules import HUTS
from companion.record.events.event import Act, read_cell, read_tile, tile_words
from companion.record.play import Play
from companion.record.seat import Seat
from companion.tiles import Tile
from companion.words import _

IMPOSSIBLE = frozenset({FaultCode.OCCUPIED, FaultCode.START_TILE, FaultCode.NOTHING_THERE})
"""What cannot lie on any table, not even on purpose."""


class BuildingAct(Act):
    """Something done to a palace, which may break a rule on purpose."""

    on_purpose: bool = False
    """It lies like this on the table, whatever the rules say; it is reported until put right."""

    def carry_out(self, play: Play, seat: Seat, act: building.Act) -> Seat:
        """The seat after an act, unless it is against the rules and not on purpose."""
        found = building.faults(seat.city, act, surroundings(play, seat))
        if self.on_purpose:
            found = tuple(fault for fault in found if fault.code in IMPOSSIBLE)
        if found:
            raise FaultError(found)
        return seat.with_city(act.carry_out(seat.city))


class TileBuilt(BuildingAct):
    """A tile was laid into a palace, from the market or from the player's reserve."""

    did: Literal["tile-built"] = "tile-built"
    tile: str
    cell: str
    from_reserve: bool = False

    def done_to(self, play: Play) -> Play:
        """Lay the tile."""
        seat, tile = self.seat(play), read_tile(play, self.tile)
        _refuse_without_module(play, tile)
        if self.from_reserve:
            seat = seat.without_reserved(tile)
            play = play.with_seat(seat)
        return play.with_seat(self.carry_out(play, seat, Build(read_cell(self.cell), tile)))

    def told(self, play: Play) -> str:
        """Name the tile."""
        return _("{tile} built").format(tile=tile_words(read_tile(play, self.tile)))


class TileRemoved(BuildingAct):
    """A tile was taken out of a palace, into the reserve or off the table."""

    did: Literal["tile-removed"] = "tile-removed"
    cell: str
    to_reserve: bool = True
    """Rebuilding takes a tile into the reserve; a tile entered by mistake just goes away."""

    def done_to(self, play: Play) -> Play:
        """Take the tile away."""
        seat, cell = self.seat(play), read_cell(self.cell)
        after = self.carry_out(play, seat, Remove(cell))
        if self.to_reserve:
            after = after.with_reserved(seat.city[cell])
        return play.with_seat(_cards_taken_back(after))

    def told(self, play: Play) -> str:
        """Name the tile and where it went."""
        tile = tile_words(play.seat(self.player).city[read_cell(self.cell)])
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

    def done_to(self, play: Play) -> Play:
        """Put one tile in the other's place."""
        seat, tile, cell = self.seat(play), read_tile(play, self.tile), read_cell(self.cell)
        _refuse_without_module(play, tile)
        old = seat.city.tiles.get(cell)
        if self.from_reserve:
            seat = seat.without_reserved(tile)
            play = play.with_seat(seat)
        after = self.carry_out(play, seat, Swap(cell, tile))
        if self.to_reserve and old is not None:
            after = after.with_reserved(old)
        return play.with_seat(_cards_taken_back(after))

    def told(self, play: Play) -> str:
        """Name both tiles."""
        return _("{tile} built instead of {old}").format(
            tile=tile_words(read_tile(play, self.tile)),
            old=tile_words(play.seat(self.player).city[read_cell(self.cell)]),
        )


class TileReserved(BuildingAct):
    """A tile was put into the reserve as it was bought."""

    did: Literal["tile-reserved"] = "tile-reserved"
    tile: str

    def done_to(self, play: Play) -> Play:
        """Put the tile into the reserve."""
        seat, tile = self.seat(play), read_tile(play, self.tile)
        _refuse_without_module(play, tile)
        if not self.on_purpose:
            _verify_available(play, seat, tile)
        return play.with_seat(seat.with_reserved(tile))

    def told(self, play: Play) -> str:
        """Name the tile."""
        return _("{tile} put into the reserve").format(tile=tile_words(read_tile(play, self.tile)))


class TakenFromReserve(Act):
    """A tile that was in the reserve by mistake went away."""

    did: Literal["taken-from-reserve"] = "taken-from-reserve"
    tile: str

    def done_to(self, play: Play) -> Play:
        """Take the tile out of the reserve."""
        return play.with_seat(self.seat(play).without_reserved(read_tile(play, self.tile)))

    def told(self, play: Play) -> str:
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

    def done_to(self, play: Play) -> Play:
        """Build the hut or reserve it."""
        seat, hut = self.seat(play), read_tile(play, self.hut)
        _refuse_without_module(play, hut)
        if not hut.hut:
            raise RuleError(_("{tile} is no hut.").format(tile=hut.code))
        if self.cell is not None:
            return play.with_seat(self.carry_out(play, seat, Build(read_cell(self.cell), hut)))
        if not self.on_purpose:
            _verify_available(play, seat, hut)
        return play.with_seat(seat.with_reserved(hut))

    def told(self, play: Play) -> str:
        """Name the hut."""
        hut = tile_words(read_tile(play, self.hut))
        if self.cell is None:
            return _("{tile} put into the reserve").format(tile=hut)
        return _("{tile} built").format(tile=hut)


def surroundings(play: Play, seat: Seat) -> Surroundings:
    """What a player's own palace does not show but its rules depend on."""
    elsewhere = [
        tile
        for other in play.seats
        if other.colour is not seat.colour and not other.by_counts
        for _cell, tile in other.city
    ]
    reserves = [tile for other in play.seats for tile in other.reserve]
    return Surroundings(
        frozenset([*elsewhere, *reserves, *play.dummy_tiles]),
        sum(tile.hut for tile in seat.reserve),
        play.options,
    )


def _verify_available(play: Play, seat: Seat, tile: Tile) -> None:
    """Refuse to reserve what the box does not hold, what lies elsewhere, and a fourth hut."""
    found = building.faults_of_tile(seat.city, tile, surroundings(play, seat))
    if found:
        raise FaultError(Fault(fault.code) for fault in found)


def _refuse_without_module(play: Play, tile: Tile) -> None:
    if tile.hut and HUTS not in play.modules:
        raise RuleError(_("This table plays without huts."))


def _cards_taken_back(seat: Seat) -> Seat:
    """A bonus card goes back to the hand when its tile leaves the palace."""
    standing = {tile for _cell, tile in seat.city}
    return replace(seat, shown=tuple(tile for tile in seat.shown if tile in standing))
