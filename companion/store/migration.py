"""Databases of earlier versions, brought up to date with everything in them."""

import sqlite3

from companion.store import logs, players, schema, tile_sets
from companion.store.problems import StoreError


def migrate(database: sqlite3.Connection) -> None:
    """Bring tables and games up to date, whole or not at all."""
    version = schema.version_of(database)
    if version == schema.VERSION:
        return
    with schema.transaction(database):
        schema.bring_up_to_date(database, version)
        games = database.execute("SELECT id FROM game").fetchall()
        for (game_id,) in games:
            _reckon(database, game_id)


def _reckon(database: sqlite3.Connection, game_id: str) -> None:
    try:
        record = logs.read(database, game_id)
    except StoreError:
        # A damaged game is told of when somebody opens it; the others go on.
        return
    players.write(database, game_id, record)
    tile_sets.learn(database, game_id, None, record.play)
