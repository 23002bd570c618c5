"""The tables that games are kept in, and how tables of earlier versions become today's."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

OURS = 0x416C6861
"""What marks a database as this app's: "Alha" in ASCII."""

# A game's first `done` events count; those after them are undone and can be done again.
FIRST = """
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    game TEXT NOT NULL,
    started TEXT NOT NULL,
    changed TEXT NOT NULL,
    deleted TEXT,
    done INTEGER NOT NULL,
    rounds INTEGER NOT NULL DEFAULT 0,
    finished INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id),
    place INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, place)
) WITHOUT ROWID;
CREATE TABLE player (
    game TEXT NOT NULL REFERENCES game (id),
    place INTEGER NOT NULL,
    colour TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game, place)
) WITHOUT ROWID;
CREATE TABLE remembered (
    key TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
"""


def _first(database: sqlite3.Connection) -> None:
    """Games as logs of events, with who played."""
    run(database, FIRST)


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (_first,)
"""Each makes the tables of one version out of those of the version before."""
VERSION = len(MIGRATIONS)


def migrate(database: sqlite3.Connection) -> None:
    """Bring the tables up to date, version by version; each is done whole or not at all."""
    for version in range(version_of(database), VERSION):
        with transaction(database):
            MIGRATIONS[version](database)
            database.execute(f"PRAGMA application_id = {OURS}")
            database.execute(f"PRAGMA user_version = {version + 1}")


def version_of(database: sqlite3.Connection) -> int:
    """Which version of the tables a database has; 0 when it has none yet."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)


def run(database: sqlite3.Connection, statements: str) -> None:
    """Run several statements within the transaction that is open."""
    for statement in statements.split(";"):
        database.execute(statement)


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    """Let several changes reach the disk together or not at all."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
