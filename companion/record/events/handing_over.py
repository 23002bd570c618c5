"""A palace that another phone brought to the table."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from companion.board import building
from companion.board.city import City
from companion.board.faults import Fault, FaultCode, FaultError, collect
from companion.errors import RuleError
from companion.record.events.building import BuildingAct
from companion.record.events.cards import verify_cards
from companion.record.events.dummy import Tiles
from companion.record.events.event import read_tile
from companion.record.play import Play
from companion.record.seat import Seat
from companion.words import _


class PalaceTakenIn(BuildingAct):
    """What a player has was taken over as it was entered on another phone."""

    did: Literal["palace-taken-in"] = "palace-taken-in"
    game: str
    city: str
    reserve: Tiles = ()
    bonus: Tiles = ()
    """The tiles on the bonus cards that are shown."""

    def verify(self, play: Play) -> None:
        """Refuse another game's palace, and one with faults unless it lies so on purpose."""
        self.seat(play)
        seat = self.brought(play)
        self._refuse_huts(play, seat)
        verify_cards(play, seat)
        if not self.on_purpose and (found := faults(play, seat)):
            raise FaultError(found)

    def brought(self, play: Play) -> Seat:
        """The player's seat as it is from then on."""
        if self.game != play.game.name:
            raise RuleError(_("This palace belongs to another game than this table plays."))
        return replace(
            play.seat(self.player),
            city=City.parse(self.city, play.game.box),
            by_counts=False,
            reserve=tuple(read_tile(play, code) for code in self.reserve),
            shown=tuple(read_tile(play, code) for code in self.bonus),
        )

    def _refuse_huts(self, play: Play, seat: Seat) -> None:
        empty = replace(seat, city=City(play.game.box), reserve=())
        huts = [tile for tile in seat.player.tiles if tile.hut]
        for hut in huts:
            more = sum(tile.kind is hut.kind for tile in huts)
            self.refuse_hut(play.with_seat(empty), hut, more)

    def carried_out(self, play: Play) -> Play:
        """Put it in the place of what the player had here; typed numbers are kept beside it."""
        return play.with_seat(self.brought(play))

    def in_words(self, play: Play) -> str:
        """Say whose."""
        return _(play.game.words.handing.taken_in).format(name=self.name(play))


def faults(play: Play, seat: Seat) -> tuple[Fault, ...]:
    """Everything that would be wrong with what a player has, at once."""
    return collect((fault.code, fault.cells) for fault in _faults(play.with_seat(seat), seat))


def _faults(play: Play, seat: Seat) -> Iterator[Fault]:
    box = play.game.box
    yield from building.faults_as_it_lies(seat.city, play.surroundings(seat.colour))
    pieces = Counter(box.piece(tile) for tile in play.table.lying if not tile.hut)
    for tile in seat.reserve:
        if misprint := box.misprint(tile):
            yield Fault(misprint)
        if not tile.hut and pieces[box.piece(tile)] > 1:
            yield Fault(FaultCode.TAKEN)
