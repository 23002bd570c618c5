"""What can go wrong with a disk, told in a sentence that a player can act on."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from companion.errors import CompanionError
from companion.words import N_, _

FULL = N_(
    "This device has no room left, so nothing new is kept; free some space. What you enter stays"
    " on the screen and is saved as soon as there is room."
)
LOCKED = N_(
    "The place where games are kept cannot be written to, so nothing new is kept. What you enter"
    " stays on the screen and is saved as soon as that works again."
)
FAILED = N_(
    "Saving failed ({problem}). What you enter stays on the screen and is saved as soon as that"
    " works again."
)

_SENTENCES = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: LOCKED,
    sqlite3.SQLITE_CANTOPEN: LOCKED,
    sqlite3.SQLITE_PERM: LOCKED,
    sqlite3.SQLITE_AUTH: LOCKED,
}


class StoreError(CompanionError):
    """Something could not be kept or fetched; the sentence says why and what to do."""


@contextmanager
def told() -> Iterator[None]:
    """Turn what the disk complains about into a StoreError."""
    try:
        yield
    except sqlite3.Error as problem:
        raise StoreError(sentence(problem)) from problem
    except OSError as problem:
        raise StoreError(_(LOCKED)) from problem


def sentence(problem: sqlite3.Error) -> str:
    """What a player is told; the low byte of SQLite's code says which kind of failure it is."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    return _(_SENTENCES.get(code, FAILED)).format(problem=problem)
