"""The file that games are kept in, and the open database in it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.store.database import opening
from companion.store.problems import StoreError, is_trouble, sentence, store_errors

FILE = "games.db"

# SQLite clears away by name what lies beside a database that it closes, and so it would take the
# journal of another file that has come to that place since.
_left_behind = list[sqlite3.Connection]()


class GamesFile:
    """The database in its folder. When it cannot be opened, that is tried again when needed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder.absolute() / FILE
        self._inode: opening.Inode | None = None
        self._database: sqlite3.Connection | None = None
        self._cannot_write: OSError | sqlite3.Error | None = None
        self._trouble: str | None = None
        self._happened: str | None = None
        try:
            with store_errors():
                self._database = self._open()
        except StoreError as problem:
            self._trouble = str(problem)

    @property
    def notice(self) -> str | None:
        """What its owner should know, in a sentence; None when all is well."""
        return self._happened or self._trouble

    @property
    def database(self) -> sqlite3.Connection:
        """The open database; while the disk fails it may be good for reading only."""
        if self._database is not None and opening.inode(self._path) != self._inode:
            # Somebody has moved or deleted the file; what is written to it now would be lost.
            _left_behind.append(self._database)
            self._database = None
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

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """The open database; what turns out to be damaged is looked at anew the next time."""
        try:
            yield self.for_writing
        except sqlite3.Error as problem:
            if not is_trouble(problem):
                self.close()
            raise

    @property
    def can_be_read(self) -> bool:
        """Whether the database could be opened, or now can be."""
        try:
            with store_errors():
                return bool(self.database)
        except StoreError:
            return False

    def close(self) -> None:
        """Let go of the file."""
        if self._database is not None:
            self._database.close()
            self._database = None
            opening.open_here[self._inode] -= 1

    def _open(self) -> sqlite3.Connection:
        self._cannot_write = self._trouble = None
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            database, happened = opening.opened(self._path)
            self._happened = happened or self._happened
        except (OSError, sqlite3.Error) as problem:
            self._trouble = sentence(problem)
            readable = opening.opened_for_reading(self._path) if is_trouble(problem) else None
            if readable is None:
                raise
            database, self._cannot_write = readable, problem
        self._inode = opening.inode(self._path)
        opening.open_here[self._inode] += 1
        return database
