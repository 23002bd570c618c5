"""What happened in a game, line by line, each with whoever did it."""

from typing import NamedTuple

from companion.record import AnyEvent, Colour, LogEntry, Play, Record
from companion.record.events import CountsTyped, DummyDrew, RoundCorrected
from companion.wording.points.correction_words import in_the_log


class Happening(NamedTuple):
    """One act: what it was, and whose; what nobody did alone has no name beside it."""

    what: str
    who: str = ""
    colour: Colour | None = None
    """None for the dummy, and for nobody."""
    more: str = ""
    """What followed from it."""


def history(record: Record) -> list[Happening]:
    """All that happened, in order; numbers that somebody typed one by one are one line."""
    return list(happenings(record).values())


def happenings(record: Record) -> dict[int, Happening]:
    """The same, each by the place that it has in the record."""
    steps, told = record.steps, record.in_words()
    following = (*record.events[1:], None)
    return {
        place: _happening(record.play, before.play, step, words[:1].upper() + words[1:])
        for place, (before, step, later, words) in enumerate(
            zip((steps[0], *steps), steps, following, told, strict=False)
        )
        if not _goes_on(step.event, later)
    }


def _goes_on(event: AnyEvent, following: AnyEvent | None) -> bool:
    """Whether the same numbers are typed further."""
    return (
        isinstance(event, CountsTyped)
        and isinstance(following, CountsTyped)
        and event.player is following.player
    )


def _happening(now: Play, before: Play, step: LogEntry, what: str) -> Happening:
    event = step.event
    if isinstance(event, DummyDrew):
        return Happening(what, now.dummy_name)
    colour: Colour | None = getattr(event, "player", None)
    if colour is None:
        return Happening(what)
    more = in_the_log(before, step.play, event) if isinstance(event, RoundCorrected) else ""
    return Happening(what, now.seat(colour).name, colour, more)
