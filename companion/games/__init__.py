"""The games we know. A new one is a new file here and a line below."""

from companion.errors import InputError
from companion.games.alhambra import ALHAMBRA
from companion.games.game import PLAYERS, ROUNDS, Edition, Game, Marker
from companion.games.granada import GRANADA
from companion.input.quoting import quoted
from companion.words import _, listed

GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        ALHAMBRA,
        GRANADA,
    )
}


def game_called(name: str) -> Game:
    """Find a game by its name."""
    if name not in GAMES:
        raise InputError(
            _('"{name}" is no game; the games are {games}.').format(
                name=quoted(name), games=listed(list(GAMES))
            )
        )
    return GAMES[name]


__all__ = [
    "ALHAMBRA",
    "GAMES",
    "GRANADA",
    "PLAYERS",
    "ROUNDS",
    "Edition",
    "Game",
    "Marker",
    "game_called",
]
