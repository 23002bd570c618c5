"""Logs of games on disk: written so that the disk holds what memory holds, and read again."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from companion.record import AnyEvent, Record
from companion.record.events.versions import VERSION, read_event
from companion.store import players, schema, tile_sets
from companion.store.problems import StoreError
from companion.words import _


@dataclass(frozen=True, slots=True)
class Cover:
    """What is known of a game besides its log."""

    id: str
    started: datetime
    title: str
    note: str = ""


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
        old, new = _whole_log(before) if before else (), _whole_log(after)
        alike = _alike(old, new)
        _write_game(database, cover, after)
        if before is None or not players.counts_alike(before.play, after.play):
            players.write(database, cover.id, after)
        tile_sets.learn(database, cover.id, before.play if before else None, after.play)
        database.execute("DELETE FROM event WHERE game = ? AND place >= ?", (cover.id, alike))
        database.executemany(
            "INSERT INTO event (game, place, version, body) VALUES (?, ?, ?, ?)",
            (
                (cover.id, place, VERSION, event.model_dump_json())
                for place, event in enumerate(new[alike:], alike)
            ),
        )
        return str(stamp_of(database, cover.id))


def stamp_of(database: sqlite3.Connection, game_id: str) -> str | None:
    """What tells the last change of a game from those before; None where it is not known."""
    for (changed,) in database.execute("SELECT changed FROM game WHERE id = ?", (game_id,)):
        return str(changed)
    return None


def _whole_log(record: Record) -> tuple[AnyEvent, ...]:
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
        "INSERT INTO game (id, title, note, game, started, changed, done, rounds, finished)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, done = excluded.done,"
        " rounds = excluded.rounds, finished = excluded.finished,"
        # Whoever plays on in a game that was put out of sight elsewhere wants to see it.
        " deleted = NULL",
        (
            cover.id,
            cover.title,
            cover.note,
            play.game.name,
            cover.started.isoformat(),
            datetime.now(UTC).isoformat(),
            len(record.steps),
            len(play.scored),
            play.finished,
        ),
    )


def find(database: sqlite3.Connection, game_id: str) -> Cover | None:
    """What is known of a game besides its log; None when there is no such game."""
    for started, title, note in database.execute(
        "SELECT started, title, note FROM game WHERE id = ?", (game_id,)
    ):
        return Cover(game_id, moment(started), text(title), text(note))
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
