"""Logs of games on disk: written so that the disk holds what memory holds, and read again."""

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime

from companion.record import AnyEvent, Record
from companion.record.events import EVENT, VERSION
from companion.store.schema import transaction


def write(
    database: sqlite3.Connection,
    game_id: str,
    started: datetime,
    before: Record | None,
    after: Record,
) -> None:
    """Make the disk, which holds the one log, hold the other; whole or not at all."""
    old = whole_log(before) if before else ()
    new = whole_log(after)
    alike = _alike(old, new)
    with transaction(database):
        _write_game(database, game_id, started, after)
        database.execute("DELETE FROM event WHERE game = ? AND place >= ?", (game_id, alike))
        database.executemany(
            "INSERT INTO event (game, place, version, body) VALUES (?, ?, ?, ?)",
            (
                (game_id, place, VERSION, event.model_dump_json())
                for place, event in enumerate(new[alike:], alike)
            ),
        )


def whole_log(record: Record) -> tuple[AnyEvent, ...]:
    """What happened, and after it what was undone and can be done again."""
    return (*record.events, *record.undone)


def _alike(old: Sequence[AnyEvent], new: Sequence[AnyEvent]) -> int:
    """How many events at the beginning of two logs are the same."""
    for place, (one, other) in enumerate(zip(old, new, strict=False)):
        if one is not other:
            return place
    return min(len(old), len(new))


def _write_game(
    database: sqlite3.Connection, game_id: str, started: datetime, record: Record
) -> None:
    play = record.play
    database.execute(
        "INSERT INTO game (id, title, game, started, changed, done, rounds, finished)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, done = excluded.done,"
        " rounds = excluded.rounds, finished = excluded.finished",
        (
            game_id,
            play.title,
            play.game.name,
            started.isoformat(),
            datetime.now(UTC).isoformat(),
            len(record.steps),
            len(play.scored),
            play.finished,
        ),
    )
    database.executemany(
        "INSERT OR REPLACE INTO player (game, place, colour, name) VALUES (?, ?, ?, ?)",
        ((game_id, place, seat.colour, seat.name) for place, seat in enumerate(play.seats)),
    )


def read(database: sqlite3.Connection, game_id: str) -> Record:
    """Replay a kept log."""
    (done,) = database.execute("SELECT done FROM game WHERE id = ?", (game_id,)).fetchone()
    events = [
        EVENT.validate_json(body)
        for (body,) in database.execute(
            "SELECT body FROM event WHERE game = ? ORDER BY place", (game_id,)
        )
    ]
    return Record.replay(events[:done], events[done:])
