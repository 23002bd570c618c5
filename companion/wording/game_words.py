"""Games in a few words: who plays, how far they are, who leads or has won, what they have built."""

from contextlib import suppress
from functools import lru_cache

from companion.board.city import City
from companion.board.wall import longest_wall
from companion.errors import InputError
from companion.games import GAMES, Game
from companion.record import Play, Seat
from companion.store import GameSummary
from companion.words import _, counted, figures, listed


def called(game: GameSummary) -> str:
    """The game's title, or its players."""
    return game.title or listed([player.name for player in game.players])


def standing(game: GameSummary) -> str:
    """How far it is, and everybody's points, the leader first."""
    words = GAMES[game.game].words.scoring
    if not game.rounds:
        # The players are the title already, unless the game has one of its own.
        names = listed([player.name for player in game.players])
        with_names = _(words.none_done_by).format(names=names)
        return with_names if game.title else _(words.none_done)
    order = sorted(game.players, key=lambda player: -player.points)
    points = [
        _("{name} {points}").format(name=player.name, points=figures(player.points))
        for player in order
    ]
    if game.finished:
        return ", ".join(points)
    return _(words.last_done).format(
        number=GAMES[game.game].scorings[game.rounds - 1], points=", ".join(points)
    )


def palaces(play: Play) -> list[tuple[City, str]]:
    """The palaces to look at, each with a line about it: the leader's, then the others'."""
    order = sorted(play.seats, key=lambda seat: -play.totals[seat.colour])
    built = [seat for seat in order if len(seat.city) and not seat.by_counts]
    if built:
        return [(seat.city, _about_palace(play.game, seat)) for seat in built]
    typed = any(seat.by_counts for seat in order)
    words = _(play.game.words.city.typed) if typed else _("Nothing is built yet")
    return [(order[0].city, words)]


def _about_palace(game: Game, seat: Seat) -> str:
    border = counted(game.words.border.sides_within, longest_wall(seat.city).length)
    return _(game.words.city.of).format(name=seat.name, border=border)


@lru_cache(maxsize=256)
def city_of(game: str, palace: str) -> City | None:
    """A palace as a list keeps it; None where there is none or it cannot be read any more."""
    if not palace or game not in GAMES:
        return None
    with suppress(InputError):
        return City.parse(palace, GAMES[game].box)
    return None
