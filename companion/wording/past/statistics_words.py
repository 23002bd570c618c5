"""What statistics call their figures: sources of points, editions, modules, records."""

from collections.abc import Sequence

from companion.games import GAMES
from companion.modules import MODULES
from companion.store.figures.house_records import HouseRecord, RecordSort
from companion.store.figures.players import BY_HAND, WALL
from companion.store.figures.statistics import COUNTED, PlayerStatistics, SomeGames
from companion.wording.box_words import box_words
from companion.wording.dates import date, here
from companion.words import N_counted, _, counted, figures

OF_PLAYERS = N_counted("{number} player", "{number} players")
PLAYED = N_counted("{number} game", "{number} games")
WON = N_counted("{number} won", "{number} won")
WINS_SHARED = N_counted("won, {number} shared", "won, {number} shared")
OF_KIND = N_counted("{buildings} in {number} game", "{buildings} in {number} games")
KINDS = {kind.name: kind for game in GAMES.values() for kind in game.box.kinds}
"""The kinds of every game by their names, which no two games share."""


def source_title(name: str) -> str:
    """Where points come from, as a label.

    >>> source_title("garden"), source_title("wall"), source_title("by-hand")
    ('Gardens', 'Walls', 'By hand')
    """
    if name in KINDS:
        return _(KINDS[name].title)
    return {WALL: _("Walls"), BY_HAND: _("By hand")}.get(name, name)


def a_game(points: int, games: int) -> str:
    """So many points in each game.

    >>> a_game(100, 3), a_game(-1, 4), a_game(0, 0)
    ('33', '0', '0')
    """
    return figures(round(points / games)) if games else figures(0)


def players_title(number: str) -> str:
    """A number of players as a label."""
    return counted(OF_PLAYERS, int(number))


def edition_title(name: str) -> str:
    """An edition as a label, with its game."""
    for game in GAMES.values():
        for edition in game.editions:
            if edition.name == name:
                return box_words(game, edition)
    return name


def module_title(name: str) -> str:
    """A module as a label; an empty name is none of them."""
    if not name:
        return _("Without modules")
    return _(MODULES[name].title) if name in MODULES else name


def fares(share: SomeGames) -> tuple[str, str, str]:
    """How somebody fares in some games: how many, how many of them won, points on average."""
    return figures(len(share.games)), figures(len(share.wins)), figures(round(share.average))


def about_player(player: PlayerStatistics) -> str:
    """A player in one line of many."""
    return f"{counted(PLAYED, len(player.games))} · {counted(WON, len(player.wins))}"


def how_many_count(player: PlayerStatistics) -> str:
    """How many of somebody's games count."""
    return counted(COUNTED, len(player.games))


def wins_words(player: PlayerStatistics) -> str:
    """What stands below the number of wins; shared ones are wins too, and are told apart."""
    shared = len(player.shared_wins)
    return counted(WINS_SHARED, shared) if shared else _("won")


def about_record(record: HouseRecord) -> str:
    """Whose record it is, and since when."""
    day = date(here(record.started))
    return _("{names}, {day}").format(names=record.holders, day=day)


def about_wall(player: PlayerStatistics, records: Sequence[HouseRecord]) -> str:
    """When somebody had their longest wall, and whether nobody's was longer; empty without any."""
    longest = player.longest_wall
    if longest is None:
        return ""
    day = date(here(longest.played.started))
    is_record = any(
        longest in each.results for each in records if each.sort is RecordSort.LONGEST_WALL
    )
    return "\n".join([_("Record of the house"), day] if is_record else [day])


def favourite_words(player: PlayerStatistics) -> tuple[str, str]:
    """The kind that somebody had most of, and how many in how many games."""
    favourite = player.favourite_kind
    if favourite is None:
        return "", ""
    about = counted(OF_KIND, len(favourite.games), buildings=figures(favourite.number))
    return source_title(favourite.kind), about
