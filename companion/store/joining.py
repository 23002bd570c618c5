"""Games that come from a file and may be here already."""

from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from companion.record import Record
from companion.share.game_file import SharedGame
from companion.store.kept_game import KeptGame


class Joined(NamedTuple):
    """A game taken in from a file, and whether it was not here before."""

    game: KeptGame
    is_new: bool


def goes_on_from(here: Record, there: Record) -> bool:
    """Whether more happened there after all that happened here."""
    known = here.events
    return len(there.events) > len(known) and there.events[: len(known)] == known


def belong_together(here: Record, there: Record) -> bool:
    """Whether one of two logs is the beginning of the other."""
    shorter = min(len(here.events), len(there.events))
    return here.events[:shorter] == there.events[:shorter]


def twin(shared: SharedGame) -> SharedGame:
    """The same game under a name of its own, for a log that went another way than the one here.

    The name follows from the log, so that the same file gets the same one again.
    """
    log = "\n".join(event.model_dump_json() for event in shared.record.events)
    name = sha256(f"{shared.id}\n{log}".encode()).hexdigest()[: len(shared.id)]
    return replace(shared, id=name)
