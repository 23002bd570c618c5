"""The games we know. A new one is a new file here and a line below."""

from companion.games.alhambra import ALHAMBRA
from companion.games.game import PLAYERS, ROUNDS, Edition, Game, Marker, RoundNumber
from companion.games.granada import GRANADA

GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        ALHAMBRA,
        GRANADA,
    )
}

__all__ = [
    "ALHAMBRA",
    "GAMES",
    "GRANADA",
    "PLAYERS",
    "ROUNDS",
    "Edition",
    "Game",
    "Marker",
    "RoundNumber",
]
