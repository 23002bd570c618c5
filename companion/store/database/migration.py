"""Databases of earlier versions, brought up to date with everything in them."""

import json
import sqlite3
from contextlib import suppress

from pydantic import ValidationError

from companion.input.folding import plain
from companion.input.names import known_as
from companion.input.quoting import quoted
from companion.record import Record
from companion.record.renaming import titled
from companion.store import logs, tile_sets
from companion.store.database import schema
from companion.store.figures.catching_up import reckon
from companion.store.problems import StoreError

TILE_SETS = 3
"""Before, what tables have told of their tiles stood in their logs only."""
LONGEST_TITLE = 99


def migrate(database: sqlite3.Connection) -> None:
    """Bring tables and games up to date, whole or not at all."""
    version = schema.version_of(database)
    if version == schema.VERSION:
        return
    with schema.transaction(database):
        schema.bring_up_to_date(database, version)
        for (game_id,) in database.execute("SELECT id FROM game").fetchall():
            # A damaged game is told of when somebody opens it; the others go on.
            with suppress(StoreError):
                _carry_title_over(database, game_id)
            _make_findable(database, game_id)
            if version < TILE_SETS:
                reckon(database, game_id)
                _learn(database, game_id)


def _learn(database: sqlite3.Connection, game_id: str) -> None:
    with suppress(StoreError):
        tile_sets.learn(database, game_id, None, logs.read(database, game_id).play)


def titled_as(record: Record, title: str) -> Record:
    """A log with the title that its row had, which could be any text."""
    try:
        return titled(record, title)
    except ValidationError:
        return titled(record, quoted(title, LONGEST_TITLE))


def _carry_title_over(database: sqlite3.Connection, game_id: str) -> None:
    """Put a title that only a row knows into the log, where it belongs since version 3."""
    (title,) = database.execute("SELECT title FROM game WHERE id = ?", (game_id,)).fetchone()
    start = "SELECT body FROM event WHERE game = ? AND place = 0"
    if any(title == _title(body) for (body,) in database.execute(start, (game_id,))):
        return
    record = titled_as(logs.read(database, game_id), logs.text(title))
    done = len(record.steps)
    logs.write_events(database, game_id, logs.whole_log(record), first=done - 1)
    database.execute(
        "UPDATE game SET title = ?, done = ? WHERE id = ?", (record.play.title, done, game_id)
    )


def _title(body: str) -> object:
    """The title in the event that a game began with; None where nothing can be read."""
    with suppress(AttributeError, RecursionError, TypeError, ValueError):
        return json.loads(body).get("title", "")
    return None


def _make_findable(database: sqlite3.Connection, game_id: str) -> None:
    """Fill in what a game is found by, and by which names people are known."""
    query = "SELECT place, name FROM player WHERE game = ? ORDER BY place"
    names = [(place, logs.text(name)) for place, name in database.execute(query, (game_id,))]
    query = "SELECT title, note FROM game WHERE id = ?"
    title, note = database.execute(query, (game_id,)).fetchone()
    database.execute(
        "UPDATE game SET sought = ?, note_sought = ? WHERE id = ?",
        (
            logs.sought(logs.text(title), (name for _place, name in names)),
            plain(logs.text(note)),
            game_id,
        ),
    )
    database.executemany(
        "UPDATE player SET known_as = ? WHERE game = ? AND place = ?",
        [(known_as(name), game_id, place) for place, name in names],
    )
