"""Going round the table from palace to palace before a scoring."""

from typing import Self

from pydantic import BaseModel, ConfigDict

from companion.record import Colour, Play, Seat


class RoundTheTable(BaseModel):
    """Whose palaces were looked at and left since the last scoring, changed or not."""

    model_config = ConfigDict(frozen=True)

    scored: int = 0
    """How many rounds were scored when they were."""
    left: frozenset[Colour] = frozenset()

    def leaving(self, play: Play, colour: Colour) -> Self:
        """The same after somebody's palace was gone on from."""
        before = self.left if self.scored == len(play.scored) else frozenset()
        return self.model_copy(update={"scored": len(play.scored), "left": before | {colour}})

    def next_seat(self, play: Play, colour: Colour) -> Seat | None:
        """Whoever sits next in the order of play and is not yet brought up to date."""
        if play.next_round is None:
            return None
        done = {*play.touched, *self.leaving(play, colour).left}
        return next((seat for seat in neighbours(play, colour) if seat.colour not in done), None)


def neighbours(play: Play, colour: Colour) -> tuple[Seat, ...]:
    """Everybody else in the order of play, beginning with whoever sits next."""
    place = play.seats.index(play.seat(colour))
    return (*play.seats[place + 1 :], *play.seats[:place])
