"""The bin: a deleted game can be brought back for thirty days, then it is gone for good."""

import sqlite3
from contextlib import suppress
from datetime import datetime, timedelta

from companion.store.database import schema

KEPT_FOR = timedelta(days=30)


def put(database: sqlite3.Connection, game_id: str, now: datetime) -> None:
    """Put a game into the bin; one that lies there already keeps its day."""
    database.execute(
        "UPDATE game SET deleted = ? WHERE id = ? AND deleted IS NULL", (now.isoformat(), game_id)
    )


def take_out(database: sqlite3.Connection, game_id: str) -> None:
    """Bring a game back."""
    database.execute("UPDATE game SET deleted = NULL WHERE id = ?", (game_id,))


def holds(database: sqlite3.Connection, game_id: str) -> bool:
    """Whether a game lies in the bin."""
    found = "SELECT 1 FROM game WHERE id = ? AND deleted IS NOT NULL"
    return database.execute(found, (game_id,)).fetchone() is not None


def purge(database: sqlite3.Connection, now: datetime) -> None:
    """Throw away what has lain in the bin for too long."""
    if not _too_old(database, now):
        return
    with schema.transaction(database):
        # Asked again, for another window may have brought one back meanwhile.
        gone = _too_old(database, now)
        for statement in _THROW_AWAY:
            database.executemany(statement, gone)


_THROW_AWAY = (
    "DELETE FROM event WHERE game = ?",
    "DELETE FROM player WHERE game = ?",
    "DELETE FROM game WHERE id = ?",
)


def _too_old(database: sqlite3.Connection, now: datetime) -> list[tuple[str]]:
    """The games that were deleted so long ago; without a day that can be read, a game stays."""
    found = []
    rows = database.execute("SELECT id, deleted FROM game WHERE deleted IS NOT NULL")
    for game_id, deleted in rows:
        with suppress(TypeError, ValueError):
            if now - datetime.fromisoformat(deleted) > KEPT_FOR:
                found.append((game_id,))
    return found
