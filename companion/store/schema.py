"""The tables that games are kept in, and what each version added to them."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

OURS = 0x416C6861
"""What marks a database as this app's: "Alha" in ASCII."""

# A game's first `done` events count; those after them are undone and can be done again.
_FIRST = """
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
) WITHOUT ROWID
"""

# What lists and statistics ask for is reckoned from the log whenever it changes: `known_as` is
# the name in small letters, `won` how many share the victory, 0 for who has not won.
_SECOND = """
ALTER TABLE player ADD COLUMN known_as TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN points INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN won INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN wall INTEGER NOT NULL DEFAULT 0;
CREATE TABLE building (
    game TEXT NOT NULL REFERENCES game (id),
    place INTEGER NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (game, place, kind)
) WITHOUT ROWID;
CREATE INDEX by_name ON player (known_as)
"""

TABLES = frozenset({"game", "event", "player", "remembered"})
"""What every version has."""
STEPS = (_FIRST, _SECOND)
"""Each makes the tables of one version out of those of the version before."""
VERSION = len(STEPS)


def version_of(database: sqlite3.Connection) -> int:
    """Which version of the tables a database has; 0 when it has none yet."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)


def bring_up_to_date(database: sqlite3.Connection, version: int) -> None:
    """Change the tables of an earlier version into today's, within the open transaction."""
    for step in STEPS[version:]:
        for statement in step.split(";"):
            database.execute(statement)
    database.execute(f"PRAGMA application_id = {OURS}")
    database.execute(f"PRAGMA user_version = {VERSION}")


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
