"""Kept games at a glance, as a list shows them."""

import sqlite3
from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime

from companion.games import GAMES
from companion.record import Colour, Play
from companion.store.logs import Cover, moment, text


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """Who played which colour, and how they stand."""

    colour: Colour
    name: str
    points: int
    won: bool
    """Whether they won the finished game, alone or with others."""


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


def of(cover: Cover, play: Play) -> GameSummary:
    """A game that is played in memory because the disk fails."""
    return GameSummary(
        id=cover.id,
        title=cover.title,
        note=cover.note,
        game=play.game.name,
        players=tuple(
            PlayerSummary(seat.colour, seat.name, play.totals[seat.colour], won=False)
            for seat in play.seats
        ),
        started=cover.started,
        changed=cover.started,
        rounds=len(play.scored),
        finished=play.finished,
    )


def listed(database: sqlite3.Connection) -> tuple[GameSummary, ...]:
    """All games that are not deleted: those still running first, then the latest.

    What cannot be read is missing here; opening the game shows everything, or says why not.
    """
    players = defaultdict[str, list[PlayerSummary]](list)
    for game_id, colour, name, points, won in database.execute(
        "SELECT game, colour, name, points, won FROM player ORDER BY game, place"
    ):
        if colour in set(Colour):
            summary = PlayerSummary(Colour(colour), text(name), _number(points), bool(won))
            players[game_id].append(summary)
    return tuple(
        GameSummary(
            id=str(game_id),
            title=text(title),
            note=text(note),
            game=text(game),
            players=tuple(players[game_id]),
            started=moment(started),
            changed=moment(changed),
            rounds=_rounds(game, rounds),
            finished=bool(finished),
        )
        for game_id, title, note, game, started, changed, rounds, finished in database.execute(
            "SELECT id, title, note, game, started, changed, rounds, finished FROM game"
            " WHERE deleted IS NULL ORDER BY finished, changed DESC, rowid DESC"
        )
    )


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _rounds(game: object, value: object) -> int:
    """How many rounds of a game are scored; none of one that is not known here."""
    scorings = GAMES[game].scorings if isinstance(game, str) and game in GAMES else ()
    return value if isinstance(value, int) and value in range(len(scorings) + 1) else 0
