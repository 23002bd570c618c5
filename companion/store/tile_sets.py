"""What this device's tables have said of their tiles, kept word by word beside the games.

A game's words follow its log: undone, they are gone. Of all words about the same thing the newest
counts, whoever said it; those of nobody's game were said by hand.
"""

import sqlite3

from companion.record import Play
from companion.store.database import schema
from companion.tileset.in_writing import changes, heard
from companion.tileset.lessons import lessons
from companion.tileset.tile_set import TileSet

BY_HAND = ""
"""Stands for no game."""


def known(database: sqlite3.Connection) -> TileSet:
    """The set as far as it was told."""
    # Beside max(), SQLite gives the other columns of the row that holds the maximum.
    words = database.execute(
        "SELECT about, word, max(number) AS newest FROM said WHERE counts"
        " GROUP BY about ORDER BY newest"
    )
    return heard((str(about), str(word)) for about, word, _newest in words)


def learn(database: sqlite3.Connection, game_id: str, before: Play | None, after: Play) -> None:
    """Say what a game says now, within the open transaction."""
    was = lessons(before) if before else _words_of(database, game_id)
    now = lessons(after)
    for about in was.keys() - now.keys():
        database.execute("DELETE FROM said WHERE game = ? AND about = ?", (game_id, about))
    _say(database, game_id, {about: word for about, word in now.items() if was.get(about) != word})


def keep(database: sqlite3.Connection, tiles: TileSet) -> None:
    """Make the set this one, by hand."""
    with schema.transaction(database):
        _say(database, BY_HAND, changes(known(database), tiles))


def reset(database: sqlite3.Connection) -> None:
    """Begin the set anew; what games have said so far does not count any more."""
    with schema.transaction(database):
        database.execute("DELETE FROM said WHERE game = ?", (BY_HAND,))
        database.execute("UPDATE said SET counts = 0")


def bring_over(damaged: sqlite3.Connection, into: sqlite3.Connection) -> None:
    """Take over every word that can still be read, in the order in which they were said."""
    for row in damaged.execute("SELECT number, game, about, word, counts FROM said"):
        into.execute(
            "INSERT OR IGNORE INTO said (number, game, about, word, counts) VALUES (?, ?, ?, ?, ?)",
            row,
        )


def _words_of(database: sqlite3.Connection, game_id: str) -> dict[str, str]:
    rows = database.execute("SELECT about, word FROM said WHERE game = ?", (game_id,))
    return {str(about): str(word) for about, word in rows}


def _say(database: sqlite3.Connection, game_id: str, words: dict[str, str]) -> None:
    database.executemany(
        "INSERT OR REPLACE INTO said (game, about, word) VALUES (?, ?, ?)",
        ((game_id, about, word) for about, word in words.items()),
    )
