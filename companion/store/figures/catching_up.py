"""What lists and statistics ask for, reckoned anew where another version of the app did it."""

import sqlite3

from companion.store import logs
from companion.store.database import schema
from companion.store.figures import players
from companion.store.problems import StoreError

_BEHIND = "SELECT id FROM game WHERE reckoned NOT IN (?, ?) ORDER BY started DESC"


def catch_up(database: sqlite3.Connection, most: int | None) -> int:
    """Reckon so many games at most, or all, the latest first; how many are still left."""
    versions = (players.VERSION, -players.VERSION)
    behind = database.execute(_BEHIND, versions).fetchall()
    if behind:
        with schema.transaction(database):
            for (game_id,) in behind[:most]:
                reckon(database, game_id)
    return len(behind[most:]) if most is not None else 0


def reckon(database: sqlite3.Connection, game_id: str) -> None:
    """Reckon one game anew; one whose log cannot be read is marked and not tried again."""
    try:
        play = logs.read(database, game_id).play
    except StoreError:
        marked = (-players.VERSION, game_id)
        database.execute("UPDATE game SET reckoned = ? WHERE id = ?", marked)
        return
    players.write(database, game_id, play)
