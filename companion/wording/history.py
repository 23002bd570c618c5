"""What happened in a game, line by line, each with whoever did it."""

from typing import NamedTuple

from companion.record import AnyEvent, Colour, Play, Record
from companion.record.events import DummyDrew


class Happening(NamedTuple):
    """One act: what it was, and whose; what nobody did alone has no name beside it."""

    what: str
    who: str = ""
    colour: Colour | None = None
    """None for the dummy, and for nobody."""


def history(record: Record) -> list[Happening]:
    """All that happened, in order."""
    return [
        _happening(record.play, event, words[:1].upper() + words[1:])
        for event, words in zip(record.events, record.in_words(), strict=True)
    ]


def _happening(play: Play, event: AnyEvent, what: str) -> Happening:
    if isinstance(event, DummyDrew):
        return Happening(what, play.dummy_name)
    colour: Colour | None = getattr(event, "player", None)
    if colour is None:
        return Happening(what)
    return Happening(what, play.seat(colour).name, colour)
