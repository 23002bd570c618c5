"""Who plays, who wins and by how much: asked of all finished games at once."""

import sqlite3
from collections import defaultdict
from dataclasses import dataclass

_RESULTS = """
WITH result AS (
    SELECT player.*, game.started,
        (SELECT count(*) FROM player AS seat WHERE seat.game = player.game) AS players
    FROM player JOIN game ON game.id = player.game
    WHERE game.finished AND game.rounds = 3 AND game.deleted IS NULL
)
"""

_PLAYERS = """
SELECT known_as, count(*), sum(won > 0), sum(won > 1), avg(points), max(points), max(wall)
FROM result GROUP BY known_as ORDER BY sum(won > 0) DESC, avg(points) DESC, known_as
"""

# Beside max(), SQLite gives the other columns of the row that holds the maximum.
_NAMES = "SELECT known_as, name, max(started) FROM result GROUP BY known_as"

_FAVOURITES = """
SELECT known_as, kind, max(number) FROM (
    SELECT known_as, kind, sum(number) AS number
    FROM result JOIN building USING (game, place) GROUP BY known_as, kind ORDER BY kind
) GROUP BY known_as
"""

_BY_NUMBER = """
SELECT known_as, players, count(*), sum(won > 0), avg(points)
FROM result GROUP BY known_as, players ORDER BY players
"""

_HEAD_TO_HEAD = """
SELECT one.known_as, other.known_as, count(*),
    sum(one.points > other.points), sum(one.points < other.points)
FROM result AS one JOIN result AS other USING (game)
WHERE one.known_as < other.known_as
GROUP BY one.known_as, other.known_as
ORDER BY count(*) DESC, one.known_as, other.known_as
"""


@dataclass(frozen=True, slots=True)
class AtSuchATable:
    """How somebody fares in games of so many players."""

    players: int
    games: int
    wins: int
    average: float


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """How somebody fares in all finished games."""

    name: str
    """As it was written last."""
    games: int
    wins: int
    """Shared ones too."""
    shared_wins: int
    average: float
    best: int
    longest_wall: int
    favourite_kind: str | None
    """The kind they had most of when games ended, all games together."""
    by_number: tuple[AtSuchATable, ...]


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two people in the games that they played together: who had more points how often."""

    one: str
    other: str
    games: int
    one_ahead: int
    other_ahead: int

    @property
    def level(self) -> int:
        """How often they had equally many."""
        return self.games - self.one_ahead - self.other_ahead


@dataclass(frozen=True, slots=True)
class Statistics:
    """All finished games in numbers."""

    players: tuple[PlayerStatistics, ...] = ()
    """Who won most comes first."""
    head_to_head: tuple[HeadToHead, ...] = ()


def asked(database: sqlite3.Connection) -> Statistics:
    """Ask the finished games."""
    names = {known: name for known, name, _started in database.execute(_RESULTS + _NAMES)}
    favourites = {known: kind for known, kind, _n in database.execute(_RESULTS + _FAVOURITES)}
    by_number = defaultdict[str, list[AtSuchATable]](list)
    for known, *numbers in database.execute(_RESULTS + _BY_NUMBER):
        by_number[known].append(AtSuchATable(*numbers))
    players = tuple(
        PlayerStatistics(
            name=names[known],
            games=games,
            wins=wins,
            shared_wins=shared,
            average=average,
            best=best,
            longest_wall=wall,
            favourite_kind=favourites.get(known),
            by_number=tuple(by_number[known]),
        )
        for known, games, wins, shared, average, best, wall in database.execute(_RESULTS + _PLAYERS)
    )
    return Statistics(
        players,
        tuple(
            HeadToHead(names[one], names[other], *numbers)
            for one, other, *numbers in database.execute(_RESULTS + _HEAD_TO_HEAD)
        ),
    )
