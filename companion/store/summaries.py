"""Kept games at a glance, as a list shows them."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from companion.games import GAMES
from companion.input.folding import plain
from companion.record import Colour, Play
from companion.store.logs import Cover, moment, sought, text

MOST_WORDS = 20
"""Of more words that somebody types only the first are looked for."""

# Those still running first, the latest change first; then by the day they were played on.
_ORDER = "ORDER BY finished, CASE finished WHEN 0 THEN changed ELSE started END DESC, rowid DESC"
_SEAT = "game, colour, name, points, won, palace"
_GAME = "id, title, note, game, started, changed, rounds, finished, taken_in, deleted"
_HERE = "deleted IS NULL"
_BINNED = "deleted IS NOT NULL"
_FOUND = " AND (instr(sought, ?) OR instr(note_sought, ?))"
_AMONG = " AND id IN (SELECT value FROM json_each(?))"


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """Who played which colour, and how they stand."""

    colour: Colour
    name: str
    points: int
    won: bool
    """Whether they won the finished game, alone or with others."""
    palace: str = ""
    """Their palace in the notation; empty where numbers stand for it."""


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
    taken_in: bool = False
    """Whether it was begun on another phone."""
    deleted: datetime | None = None
    """When it was put into the bin."""


class Outlined(NamedTuple):
    """A game of a long list, as much as is known before it is looked at."""

    finished: bool
    started: datetime


@dataclass(frozen=True, slots=True)
class Page:
    """Some games of a long list."""

    games: tuple[GameSummary, ...]
    total: int
    """How many there are in the whole list."""


def of(cover: Cover, play: Play) -> GameSummary:
    """A game that is played in memory because the disk fails."""
    return GameSummary(
        id=cover.id,
        title=play.title,
        note=cover.note,
        game=play.game.name,
        players=tuple(
            PlayerSummary(
                seat.colour,
                seat.name,
                play.totals[seat.colour],
                won=False,
                palace="" if seat.by_counts else seat.city.text,
            )
            for seat in play.seats
        ),
        started=cover.started,
        changed=cover.started,
        rounds=len(play.scored),
        finished=play.finished,
    )


def listed(database: sqlite3.Connection) -> tuple[GameSummary, ...]:
    """All games that are not in the bin: those still running first, then the latest."""
    return _summed_up(database, f"WHERE {_HERE} {_ORDER}")


def binned(database: sqlite3.Connection) -> tuple[GameSummary, ...]:
    """The games in the bin, the one that was put there last first."""
    return _summed_up(database, f"WHERE {_BINNED} ORDER BY deleted DESC, rowid DESC")


def page(
    database: sqlite3.Connection,
    typed: str,
    first: int,
    most: int,
    among: Sequence[str] | None = None,
) -> Page:
    """Some of the games in whose title, names or note every word occurs that somebody typed."""
    where, values = _looked_for(typed, among)
    count = f"SELECT count(*) FROM game {where}"  # noqa: S608  # Our own words.
    (total,) = database.execute(count, values).fetchone()
    some = f"{where} {_ORDER} LIMIT ? OFFSET ?"
    return Page(_summed_up(database, some, (*values, most, first)), total)


def outline(
    database: sqlite3.Connection, typed: str, among: Sequence[str] | None = None
) -> tuple[Outlined, ...]:
    """All games that pages of the same list hold, in the same order."""
    where, values = _looked_for(typed, among)
    question = f"SELECT finished, started FROM game {where} {_ORDER}"  # noqa: S608  # Our own words.
    return tuple(
        Outlined(bool(finished), moment(started))
        for finished, started in database.execute(question, values)
    )


def _looked_for(typed: str, among: Sequence[str] | None) -> tuple[str, list[str]]:
    """The condition that a game which is looked for fulfils, and its values."""
    words = _words(typed)
    where = f"WHERE {_HERE}{_FOUND * len(words)}"
    values = [word for word in words for _place in ("sought", "note_sought")]
    if among is not None:
        return where + _AMONG, [*values, json.dumps(among)]
    return where, values


def is_found(game: GameSummary, typed: str) -> bool:
    """Whether every word that somebody typed occurs in a game's title, names or note."""
    searched = sought(game.title, (player.name for player in game.players)), plain(game.note)
    return all(any(word in text for text in searched) for word in _words(typed))


def _words(typed: str) -> list[str]:
    # Half a letter, which a keyboard can send, is found nowhere.
    return plain(typed).encode(errors="replace").decode().split()[:MOST_WORDS]


def _summed_up(
    database: sqlite3.Connection, which: str, values: Sequence[object] = ()
) -> tuple[GameSummary, ...]:
    """The games that the end of a query picks out, each with its players."""
    ids = f"SELECT id FROM game {which}"  # noqa: S608  # Our own words.
    seats = f"SELECT {_SEAT} FROM player WHERE game IN ({ids}) ORDER BY game, place"  # noqa: S608
    players = defaultdict[str, list[PlayerSummary]](list)
    for game_id, colour, name, points, won, palace in database.execute(seats, values):
        if colour in set(Colour):
            # Who cannot be read is missing here; opening the game shows everybody, or says why not.
            players[game_id].append(
                PlayerSummary(Colour(colour), text(name), _number(points), bool(won), text(palace))
            )
    games = f"SELECT {_GAME} FROM game {which}"  # noqa: S608  # Our own words.
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
            taken_in=taken_in is not None,
            deleted=None if deleted is None else moment(deleted),
        )
        for game_id, title, note, game, started, changed, rounds, finished, taken_in, deleted in (
            database.execute(games, values)
        )
    )


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _rounds(game: object, value: object) -> int:
    """How many rounds of a game are scored; none of one that is not known here."""
    scorings = GAMES[game].scorings if isinstance(game, str) and game in GAMES else ()
    return value if isinstance(value, int) and value in range(len(scorings) + 1) else 0
