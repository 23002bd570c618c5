"""A file that cannot be used: put aside once a new one has all that can be read of it."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

from companion.disk.putting_aside import put_aside
from companion.store.database import journal, rescue, schema
from companion.store.database.migration import migrate
from companion.store.problems import StoreError
from companion.words import N_, N_counted, _, counted

DAMAGED = N_("The file with your games is damaged. It was put aside as {name}. {kept}")
GONE = N_(
    "The file with your games is gone; its journal was still there and was put aside as {name}-wal."
    " {kept}"
)
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

BESIDE = (journal.ENDING, "-shm", "-journal")
"""What the names end in of the files that SQLite keeps beside a database."""

# The bytes that SQLite locks for as long as it has a database open.
_LOCKED_FROM, _LOCKED = 0x40000002, 510


class UnusableError(StoreError):
    """A file that is not to be touched; it speaks with the sentence for its owner."""

    def __init__(self, sentence: str, database: sqlite3.Connection | None = None) -> None:
        super().__init__(sentence)
        self.left_open = nullcontext() if database is None else closing(database)
        """To be closed when the file is aside, for SQLite clears its journal away."""


def begin(path: Path) -> None:
    """Make a new database; it is whole before anybody finds it at its place."""
    put_aside(path, with_endings=BESIDE)
    with _folder_beside(path) as folder:
        fresh = folder / path.name
        with closing(_made(fresh)):
            pass
        _move_in(fresh, path)


def replace(path: Path, why: str, *, in_use: bool) -> str:
    """Begin anew with everything that can be read of what lies there; the sentence tells of it."""
    with _alone_with(path, in_use=in_use), _folder_beside(path) as folder:
        fresh = folder / path.name
        with closing(_made(fresh)) as database:
            number = rescue.bring_over(path, database, folder)
        aside = put_aside(path, with_endings=BESIDE)
        _move_in(fresh, path)
    kept = counted(KEPT, number) if number else _(NONE_KEPT)
    return why.format(name=aside.name, kept=kept)


@contextmanager
def _folder_beside(path: Path) -> Iterator[Path]:
    """Where a new file is made; what was made there when the app was killed is of no use."""
    beginning = f"{path.stem}-new-"
    for left in path.parent.glob(f"{beginning}*"):
        rmtree(left, ignore_errors=True)
    with TemporaryDirectory(
        dir=path.parent, prefix=beginning, ignore_cleanup_errors=True
    ) as folder:
        yield Path(folder)


def _made(fresh: Path) -> sqlite3.Connection:
    fresh.touch(mode=0o600)
    database = sqlite3.connect(fresh, isolation_level=None)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        migrate(database)
        schema.try_writing(database)
    except sqlite3.Error:
        database.close()
        raise
    return database


def _move_in(fresh: Path, path: Path) -> None:
    """Give a new file its place, unless another window has put one there meanwhile."""
    try:
        path.hardlink_to(fresh)
    except FileExistsError:
        return
    except OSError:
        # A phone allows no second name for a file; there is but one window there.
        fresh.rename(path)


@contextmanager
def _alone_with(path: Path, *, in_use: bool) -> Iterator[None]:
    """Keep others from a file while it is put aside; one that is in use stays where it is."""
    if in_use:
        raise BlockingIOError(errno.EAGAIN, path.name)
    if not path.is_file():
        yield
        return
    with path.open("r+b") as file:
        # Windows lets nobody rename a file that is in use, and has no such module.
        with suppress(ImportError):
            from fcntl import LOCK_EX, LOCK_NB, lockf  # noqa: PLC0415

            lockf(file, LOCK_EX | LOCK_NB, _LOCKED, _LOCKED_FROM)
        yield
