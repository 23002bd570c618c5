"""The file that games are kept in: opened, mended, or put aside for a new one."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from companion.store import schema
from companion.store.migration import migrate
from companion.store.problems import StoreError, told
from companion.words import N_, _

FILE = "games.db"
HEADER = b"SQLite format 3\0"

DAMAGED = N_(
    "The file with your games is damaged. It was put aside as {name}, and a new one was begun."
)
NEWER = N_(
    "Your games were kept by a newer version of this app. They were put aside as {name}, and a new"
    " file was begun; update the app to get them back."
)
NOT_OURS = N_(
    "The file with your games was not made by this app. It was put aside as {name}, and a new one"
    " was begun."
)


class _UnusableError(Exception):
    """A file that is not to be touched; it speaks with the sentence for its owner."""


class Shelf:
    """The database in its folder. When it cannot be opened, that is tried again when needed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._database: sqlite3.Connection | None = None
        self.notice: str | None = None
        """What its owner should know, in a sentence; None when all is well."""
        try:
            with told():
                self._database = self._open()
        except StoreError as problem:
            self.notice = str(problem)

    @property
    def database(self) -> sqlite3.Connection:
        """The open database."""
        if self._database is None:
            self._database = self._open()
        return self._database

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

    def _open(self) -> sqlite3.Connection:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return _opened(self._path)
        except _UnusableError as problem:
            aside = _put_aside(self._path)
            self.notice = str(problem).format(name=aside.name)
            return _opened(self._path)


def _opened(path: Path) -> sqlite3.Connection:
    _check_header(path)
    database = sqlite3.connect(path, isolation_level=None)
    try:
        _check(database)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
        migrate(database)
    except (sqlite3.OperationalError, _UnusableError):
        database.close()
        raise
    except sqlite3.DatabaseError as problem:
        database.close()
        raise _UnusableError(_(DAMAGED)) from problem
    return database


def _check_header(path: Path) -> None:
    """Refuse what is no database before SQLite sees it, which would clear its journal away."""
    if not path.exists():
        return
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
