"""Logs of games on disk: written so that the disk holds what memory holds, and read again."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from companion.input.folding import plain
from companion.record import AnyEvent, Record
from companion.record.events.versions import VERSION, read_event
from companion.store import tile_sets
from companion.store.database import schema
from companion.store.figures import players
from companion.store.problems import StoreError
from companion.words import _


@dataclass(frozen=True, slots=True)
class Cover:
    """What is known of a game besides its log."""

    id: str
    started: datetime
    note: str = ""
    taken_in: datetime | None = None
    """When it came from another phone; None, it was begun here."""


class ChangedElsewhereError(Exception):
    """The disk holds another log than the one that was last seen there."""


def write(
    database: sqlite3.Connection,
    cover: Cover,
    before: Record | None,
    after: Record,
    stamp: str | None = None,
) -> str:
    """Make the disk, which holds the one log, hold the other; whole or not at all.

    The stamp tells one change of a game from the next: the one of the log before is given, the
    one of this log is returned.
    """
    with schema.transaction(database):
        found = stamp_of(database, cover.id)
        if found is None:
            before = None
        elif found != stamp:
            raise ChangedElsewhereError
        old, new = whole_log(before) if before else (), whole_log(after)
        alike = _alike(old, new)
        _write_game(database, cover, after)
        players.keep_up(database, cover.id, before.play if before else None, after.play)
        tile_sets.learn(database, cover.id, before.play if before else None, after.play)
        write_events(database, cover.id, new, alike)
        return str(stamp_of(database, cover.id))


def write_events(
    database: sqlite3.Connection, game_id: str, log: Sequence[AnyEvent], first: int = 0
) -> None:
    """Write a log from one of its events on."""
    database.execute("DELETE FROM event WHERE game = ? AND place >= ?", (game_id, first))
    database.executemany(
        "INSERT INTO event (game, place, version, body) VALUES (?, ?, ?, ?)",
        (
            (game_id, place, VERSION, event.model_dump_json())
            for place, event in enumerate(log[first:], first)
        ),
    )


def stamp_of(database: sqlite3.Connection, game_id: str) -> str | None:
    """What tells the last change of a game from those before; None where it is not known."""
    for (changed,) in database.execute("SELECT changed FROM game WHERE id = ?", (game_id,)):
        return str(changed)
    return None


def latest_change(database: sqlite3.Connection) -> tuple[object, ...]:
    """What is another after every change to the file, whichever window made it."""
    (elsewhere,) = database.execute("PRAGMA data_version").fetchone()
    return database, elsewhere, database.total_changes


def whole_log(record: Record) -> tuple[AnyEvent, ...]:
    """What happened, and after it what was undone and can be done again."""
    return (*record.events, *record.undone)


def _alike(old: Sequence[AnyEvent], new: Sequence[AnyEvent]) -> int:
    """How many events at the beginning of two logs are the same."""
    for place, (one, other) in enumerate(zip(old, new, strict=False)):
        if one is not other:
            return place
    return min(len(old), len(new))


def _write_game(database: sqlite3.Connection, cover: Cover, record: Record) -> None:
    play = record.play
    database.execute(
        "INSERT INTO game (id, note, note_sought, taken_in, started,"
        " title, sought, game, changed, done, rounds, finished)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET title = excluded.title, sought = excluded.sought,"
        " changed = excluded.changed, done = excluded.done, rounds = excluded.rounds,"
        " finished = excluded.finished,"
        # Whoever plays on in a game that was put out of sight elsewhere wants to see it.
        " deleted = NULL",
        (
            cover.id,
            cover.note,
            plain(cover.note),
            cover.taken_in.isoformat() if cover.taken_in else None,
            cover.started.isoformat(),
            play.title,
            sought(play.title, (seat.name for seat in play.seats)),
            play.game.name,
            datetime.now(UTC).isoformat(),
            len(record.steps),
            len(play.scored),
            play.finished,
        ),
    )


def sought(title: str, names: Iterable[str]) -> str:
    """What a game is found by besides its note, made ready to be searched."""
    return plain(" ".join([title, *names]))


def find(database: sqlite3.Connection, game_id: str) -> Cover | None:
    """What is known of a game besides its log; None when there is no such game."""
    for started, note in database.execute(
        "SELECT started, note FROM game WHERE id = ?", (game_id,)
    ):
        return Cover(game_id, moment(started), text(note))
    return None


def text(value: object) -> str:
    """A text as the database has it; what is none there any more is empty."""
    return value if isinstance(value, str) else ""


def moment(text: str) -> datetime:
    """A moment as the database has it; one that cannot be read is the beginning of time."""
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except (OverflowError, TypeError, ValueError):
        return datetime.fromtimestamp(0, UTC)


def read(database: sqlite3.Connection, game_id: str) -> Record:
    """Replay a kept log; every event was checked when it was written.

    Where nothing but the log is known of a game, all of it counts.
    """
    try:
        rows = database.execute(
            "SELECT place, version, body FROM event WHERE game = ? ORDER BY place", (game_id,)
        ).fetchall()
        (done,) = database.execute("SELECT done FROM game WHERE id = ?", (game_id,)).fetchone() or (
            len(rows),
        )
        _verify(done, [place for place, *_event in rows])
        events = [read_event(json.loads(body), version) for _place, version, body in rows]
        return Record.replay(events[:done], events[done:], trusted=True)
    except sqlite3.Error:
        raise
    except Exception as problem:
        # A log that was not written by this app may break anything that trusts it.
        raise StoreError(
            _("This game cannot be opened, its record is damaged; it stays where it is.")
        ) from problem


def _verify(done: int, places: list[int]) -> None:
    """Refuse a log in which something is missing, which would say less than what happened."""
    if places != list(range(len(places))) or done > len(places):
        raise IndexError(done)


def read_with_stamp(database: sqlite3.Connection, game_id: str) -> tuple[Record, str]:
    """Replay a kept log, with the stamp of its last change."""
    # The stamp first: what another window writes in between is then found out when we write.
    stamp = str(stamp_of(database, game_id))
    return read(database, game_id), stamp
