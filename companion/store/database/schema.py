"""The tables that games are kept in, and what each version added to them."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress

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

# What tables have said of tiles whose print is published nowhere: a higher number is a newer word.
_THIRD = """
CREATE TABLE said (
    number INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    about TEXT NOT NULL,
    word TEXT NOT NULL,
    counts INTEGER NOT NULL DEFAULT 1,
    UNIQUE (game, about)
)
"""

# The title is in the log since then, and the row only repeats it. `sought` is what a game is found
# by, `reckoned` the version of what was reckoned of it (`standings.VERSION`), below 0 where its log
# cannot be read. `palace` is how a palace stands now; `details`, in JSON, where the points came
# from, the buildings by kind, and the palace when its wall was longest.
_FOURTH = """
ALTER TABLE game ADD COLUMN taken_in TEXT;
ALTER TABLE game ADD COLUMN edition TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN modules TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN sought TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN note_sought TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN reckoned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN palace TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN best_round INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN details TEXT NOT NULL DEFAULT '';
DROP TABLE building
"""

_TRIAL = """
INSERT INTO game (id, title, note, game, started, changed, deleted, done, rounds, finished,
    taken_in, edition, modules, sought, note_sought, reckoned)
    VALUES ('', '', '', '', '', '', NULL, 0, 0, 0, NULL, '', '', '', '', 0);
UPDATE game SET done = 1 WHERE id = '';
INSERT INTO event (game, place, version, body) VALUES ('', 0, 0, '');
INSERT INTO player (game, place, colour, name, known_as, points, won, wall,
    palace, best_round, details)
    VALUES ('', 0, '', '', '', 0, 0, 0, '', 0, '');
UPDATE player SET points = 1 WHERE game = '';
INSERT OR REPLACE INTO remembered (key, text) VALUES ('', '');
INSERT OR REPLACE INTO said (game, about, word) VALUES ('', '', '');
DELETE FROM event WHERE game = '' AND place >= 0
"""

TABLES = frozenset({"game", "event", "player", "remembered"})
"""What every version has."""
STEPS = (_FIRST, _SECOND, _THIRD, _FOURTH)
"""Each makes the tables of one version out of those of the version before."""
VERSION = len(STEPS)
TITLES_IN_LOGS = 4
"""Before, another title than the first stood in a game's row only."""


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


def try_writing(database: sqlite3.Connection) -> None:
    """Write and change a row in every table and take it back: damaged ones open and then refuse."""
    database.execute("BEGIN IMMEDIATE")
    try:
        for statement in _TRIAL.split(";"):
            database.execute(statement)
    finally:
        # A failure may have ended the transaction already.
        with suppress(sqlite3.OperationalError):
            database.execute("ROLLBACK")


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
