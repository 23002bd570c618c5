"""What can go wrong with a disk, told in a sentence that a player can act on."""

import errno
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

BUSY = N_(
    "Another program is using the file with your games, so nothing new is kept. What you enter"
    " stays on the screen and is saved as soon as the file is free."
)
UNREADABLE = N_("What is kept here is damaged and cannot be read; it stays where it is.")

_SENTENCES = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: LOCKED,
    sqlite3.SQLITE_CANTOPEN: LOCKED,
    sqlite3.SQLITE_PERM: LOCKED,
    sqlite3.SQLITE_AUTH: LOCKED,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
}
_OF_THE_DISK = {*_SENTENCES, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM}

_SYSTEM_SENTENCES = {errno.ENOSPC: FULL, errno.EDQUOT: FULL, errno.EAGAIN: BUSY}


class StoreError(CompanionError):
    """Something could not be kept or fetched; the sentence says why and what to do."""


class BusyError(StoreError):
    """Another program uses the file; whoever tries at once again waits in vain."""


class StaleError(StoreError):
    """What was entered here went on from what another window has changed since."""


@contextmanager
def store_errors() -> Iterator[None]:
    """Turn whatever goes wrong while the disk is used into a StoreError."""
    try:
        yield
    except (OSError, sqlite3.Error) as problem:
        kind = BusyError if _sentence(problem) is BUSY else StoreError
        raise kind(sentence(problem)) from problem
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as problem:
        raise StoreError(_(UNREADABLE)) from problem


def is_trouble(problem: Exception) -> bool:
    """Whether the disk fails and may work again, rather than what lies on it being damaged."""
    if isinstance(problem, sqlite3.Error):
        return _code(problem) & 0xFF in _OF_THE_DISK
    return isinstance(problem, OSError)


def sentence(problem: OSError | sqlite3.Error) -> str:
    """What a player is told."""
    return _(_sentence(problem)).format(problem=problem)


def _sentence(problem: OSError | sqlite3.Error) -> str:
    """The low byte of SQLite's code says which kind of failure it is."""
    if isinstance(problem, OSError):
        return _SYSTEM_SENTENCES.get(problem.errno or 0, LOCKED)
    if _code(problem) == sqlite3.SQLITE_IOERR_SHMSIZE:
        # No room for what SQLite keeps beside a database.
        return FULL
    return _SENTENCES.get(_code(problem) & 0xFF, FAILED)


def _code(problem: sqlite3.Error) -> int:
    return getattr(problem, "sqlite_errorcode", 0)
