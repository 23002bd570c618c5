"""The log of a game: what happened, in order, and the way back and forth along it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from companion.errors import InputError, RuleError
from companion.record.events import AnyEvent, GameStarted
from companion.record.play import Play
from companion.words import _


class LogEntry(NamedTuple):
    """An event and the table after it."""

    event: AnyEvent
    play: Play


@dataclass(frozen=True, slots=True)
class Record:
    """A game as the log of its events. It never changes; an act makes a longer one.

    >>> from companion.record.events import Sitting, TileBuilt
    >>> ana, leo = Sitting(colour="red", name="Ana"), Sitting(colour="blue", name="Leo")
    >>> record = Record.start(GameStarted(players=(ana, leo)))
    >>> record = record.act(TileBuilt(player="red", tile="G10n", cell="1,0"))
    >>> record.undoes, record.play.seats[0].city
    ('garden 10 built', City('* G10n'))
    >>> record.undo().play.seats[0].city, record.undo().redoes
    (City('*'), 'garden 10 built')
    """

    steps: tuple[LogEntry, ...]
    undone: tuple[AnyEvent, ...] = field(default=())
    """What was undone and can be done again, the next one first."""

    @classmethod
    def start(cls, started: GameStarted) -> Self:
        """Begin a log."""
        return cls((LogEntry(started, started.opened()),))

    @classmethod
    def replay(
        cls, events: Iterable[AnyEvent], undone: Iterable[AnyEvent] = (), *, trusted: bool = False
    ) -> Self:
        """Go through a whole log, what was undone included.

        What may not have happened raises a RuleError, unless the log is trusted because every
        event was checked when it happened.
        """
        log, later = iter(events), tuple(undone)
        first = next(log, None)
        if not isinstance(first, GameStarted):
            raise InputError(_("A log begins with the start of its game."))
        steps = [LogEntry(first, first.opened(trusted=trusted))]
        for event in log:
            play = steps[-1].play
            after = event.happened(play) if trusted else event.done_to(play)
            steps.append(LogEntry(event, after))
        if not trusted:
            play = steps[-1].play
            for event in later:
                play = event.done_to(play)
        return cls(tuple(steps), later)

    @property
    def play(self) -> Play:
        """The table now."""
        return self.steps[-1].play

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """What happened, without what was undone."""
        return tuple(step.event for step in self.steps)

    def act(self, event: AnyEvent) -> Self:
        """Let something happen; what was undone before is dropped."""
        return type(self)((*self.steps, LogEntry(event, event.done_to(self.play))))

    @property
    def undoes(self) -> str | None:
        """What an undo takes back, in words; None at the start."""
        if len(self.steps) == 1:
            return None
        return self.steps[-1].event.in_words(self.steps[-2].play)

    @property
    def redoes(self) -> str | None:
        """What a redo does again, in words; None when nothing was undone."""
        return self.undone[0].in_words(self.play) if self.undone else None

    def undo(self) -> Self:
        """Take the last event back."""
        if len(self.steps) == 1:
            raise RuleError(_("There is nothing to undo."))
        return type(self)(self.steps[:-1], (self.steps[-1].event, *self.undone))

    def redo(self) -> Self:
        """Do again what was undone last."""
        if not self.undone:
            raise RuleError(_("There is nothing to redo."))
        event, *rest = self.undone
        return type(self)((*self.steps, LogEntry(event, event.done_to(self.play))), tuple(rest))

    def in_words(self) -> tuple[str, ...]:
        """Everything that happened, in words, from the start on."""
        plays = [step.play for step in self.steps]
        return tuple(
            step.event.in_words(before)
            for step, before in zip(self.steps, [plays[0], *plays], strict=False)
        )
