"""A palace that has come in: whose it is, and what it would change at a table."""

from dataclasses import dataclass, replace
from typing import Self

from companion.board.grid import Cell
from companion.errors import CompanionError
from companion.input.names import known_as
from companion.record import Colour, Play
from companion.record.differences import Change, Differences, differences
from companion.record.events import PalaceTakenIn
from companion.share.palace_code import HandedOver

DOUBTFUL = "doubtful"
"""The sign of a tile that lies with somebody else, or where it may not lie."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """What was handed over, at a table that may take it in for one of its players."""

    handed: HandedOver
    play: Play
    colour: Colour | None = None
    """Whose it is, once that is known."""

    @classmethod
    def at(cls, handed: HandedOver, play: Play) -> Self:
        """It is theirs who is called as the code says, if there is anybody."""
        called = known_as(handed.name)
        same = (seat.colour for seat in play.seats if called and known_as(seat.name) == called)
        return cls(handed, play, next(same, None))

    def given_to(self, colour: Colour | None) -> Self:
        """It is somebody else's."""
        return replace(self, colour=colour)

    @property
    def event(self) -> PalaceTakenIn | None:
        """The one act that takes it in; what is odd lies so on purpose."""
        if self.colour is None:
            return None
        return self.handed.taken_in_for(self.colour, on_purpose=True)

    @property
    def refusal(self) -> str:
        """Why this table cannot take it in, in a sentence; empty where it can."""
        event = self.event
        try:
            if event is not None:
                event.verify(self.play)
            self.handed.taken_in_for(self.play.seats[0].colour).brought(self.play)
        except CompanionError as problem:
            return str(problem)
        return ""

    @property
    def differences(self) -> Differences | None:
        """What would be different for whoever it is."""
        if self.event is None or self.refusal:
            return None
        return differences(self.play, self.event)

    @property
    def signs(self) -> dict[Cell, str]:
        """The sign on each cell that something is to be said about."""
        found = self.differences
        if found is None:
            return {}
        signs = {
            cell: change.value
            for change in (Change.FEWER, Change.MORE, Change.MOVED)
            for each in found.of(change)
            if (cell := each.was if change is Change.FEWER else each.now) is not None
        }
        doubtful = {each.tile for each in found.elsewhere}
        signs |= {cell: DOUBTFUL for cell, tile in self.handed.city if tile in doubtful}
        return signs | {cell: DOUBTFUL for fault in found.faults for cell in fault.cells}
