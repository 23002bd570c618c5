"""Events as text, and how events that earlier versions wrote become today's."""

from collections.abc import Callable, Mapping
from typing import get_args

from companion.input.fields import KEPT
from companion.record.events import EVENT, AnyEvent

VERSION = 3
"""Counts up when an event changes its meaning or its fields, with a step below."""

WrittenEvent = dict[str, object]

KNOWN = frozenset(kind.model_fields["did"].default for kind in get_args(get_args(AnyEvent)[0]))
"""What `did` can be."""


def _from_1(entry: WrittenEvent) -> WrittenEvent:
    """Corrections used to change their own round only."""
    if entry.get("did") == "round-corrected":
        return {**entry, "later_too": False}
    return entry


def _from_2(entry: WrittenEvent) -> WrittenEvent:
    """The last tiles were always handed out together, and numbers forgot what was told before."""
    if entry.get("did") == "leftovers-awarded":
        return {**entry, "together": True}
    if entry.get("did") == "counts-typed":
        return {"best": {}, **entry}
    return entry


STEPS: Mapping[int, Callable[[WrittenEvent], WrittenEvent]] = {1: _from_1, 2: _from_2}
"""What makes an event of the next version out of one of this version."""


def brought_up_to_date(entry: WrittenEvent, version: int) -> WrittenEvent:
    """An event of an earlier version as today's version writes it.

    >>> brought_up_to_date({"did": "round-corrected", "round": 1}, 1)
    {'did': 'round-corrected', 'round': 1, 'later_too': False}
    """
    for step in range(version, VERSION):
        entry = STEPS[step](entry)
    return entry


def read_event(entry: WrittenEvent, version: int) -> AnyEvent:
    """Read an event of any version up to today's, which this app has kept."""
    return EVENT.validate_python(brought_up_to_date(entry, version), context=KEPT)


def write_event(event: AnyEvent) -> WrittenEvent:
    """An event as today's version writes it, ready for JSON."""
    written: WrittenEvent = event.model_dump(mode="json")
    return written
