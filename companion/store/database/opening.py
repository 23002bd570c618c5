"""How the file with the games is opened: looked at first, then checked, then brought up to date."""

import os
import sqlite3
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path

from companion.disk.putting_aside import put_aside
from companion.store.database import journal, replacing, rescue, schema
from companion.store.database.migration import migrate
from companion.store.database.replacing import BESIDE, DAMAGED, GONE, NEWER, NOT_OURS, UnusableError
from companion.store.problems import is_trouble
from companion.words import _

PATIENCE = 0.1
"""How many seconds to wait for another program that is writing; a screen must not stand still."""

HEADER = b"SQLite format 3\0"
WRITTEN_AS, JOURNALLED = 18, 2
"""Where the first page says by which rules it is written; of later ones SQLite only reads."""

Inode = tuple[int, int]
"""What tells a file from every other, whatever path leads to it."""

# Closing a file drops the locks that SQLite holds on it for the whole process, so a file that is
# open here is never opened by hand as well.
open_here = Counter[Inode | None]()


def inode(path: Path) -> Inode | None:
    """Which file lies at a path now; None when it cannot be told."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def opened(path: Path) -> tuple[sqlite3.Connection, str | None]:
    """A database to write to, and what its owner should know about how it came to be.

    What is unusable is put aside once a new file has everything that can be read of it.
    """
    try:
        return _ready(path), None
    except UnusableError as problem:
        with problem.left_open:
            notice = replacing.replace(path, str(problem), in_use=open_here[inode(path)] > 0)
    return _ready(path), notice


def opened_for_reading(path: Path) -> sqlite3.Connection | None:
    """Open what the disk lets nobody write to: as others see it, or a copy, or without journal."""
    shared, alone = (
        partial(_connected, f"{path.as_uri()}?{way}") for way in ("mode=ro", "immutable=1")
    )
    for connect in (shared, partial(rescue.copied, path), alone):
        with suppress(OSError, sqlite3.Error):
            return _readable(connect())
    return None


def _readable(database: sqlite3.Connection) -> sqlite3.Connection:
    try:
        for table in schema.TABLES:
            database.execute(f"SELECT * FROM {table} LIMIT 1")  # noqa: S608  # Our own words.
    except sqlite3.Error:
        database.close()
        raise
    return database


def _ready(path: Path) -> sqlite3.Connection:
    commits = [] if open_here[inode(path)] else _look_at(path)
    database = _connected(str(path), PATIENCE)
    try:
        wrong = _what_is_wrong(database, commits)
        if not wrong:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute("PRAGMA foreign_keys = ON")
            migrate(database)
            schema.try_writing(database)
            return database
    except (sqlite3.Error, ValueError) as problem:
        if is_trouble(problem):
            database.close()
            raise
        wrong = _(DAMAGED)
    raise UnusableError(wrong, database)


def _connected(where: str, patience: float = 0) -> sqlite3.Connection:
    is_uri = where.startswith("file:")
    database = sqlite3.connect(where, timeout=patience, isolation_level=None, uri=is_uri)
    # Letters that are none cost a letter, not the whole game.
    database.text_factory = rescue.letters
    return database


def _look_at(path: Path) -> list[int]:
    """Refuse what is no database before SQLite sees it, which would clear its journal away.

    The answer is how many pages the journal held after each commit.
    """
    for part in (path.with_name(path.name + ending) for ending in BESIDE):
        if os.path.lexists(part) and not part.is_file():
            put_aside(part)
    commits = journal.commits(path)
    if not os.path.lexists(path):
        if commits:
            raise UnusableError(_(GONE))
        replacing.begin(path)
    if not path.is_file():
        raise UnusableError(_(NOT_OURS))
    for ending in ("", *BESIDE):
        # Nobody else on this device reads whom one played with, if it is ours to say.
        with suppress(OSError):
            path.with_name(path.name + ending).chmod(0o600)
    with path.open("rb") as file:
        begins = file.read(WRITTEN_AS + 1)
        if not begins.startswith(HEADER) or begins[WRITTEN_AS:] > bytes([JOURNALLED]):
            raise UnusableError(_(DAMAGED))
    return commits


def _what_is_wrong(database: sqlite3.Connection, commits: list[int]) -> str:
    """Why a file is not to be used, in a sentence: damaged, from a newer version, or not ours."""
    (mark,) = database.execute("PRAGMA application_id").fetchone()
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
    if tables and mark != schema.OURS:
        return _(NOT_OURS)
    if schema.version_of(database) > schema.VERSION:
        return _(NEWER)
    intact = database.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
    if not intact or not tables >= schema.TABLES or _misses_commits(database, commits):
        return _(DAMAGED)
    return ""


def _misses_commits(database: sqlite3.Connection, commits: list[int]) -> bool:
    """Whether SQLite has stopped reading the journal before its end, for a damaged byte.

    The last commit may be half written when the power goes; those before it were on disk.
    """
    if len(commits) < 2:
        return False
    _busy, pages, _copied = database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    return bool(commits[-2] > pages >= 0)
