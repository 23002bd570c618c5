"""What happened in a game, line by line, each with whoever did it."""

from typing import NamedTuple

from companion.record import AnyEvent, Colour, Play, Record
from companion.record.events import CountsTyped, DummyDrew


class Happening(NamedTuple):
    """One act: what it was, and whose; what nobody did alone has no name beside it."""

    what: str
    who: str = ""
    colour: Colour | None = None
    """None for the dummy, and for nobody."""


def history(record: Record) -> list[Happening]:
    """All that happened, in order; numbers that somebody typed one by one are one line."""
    return list(happenings(record).values())


def happenings(record: Record) -> dict[int, Happening]:
    """The same, each by the place that it has in the record."""
    events = record.events
    return {
        place: _happening(record.play, event, words[:1].upper() + words[1:])
        for place, (event, following, words) in enumerate(
            zip(events, (*events[1:], None), record.in_words(), strict=True)
        )
        if not _goes_on(event, following)
    }


def _goes_on(event: AnyEvent, following: AnyEvent | None) -> bool:
    """Whether the same numbers are typed further."""
    return (
        isinstance(event, CountsTyped)
        and isinstance(following, CountsTyped)
        and event.player is following.player
    )


def _happening(play: Play, event: AnyEvent, what: str) -> Happening:
    if isinstance(event, DummyDrew):
        return Happening(what, play.dummy_name)
    colour: Colour | None = getattr(event, "player", None)
    if colour is None:
        return Happening(what)
    return Happening(what, play.seat(colour).name, colour)
