"""A palace of a past round, put right as a draft that outlives a killed app."""

from collections.abc import Callable
from dataclasses import replace

from pydantic import BaseModel

from companion.errors import CompanionError
from companion.record import AnyEvent, Colour, LogEntry, Play, Record
from companion.record.events import RoundCorrected
from companion.record.play import DummyDraw
from screens.game import kept_drafts
from screens.game.running_game import RunningGame
from screens.palace.workbench import Workbench


class CorrectionDraft(BaseModel):
    """What was done to the palace so far."""

    events: tuple[AnyEvent, ...] = ()


class PastPalace(Workbench):
    """The palace of a scored round, worked on as a draft until it is corrected in one event."""

    def __init__(
        self, running: RunningGame, colour: Colour, number: int, changed: Callable[[], None]
    ):
        super().__init__(colour)
        self.number = number
        self._changed = changed
        self._key = f"correction {running.id} {number} {colour}"
        start = running.kept.record.steps[0].event
        self._record = Record((LogEntry(start, _as_it_stood(running.play, number)),))
        self._take_up(kept_drafts.kept(self._key, CorrectionDraft()))

    def _take_up(self, kept: CorrectionDraft) -> None:
        """Go on where a killed app left off, as far as that still fits."""
        try:
            for event in kept.events:
                self._record = self._record.act(event)
        except CompanionError:
            kept_drafts.forget(self._key)

    @property
    def play(self) -> Play:
        """The table when the round was scored, with what was put right since."""
        return self._record.play

    @property
    def undoes(self) -> str:
        """The last act of the draft."""
        return self._record.undoes or ""

    @property
    def redoes(self) -> str:
        """The act of the draft that was taken back last."""
        return self._record.redoes or ""

    @property
    def is_changed(self) -> bool:
        """Whether there is anything to correct."""
        return len(self._record.steps) > 1

    def do(self, event: AnyEvent) -> None:
        """Do it to the draft."""
        self._go_to(self._record.act(event))

    def undo(self) -> None:
        """Take back the last act of the draft."""
        if self.undoes:
            self._go_to(self._record.undo())

    def redo(self) -> None:
        """Do it again."""
        if self.redoes:
            self._go_to(self._record.redo())

    def _go_to(self, record: Record) -> None:
        self._record = record
        kept_drafts.keep(self._key, CorrectionDraft(events=record.events[1:]))
        self._changed()

    def correction(self, *, later_too: bool) -> RoundCorrected:
        """The draft as the event that puts the round right, and what came after it."""
        seat = self.seat
        if seat.by_counts and seat.tally:
            built = {
                "counts": {kind.name: number for kind, number in seat.tally.counts.items()},
                "best": {kind.name: number for kind, number in seat.tally.best.items()},
                "wall": seat.tally.wall,
            }
        else:
            built = {"city": seat.city.text}
        return RoundCorrected(
            round=self.number,
            player=self.colour,
            reserve=tuple(tile.code for tile in seat.reserve),
            later_too=later_too,
            anyway=bool(self.play.table.faults),
            **built,
        )

    def forget(self) -> None:
        """The round is put right; the draft is wanted no more."""
        kept_drafts.forget(self._key)


def _as_it_stood(play: Play, number: int) -> Play:
    """The table when a round was scored, with everybody's name of today."""
    kept = play.scored[number - 1]
    return replace(
        play,
        seats=tuple(replace(seat, name=play.seat(seat.colour).name) for seat in kept.seats),
        scored=play.scored[: number - 1],
        draws=(DummyDraw(0, kept.dummy),),
        gifts=(),
        awards=None,
        finished=False,
    )
