"""Games in a few words: who plays, how far they are, who leads or has won."""

from companion.games import GAMES
from companion.store import GameSummary
from companion.words import _, figures, listed


def called(game: GameSummary) -> str:
    """The game's title, or its players."""
    return game.title or listed([player.name for player in game.players])


def standing(game: GameSummary) -> str:
    """How far it is, and everybody's points, the leader first."""
    if not game.rounds:
        # The players are the title already, unless the game has one of its own.
        names = listed([player.name for player in game.players])
        with_names = _("No round scored yet · {names}").format(names=names)
        return with_names if game.title else _("No round scored yet")
    order = sorted(game.players, key=lambda player: -player.points)
    points = [
        _("{name} {points}").format(name=player.name, points=figures(player.points))
        for player in order
    ]
    if game.finished:
        return ", ".join(points)
    return _("Round {number} scored · {points}").format(
        number=GAMES[game.game].scorings[game.rounds - 1], points=", ".join(points)
    )
