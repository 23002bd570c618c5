"""What can still be read of a damaged file: its games, one by one, brought over into a new one."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.store import logs, tile_sets
from companion.store.logs import Cover
from companion.store.problems import StoreError, store_errors

# What stands in the first bytes of every database that this app has made, at their places.
_BEGINNING = {0: b"SQLite format 3\0", 18: b"\2\2", 21: b"\x40\x20\x20", 44: b"\0\0\0\4"}
_ENCODING = {56: b"\0\0\0\1"}


def bring_over(aside: Path, into: sqlite3.Connection) -> int:
    """Write every game that can still be read into a new database, and say how many those are.

    Reading happens on a copy, so that the file put aside stays exactly as it was found.
    """
    if not aside.is_file():
        return 0
    number = 0
    with suppress(OSError, sqlite3.Error), TemporaryDirectory(dir=aside.parent) as folder:
        copy = _mended_copy(aside, Path(folder))
        with closing(sqlite3.connect(copy, isolation_level=None)) as damaged:
            damaged.text_factory = lambda raw: raw.decode("utf-8", "replace")
            with suppress(sqlite3.Error):
                # Before the games, so that their words keep their order.
                tile_sets.bring_over(damaged, into)
            for game_id in _ids(damaged):
                number += _brought_over(damaged, into, game_id)
            _bring_over_what_is_remembered(damaged, into)
    return number


def _mended_copy(aside: Path, folder: Path) -> Path:
    """A copy of the file and its journal, with what every such file begins with."""
    copy = folder / aside.name
    for end in ("", "-wal"):
        part = aside.with_name(aside.name + end)
        if part.exists():
            shutil.copyfile(part, copy.with_name(copy.name + end))
    with copy.open("r+b") as file:
        for place, right in (_BEGINNING | _ENCODING).items():
            file.seek(place)
            file.write(right)
    return copy


def _ids(damaged: sqlite3.Connection) -> Iterator[str]:
    """Every game that something is known of, as far as the file can be read."""
    known = dict[str, None]()
    for table, column in (("game", "id"), ("event", "game")):
        with suppress(sqlite3.Error):
            for (game_id,) in damaged.execute(f"SELECT {column} FROM {table}"):  # noqa: S608  # Our own words.
                known[str(game_id)] = None
    return iter(known)


def _brought_over(damaged: sqlite3.Connection, into: sqlite3.Connection, game_id: str) -> bool:
    try:
        with store_errors():
            record = logs.read(damaged, game_id)
            cover = _cover(damaged, game_id) or Cover(game_id, datetime.now(UTC), record.play.title)
            logs.write(into, cover, None, record)
            _keep_deleted(damaged, into, game_id)
    except StoreError:
        return False
    return True


def _cover(damaged: sqlite3.Connection, game_id: str) -> Cover | None:
    try:
        return logs.find(damaged, game_id)
    except sqlite3.Error:
        return None


def _keep_deleted(damaged: sqlite3.Connection, into: sqlite3.Connection, game_id: str) -> None:
    """A game that its owner put out of sight stays there."""
    with suppress(sqlite3.Error):
        for row in damaged.execute("SELECT deleted FROM game WHERE id = ?", (game_id,)):
            into.execute("UPDATE game SET deleted = ? WHERE id = ?", (*row, game_id))


def _bring_over_what_is_remembered(damaged: sqlite3.Connection, into: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error):
        for row in damaged.execute("SELECT key, text FROM remembered"):
            into.execute("INSERT OR REPLACE INTO remembered (key, text) VALUES (?, ?)", row)
