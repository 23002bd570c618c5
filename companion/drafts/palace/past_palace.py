"""A palace of a past round, put right as a draft that outlives a killed app."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from pydantic import BaseModel

from companion.drafts.palace.workbench import Workbench
from companion.errors import CompanionError
from companion.record import AnyEvent, Colour, LogEntry, Play, Record
from companion.record.events import RoundCorrected
from companion.record.play import DummyDraw
from companion.tileset import TileSet


class CorrectionDraft(BaseModel):
    """What was done to the palace so far."""

    events: tuple[AnyEvent, ...] = ()


class PastPalace(Workbench):
    """The palace of a scored round, worked on as a draft until it is corrected in one event."""

    def __init__(  # noqa: PLR0913, PLR0917  # What was there, whose, when, how far; who asks.
        self,
        record: Record,
        colour: Colour,
        number: int,
        draft: CorrectionDraft,
        changed: Callable[[], None],
        tile_set: Callable[[], TileSet] = TileSet,
    ) -> None:
        """Go on where a draft left off, as far as it still fits; `changed` hears of every act."""
        super().__init__(colour, tile_set)
        self.number = number
        self._changed = changed
        start = record.steps[0].event
        self._record = Record((LogEntry(start, _as_it_stood(record.play, number)),))
        with suppress(CompanionError):
            for event in draft.events:
                self._record = self._record.act(event)

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
    def draft(self) -> CorrectionDraft:
        """What was done so far, to be kept."""
        return CorrectionDraft(events=self._record.events[1:])

    @property
    def is_changed(self) -> bool:
        """Whether there is anything to correct."""
        return len(self._record.steps) > 1

    @property
    def acts(self) -> tuple[str, ...]:
        """What was done so far, in words."""
        return self._record.in_words()[1:]

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
        self._changed()

    def accepted(self, play: Play) -> RoundCorrected:
        """The draft as the event that a table takes: later rounds too, unless they forbid it."""
        everything = self.correction(later_too=True)
        return everything if everything.can_be_done_to(play) else self.correction(later_too=False)

    def correction(self, *, later_too: bool) -> RoundCorrected:
        """The draft as the event that puts the round right, and what came after it."""
        seat = self.seat
        tally = seat.tally if seat.by_counts else None
        counts = {} if tally is None else {kind.name: n for kind, n in tally.counts.items()}
        best = {} if tally is None else {kind.name: n for kind, n in tally.best.items()}
        return RoundCorrected(
            round=self.number,
            player=self.colour,
            city=seat.city.text if tally is None else None,
            counts=None if tally is None else counts,
            wall=0 if tally is None else tally.wall,
            best=best,
            bonus=None if seat.by_counts else tuple(tile.code for tile in seat.shown),
            reserve=tuple(tile.code for tile in seat.reserve),
            later_too=later_too,
            anyway=bool(self.play.table.faults),
        )


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
        in_hand=None,
        finished=False,
    )
