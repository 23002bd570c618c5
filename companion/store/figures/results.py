"""How everybody did in every game that counts, as statistics ask for it."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from types import MappingProxyType
from typing import Any, NamedTuple

from companion.store.figures import players
from companion.store.logs import moment

# Only a game whose three rounds were scored before it was finished has a result. What is no number
# or no text any more is missing; opening the game shows it, or says why not.
_GAMES = """
SELECT rowid, id, started, game, edition, modules FROM game
WHERE finished AND rounds = 3 AND deleted IS NULL AND reckoned = ?
    AND typeof(id) || typeof(game) || typeof(edition) || typeof(modules) = 'texttexttexttext'
ORDER BY started, rowid
"""
_PLAYERS = """
SELECT game.rowid, colour, known_as, name, points, won, best_round, wall, details
FROM player JOIN game ON game.id = player.game
WHERE finished AND rounds = 3 AND deleted IS NULL AND reckoned = ?
    AND typeof(colour) || typeof(known_as) || typeof(name) = 'texttexttext'
    AND typeof(points) || typeof(won) || typeof(best_round) || typeof(wall)
        = 'integerintegerintegerinteger'
ORDER BY player.game, place
"""


class PlayedGame(NamedTuple):
    """A game that counts, as its row has it."""

    id: str
    begun: str
    game: str
    """Which game it was, by its identifier."""
    edition: str
    modules: str
    """Their names, with spaces between them."""
    players: int
    """How many played."""

    @property
    def started(self) -> datetime:
        """When it was begun."""
        return moment(self.begun)


class Details(NamedTuple):
    """What is asked for of one player only."""

    sources: Mapping[str, int] = MappingProxyType({})
    """The points by where they came from: kinds, walls, by hand."""
    kinds: Mapping[str, int] = MappingProxyType({})
    """How many buildings of each kind counted at the end."""
    wall_round: int = 0
    """The first round in which the wall was longest."""
    wall_palace: str = ""
    """The palace then, in the notation; empty where numbers stood for it."""


class Participant(NamedTuple):
    """One player's part in a game that counts, as their row has it."""

    played: PlayedGame
    colour: str
    known_as: str
    name: str
    points: int
    won: int
    """How many shared the victory; 0 for who has not won."""
    best_round: int
    """The most points in one round."""
    wall: int
    """The longest wall of all rounds."""
    told: str
    """The details, in JSON."""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.played.id

    @property
    def details(self) -> Details:
        """The details, read; none where they are damaged."""
        with suppress(RecursionError, TypeError, ValueError):
            return Details(**json.loads(self.told))
        return Details()


def asked(database: sqlite3.Connection) -> Iterator[Participant]:
    """Every player's part in every game that counts, the first game first."""
    seats = defaultdict[int, list[list[Any]]](list)
    for row, *seat in database.execute(_PLAYERS, (players.VERSION,)):
        seats[row].append(seat)
    for row, *game in database.execute(_GAMES, (players.VERSION,)):
        together = seats[row]
        played = PlayedGame._make([*game, len(together)])
        for seat in together:
            yield Participant._make([played, *seat])
