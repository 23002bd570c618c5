"""Games in a few words: who plays, how far they are, who leads or has won, what they have built."""

from companion.board.city import City
from companion.board.wall import longest_wall
from companion.games import GAMES
from companion.record import Play, Seat
from companion.store import GameSummary
from companion.words import N_counted, _, counted, figures, listed

WALL_OF = N_counted("an outer wall of {number} side", "an outer wall of {number} sides")


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


def palaces(play: Play) -> list[tuple[City, str]]:
    """The palaces to look at, each with a line about it: the leader's, then the others'."""
    order = sorted(play.seats, key=lambda seat: -play.totals[seat.colour])
    built = [seat for seat in order if len(seat.city) and not seat.by_counts]
    if built:
        return [(seat.city, _about_palace(seat)) for seat in built]
    typed = any(seat.by_counts for seat in order)
    words = _("The palaces are given in numbers") if typed else _("Nothing is built yet")
    return [(order[0].city, words)]


def _about_palace(seat: Seat) -> str:
    wall = counted(WALL_OF, longest_wall(seat.city).length)
    return _("{name}’s palace: {wall}").format(name=seat.name, wall=wall)
