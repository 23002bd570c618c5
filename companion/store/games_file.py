"""The file that games are kept in: opened, brought up to date, or put aside for a new one."""

import sqlite3
from collections import Counter
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from companion.store import rescue, schema
from companion.store.migration import migrate
from companion.store.problems import StoreError, is_trouble, sentence, store_errors
from companion.words import N_, N_counted, _, counted

FILE = "games.db"
HEADER = b"SQLite format 3\0"
PATIENCE = 0.2
"""How many seconds to wait for another program that is writing; a screen must not stand still."""

DAMAGED = N_("The file with your games is damaged. It was put aside as {name}. {kept}")
NEWER = N_(
    "Your games were kept by a newer version of this app; update it to see them all. They were put"
    " aside as {name}. {kept}"
)
NOT_OURS = N_(
    "The file with your games was not made by this app. It was put aside as {name}. {kept}"
)
NONE_KEPT = N_("No game in it could be read, and a new file was begun.")
KEPT = N_counted(
    "{number} game in it could be read and is here.",
    "{number} games in it could be read and are here.",
)

# Closing a file drops the locks that SQLite holds on it for the whole process, so a file that is
# open here is never opened by hand as well.
_open_here = Counter[Path]()


class _UnusableError(Exception):
    """A file that is not to be touched; it speaks with the sentence for its owner."""


class GamesFile:
    """The database in its folder. When it cannot be opened, that is tried again when needed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._database: sqlite3.Connection | None = None
        self._cannot_write: sqlite3.Error | None = None
        self.notice: str | None = None
        """What its owner should know, in a sentence; None when all is well."""
        try:
            with store_errors():
                self._database = self._open()
        except StoreError as problem:
            self.notice = str(problem)

    @property
    def database(self) -> sqlite3.Connection:
        """The open database; while the disk fails it may be good for reading only."""
        if self._database is None:
            self._database = self._open()
        return self._database

    @property
    def for_writing(self) -> sqlite3.Connection:
        """The open database, opened anew if the disk has only let it be read so far."""
        if self._cannot_write:
            self.close()
        database = self.database
        if self._cannot_write:
            raise self._cannot_write
        return database

    @property
    def can_be_read(self) -> bool:
        """Whether the database could be opened, or now can be."""
        try:
            return bool(self.database)
        except (OSError, sqlite3.Error):
            return False

    def close(self) -> None:
        """Let go of the file."""
        if self._database is not None:
            self._database.close()
            self._database = None
            self._cannot_write = None
            _open_here[self._path] -= 1

    def _open(self) -> sqlite3.Connection:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            database = _opened(self._path)
        except _UnusableError as problem:
            _make_sure_of_a_new_one()
            aside = _put_aside(self._path)
            database = _opened(self._path)
            kept = rescue.bring_over(aside, database)
            self.notice = str(problem).format(
                name=aside.name, kept=counted(KEPT, kept) if kept else _(NONE_KEPT)
            )
        except sqlite3.Error as problem:
            database = _opened_for_reading(self._path)
            self._cannot_write = problem
            self.notice = sentence(problem)
        _open_here[self._path] += 1
        return database


def _opened(path: Path) -> sqlite3.Connection:
    if not _open_here[path]:
        _look_at(path)
    database = _connected(str(path))
    try:
        _check(database)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
        migrate(database)
        schema.try_writing(database)
    except _UnusableError:
        database.close()
        raise
    except (sqlite3.Error, ValueError) as problem:
        database.close()
        if is_trouble(problem):
            raise
        raise _UnusableError(_(DAMAGED)) from problem
    return database


def _opened_for_reading(path: Path) -> sqlite3.Connection:
    """Open what the disk lets nobody write to: as others see it, or else without its journal."""
    shared, alone = f"{path.as_uri()}?mode=ro", f"{path.as_uri()}?immutable=1"
    try:
        return _readable(_connected(shared))
    except sqlite3.Error:
        return _readable(_connected(alone))


def _readable(database: sqlite3.Connection) -> sqlite3.Connection:
    try:
        for table in schema.TABLES:
            database.execute(f"SELECT * FROM {table} LIMIT 1")  # noqa: S608  # Our own words.
    except sqlite3.Error:
        database.close()
        raise
    return database


def _connected(where: str) -> sqlite3.Connection:
    is_uri = where.startswith("file:")
    database = sqlite3.connect(where, timeout=PATIENCE, isolation_level=None, uri=is_uri)
    # Letters that are none cost a letter, not the whole game.
    database.text_factory = _text
    return database


def _make_sure_of_a_new_one() -> None:
    """Put nothing aside while no new database can be made, for then the fault is not the file's."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        migrate(database)


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def _look_at(path: Path) -> None:
    """Refuse what is no database before SQLite sees it, which would clear its journal away."""
    if not path.exists():
        # Nobody else on this device reads whom one played with; the journals follow suit.
        path.touch(mode=0o600)
        return
    if not path.is_file():
        raise _UnusableError(_(NOT_OURS))
    path.chmod(0o600)
    with path.open("rb") as file:
        if file.read(len(HEADER)) not in (b"", HEADER):
            raise _UnusableError(_(DAMAGED))


def _check(database: sqlite3.Connection) -> None:
    """Refuse a file that is damaged, from a newer version, or not ours."""
    (mark,) = database.execute("PRAGMA application_id").fetchone()
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
    if not tables:
        return
    if mark != schema.OURS:
        raise _UnusableError(_(NOT_OURS))
    if schema.version_of(database) > schema.VERSION:
        raise _UnusableError(_(NEWER))
    intact = database.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]
    if not intact or not tables >= schema.TABLES:
        raise _UnusableError(_(DAMAGED))


def _put_aside(path: Path) -> Path:
    """Give a file and its journal another name, which tells the time."""
    moment = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    aside = path.with_stem(f"{path.stem}-{moment}")
    for end in ("", "-wal", "-shm"):
        part = path.with_name(path.name + end)
        if part.exists():
            part.rename(aside.with_name(aside.name + end))
    return aside
