"""Kept games at a glance, as a list shows them."""

import sqlite3
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from companion.record import Colour


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """Who played which colour."""

    colour: Colour
    name: str


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One kept game without its log."""

    id: str
    title: str
    note: str
    game: str
    players: tuple[PlayerSummary, ...]
    started: datetime
    changed: datetime
    rounds: int
    """How many rounds are scored."""
    finished: bool


def listed(database: sqlite3.Connection) -> tuple[GameSummary, ...]:
    """All games that are not deleted: those still running first, then the latest."""
    rows = database.execute(
        "SELECT player.game, colour, name FROM player JOIN game ON game.id = player.game"
        " WHERE deleted IS NULL ORDER BY player.game, place"
    )
    players = {
        game: tuple(PlayerSummary(Colour(colour), name) for _game, colour, name in group)
        for game, group in groupby(rows, key=lambda row: row[0])
    }
    return tuple(
        GameSummary(
            id=game_id,
            title=title,
            note=note,
            game=game,
            players=players[game_id],
            started=datetime.fromisoformat(started),
            changed=datetime.fromisoformat(changed),
            rounds=rounds,
            finished=bool(finished),
        )
        for game_id, title, note, game, started, changed, rounds, finished in database.execute(
            "SELECT id, title, note, game, started, changed, rounds, finished FROM game"
            " WHERE deleted IS NULL ORDER BY finished, changed DESC, rowid DESC"
        )
    )
