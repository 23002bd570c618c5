"""What can still be read of a damaged file: its games, one by one, brought over into a new one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.record import Record
from companion.store import logs, tile_sets
from companion.store.database import journal, schema
from companion.store.database.migration import titled_as
from companion.store.logs import Cover
from companion.store.problems import StoreError

_MOST = 200_000_000
"""A file with more bytes was not made by playing, and takes too long to look through."""

# What stands in the first bytes of every database that this app has made, at their places. A copy
# has its journal in it already, so that the two bytes that ask for one are 1.
_HEADER = {
    0: b"SQLite format 3\0",
    16: journal.PAGE.to_bytes(2, "big"),
    18: b"\1\1",
    20: b"\0\x40\x20\x20",
    44: b"\0\0\0\4",
    52: b"\0\0\0\0",
    56: b"\0\0\0\1",
    64: b"\0\0\0\0",
}

# In each table that is brought over the columns that every version has, and the order of its rows.
_TABLES = {
    "game": ("id, title, note, game, started, changed, deleted, done", ("rowid",)),
    "event": ("game, place, version, body", ("game", "place")),
    "remembered": ("key, text", ("key",)),
    "said": ("number, game, about, word, counts", ("number",)),
}


def letters(raw: bytes) -> str:
    """Text as the database has it; what is no letter is a question mark."""
    return raw.decode("utf-8", "replace")


def copied(path: Path) -> sqlite3.Connection:
    """A database with its journal, in memory; the file is only read."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / path.name
        copy.write_bytes(_with_header(journal.with_journal(path)))
        with closing(sqlite3.connect(copy)) as seen:
            kept = sqlite3.connect(":memory:", isolation_level=None)
            kept.text_factory = letters
            seen.backup(kept)
    return kept


def bring_over(path: Path, into: sqlite3.Connection, folder: Path) -> int:
    """Write every game that can still be read into a new database, and say how many those are.

    Reading happens on copies in a folder, so that the file stays exactly as it was found.
    """
    views = [_rows(copy) for copy in _copies(path, folder)]
    for view in views:
        # Before the games, so that their words keep their order.
        tile_sets.bring_over(view, into)
    brought = set[str]()
    for has_cover in (True, False):
        for view in views:
            for game_id in _games(view, has_cover=has_cover) - brought:
                if _brought_over(view, into, game_id):
                    brought.add(game_id)
    for view in views:
        with closing(view):
            into.executemany(
                "INSERT OR IGNORE INTO remembered (key, text) VALUES (?, ?)",
                view.execute("SELECT key, text FROM remembered").fetchall(),
            )
    return len(brought)


def _games(view: sqlite3.Connection, *, has_cover: bool) -> set[str]:
    """The games that more is known of than their log, or those that nothing else is known of."""
    known = {game_id for (game_id,) in view.execute("SELECT id FROM game")}
    if has_cover:
        return known
    return {game_id for (game_id,) in view.execute("SELECT game FROM event")} - known


def _copies(path: Path, folder: Path) -> Iterator[Path]:
    """What may lie in a file, from the best guess to the worst.

    All that was committed; the same under a first page of our own, for without the names of the
    tables there nothing can be found; and what SQLite makes of it, which stops at the first
    damaged byte of the journal.
    """
    parts = [path, path.with_name(path.name + journal.ENDING)]
    if sum(part.stat().st_size for part in parts if part.is_file()) > _MOST:
        return
    whole = _with_header(journal.with_journal(path))
    copy = folder / "copy"
    for guess in (whole, _first_page(folder) + whole[journal.PAGE :]):
        copy.write_bytes(_with_size(guess))
        yield copy
    for part, ending in zip(parts, ("", journal.ENDING), strict=True):
        if part.is_file():
            copy.with_name(copy.name + ending).write_bytes(part.read_bytes())
    yield copy


def _with_header(whole: bytearray) -> bytearray:
    for place, right in _HEADER.items():
        whole[place : place + len(right)] = right
    return whole


def _with_size(whole: bytearray) -> bytearray:
    """Say in the first page how many there are; the change that it counted from must agree."""
    whole[28:32] = (len(whole) // journal.PAGE).to_bytes(4, "big")
    whole[92:96] = whole[24:28]
    return whole


def _first_page(folder: Path) -> bytearray:
    """The first page of a database as this app begins it; its tables never move."""
    begun = folder / "begun"
    with closing(sqlite3.connect(begun, isolation_level=None)) as database:
        _lay_tables(database)
    return bytearray(begun.read_bytes()[: journal.PAGE])


def _lay_tables(database: sqlite3.Connection) -> None:
    for statement in schema.STEPS[0].split(";"):
        database.execute(statement)


def _rows(copy: Path) -> sqlite3.Connection:
    """Every row that can be read, from the first to a damaged one and from the last back to it."""
    found = sqlite3.connect(":memory:", isolation_level=None)
    schema.bring_up_to_date(found, 0)
    found.execute(f"PRAGMA user_version = {_version(copy)}")
    for table, (columns, order) in _TABLES.items():
        places = ", ".join("?" for _column in columns.split(","))
        take = f"INSERT OR IGNORE INTO {table} ({columns}) VALUES ({places})"  # noqa: S608
        for way in ("ASC", "DESC"):
            by = ", ".join(f"{column} {way}" for column in order)
            with (
                suppress(sqlite3.Error, ValueError),
                closing(sqlite3.connect(copy)) as damaged,
            ):
                damaged.text_factory = letters
                for row in damaged.execute(f"SELECT {columns} FROM {table} ORDER BY {by}"):  # noqa: S608
                    found.execute(take, row)
    _mark_taken_in(found, copy)
    return found


def _version(copy: Path) -> int:
    """Which version of the tables the file has; 0 where that cannot be read."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(copy)) as damaged:
        return schema.version_of(damaged)
    return 0


def _mark_taken_in(found: sqlite3.Connection, copy: Path) -> None:
    """Mark the games that came from another phone, which files of earlier versions do not tell."""
    with suppress(sqlite3.Error, ValueError), closing(sqlite3.connect(copy)) as damaged:
        damaged.text_factory = letters
        for row in damaged.execute("SELECT taken_in, id FROM game WHERE taken_in IS NOT NULL"):
            found.execute("UPDATE game SET taken_in = ? WHERE id = ?", row)


def _titled(view: sqlite3.Connection, record: Record, game_id: str) -> Record:
    """A log with the title that an earlier version kept in the row only."""
    if schema.version_of(view) < schema.TITLES_IN_LOGS:
        for (title,) in view.execute("SELECT title FROM game WHERE id = ?", (game_id,)):
            return titled_as(record, logs.text(title))
    return record


def _brought_over(view: sqlite3.Connection, into: sqlite3.Connection, game_id: str) -> bool:
    try:
        record = _titled(view, logs.read(view, game_id), game_id)
        cover = logs.find(view, game_id) or Cover(game_id, datetime.now(UTC))
        logs.write(into, cover, None, record)
    except (StoreError, ValueError):
        return False
    # The game that was played last comes first, one that was put out of sight stays there.
    marks = "SELECT changed, deleted, taken_in FROM game WHERE id = ?"
    for row in view.execute(marks, (game_id,)):
        into.execute(
            "UPDATE game SET changed = ?, deleted = ?, taken_in = ? WHERE id = ?", (*row, game_id)
        )
    return True
