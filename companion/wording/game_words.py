"""Games in a few words: who plays, how far they are, who leads or has won, what they have built."""

from contextlib import suppress
from datetime import datetime
from functools import lru_cache

from companion.board.city import City
from companion.board.wall import longest_wall
from companion.errors import InputError
from companion.games import GAMES, Game
from companion.store import GameSummary
from companion.wording.dates import here, lately
from companion.words import _, counted, listed


def called(game: GameSummary) -> str:
    """The game's title, or its players."""
    return game.title or listed([player.name for player in game.players])


def how_far(game: GameSummary) -> str:
    """Which rounds are scored; nothing of a game that is not known here."""
    if game.game not in GAMES:
        return ""
    words = GAMES[game.game].words.scoring
    if not game.rounds:
        return _(words.none_done)
    return _(words.done).format(number=GAMES[game.game].scorings[game.rounds - 1])


def who_and_when(game: GameSummary, now: datetime) -> str:
    """Who plays, unless the title says so, and when it was begun."""
    when = lately(here(game.started), here(now))
    if not game.title:
        return when
    names = ", ".join(player.name for player in game.players)
    return _("{names} · {when}").format(names=names, when=when)


def palaces(game: GameSummary) -> list[tuple[City | None, str]]:
    """The palaces to look at, each with a line about it: the leader's, then the others'."""
    order = sorted(game.players, key=lambda player: -player.points)
    read = [(player.name, city_of(game.game, player.palace)) for player in order]
    built = [(city, _about_palace(GAMES[game.game], name, city)) for name, city in read if city]
    if built:
        return list(built)
    start = next((city for _name, city in read if city is not None), None)
    if game.game in GAMES and not all(player.palace for player in order):
        return [(start, _(GAMES[game.game].words.city.typed))]
    return [(start, _("Nothing is built yet"))]


def _about_palace(game: Game, name: str, city: City) -> str:
    border = counted(game.words.border.sides_within, longest_wall(city).length)
    return _(game.words.city.of).format(name=name, border=border)


@lru_cache(maxsize=256)
def city_of(game: str, palace: str) -> City | None:
    """A palace as a list keeps it; None where there is none or it cannot be read any more."""
    if not palace or game not in GAMES:
        return None
    with suppress(InputError):
        return City.parse(palace, GAMES[game].box)
    return None
