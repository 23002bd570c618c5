"""Which games are behind a figure of the statistics, and how a list of them is headed."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from companion.input.names import known_as
from companion.store.figures.statistics import PlayerStatistics, SomeGames, Statistics
from companion.wording.past.statistics_words import (
    edition_title,
    module_title,
    players_title,
    source_title,
)
from companion.words import N_in, _


class GamesPart(NamedTuple):
    """Some of the games behind a figure."""

    key: str
    label: str
    games: tuple[str, ...]


class Behind(NamedTuple):
    """The games behind a figure; where it has parts, the first holds all of them."""

    title: str
    parts: tuple[GamesPart, ...]


Figure = Callable[[PlayerStatistics, str], Behind]


def player_called(statistics: Statistics, known: str) -> PlayerStatistics:
    """Find a player; a LookupError where nobody of that name has finished a game any more."""
    for player in statistics.players:
        if player.results[-1].known_as == known:
            return player
    raise LookupError(known)


def behind(statistics: Statistics, player: str, figure: str, of: str = "") -> Behind:
    """The games behind a figure of somebody; a LookupError where there is no such figure."""
    return _FIGURES[figure](player_called(statistics, player), of)


def _games(who: PlayerStatistics, of: str) -> Behind:
    del of
    return _plain(who.name, who.games)


def _wins(who: PlayerStatistics, of: str) -> Behind:
    del of
    title = _("{name}: games won").format(name=who.name)
    if not who.shared_wins:
        return _plain(title, who.wins)
    alone = tuple(game for game in who.wins if game not in {*who.shared_wins})
    by_oneself, shared = _(N_in("games won", "Alone")), _(N_in("games won", "Shared"))
    parts = GamesPart("alone", by_oneself, alone), GamesPart("shared", shared, who.shared_wins)
    return Behind(title, (_all(who.wins), *parts))


def _source(who: PlayerStatistics, of: str) -> Behind:
    games = {source.name: source.games for source in who.by_source}[of]
    return _plain(_("{name}: {what}").format(name=who.name, what=source_title(of)), games)


def _favourite(who: PlayerStatistics, of: str) -> Behind:
    favourite = who.favourite_kind
    if favourite is None:
        raise LookupError(of)
    title = _("{name}: {what}").format(name=who.name, what=source_title(favourite.kind))
    return _plain(title, favourite.games)


def _share(
    shares: Callable[[PlayerStatistics], Sequence[SomeGames]], title: Callable[[str], str]
) -> Figure:
    def found(who: PlayerStatistics, of: str) -> Behind:
        share = {each.of: each for each in shares(who)}[of]
        heading = _("{name}: {what}").format(name=who.name, what=title(of))
        return Behind(heading, (_all(share.games), GamesPart("won", _("Won"), share.wins)))

    return found


def _against(who: PlayerStatistics, of: str) -> Behind:
    against = {known_as(each.other): each for each in who.against}[of]
    title = _("{name} and {other}").format(name=who.name, other=against.other)
    everything = {*against.ahead, *against.level, *against.behind}
    return Behind(
        title,
        (
            _all(tuple(game for game in who.games if game in everything)),
            GamesPart("ahead", who.name, against.ahead),
            GamesPart("level", _(N_in("games", "Level")), against.level),
            GamesPart("behind", against.other, against.behind),
        ),
    )


def _plain(title: str, games: tuple[str, ...]) -> Behind:
    return Behind(title, (_all(games),))


def _all(games: tuple[str, ...]) -> GamesPart:
    return GamesPart("", _("All"), games)


_FIGURES: Mapping[str, Figure] = {
    "games": _games,
    "wins": _wins,
    "source": _source,
    "favourite": _favourite,
    "number": _share(lambda who: who.by_number, players_title),
    "edition": _share(lambda who: who.by_edition, edition_title),
    "module": _share(lambda who: who.by_module, module_title),
    "against": _against,
}
"""By the name of a figure; those of something are asked for it."""
