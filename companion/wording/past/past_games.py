"""The games that were played, as a list of them says it: a line for each, months above them."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from companion.games import GAMES
from companion.input.quoting import quoted
from companion.store import GameSummary, PlayerSummary
from companion.store.binned import KEPT_FOR
from companion.store.summaries import Outlined
from companion.wording.dates import date, here, month, short_month, short_weekday
from companion.wording.game_words import called
from companion.words import N_counted, _, counted, figures

GAMES_KEPT = N_counted("{number} game", "{number} games")
FINISHED = N_counted("{number} finished", "{number} finished")
BY_SO_MANY = N_counted("{game} · {number} player", "{game} · {number} players")
DAYS_LEFT = N_counted("{number} day left", "{number} days left")
DELETED = N_counted("{game}: in the bin for {number} day.", "{game}: in the bin for {number} days.")
LIES_IN_BIN = N_counted("{number} game lies in the bin.", "{number} games lie in the bin.")

LONGEST_NOTE = 80
"""So much of a note is on the line of its game."""


class GameLine(NamedTuple):
    """One game on a line of a list."""

    day: str
    of: str
    """The weekday, or the month where no heading says it."""
    title: str
    about: str
    who: str
    """Who has won, or leads; empty where nobody does."""
    points: str
    won: bool
    taken_in: bool
    """Whether it comes from another phone, which is said before all else about it."""
    game: str
    palace: str
    """A palace in the notation, the winner's or the leader's; empty where there is none."""


class Entry(NamedTuple):
    """A row of the list: a heading, or the game at a place, with whether others follow below."""

    heading: str = ""
    place: int = -1
    first: bool = False
    last: bool = False


def line_of(game: GameSummary) -> GameLine:
    """A game in a few words."""
    started = here(game.started)
    best = _best(game)
    return GameLine(
        day=str(started.day),
        of=short_weekday(started) if game.finished else short_month(started),
        title=called(game),
        about=_about(game),
        who=_who(game, best),
        points=_points(game, best),
        won=game.finished and bool(best),
        taken_in=game.taken_in,
        game=game.game,
        # Where nobody leads yet, whoever has built most.
        palace=max((player.palace for player in best or game.players), key=len, default=""),
    )


def _about(game: GameSummary) -> str:
    """Where it is from, who played unless the title says so, and what was written about it."""
    origin = _("From another phone") if game.taken_in else ""
    if game.title:
        who = ", ".join(player.name for player in game.players)
    elif game.game in GAMES:
        name = _(GAMES[game.game].words.title)
        who = counted(BY_SO_MANY, len(game.players), game=name)
    else:
        who = ""
    note = game.note.partition("\n")[0].strip()
    said = _('"{note}"').format(note=quoted(note, LONGEST_NOTE)) if note else ""
    return " · ".join(filter(None, (origin, who, said)))


def _best(game: GameSummary) -> list[PlayerSummary]:
    """Who has won, or who leads once something is scored."""
    if game.finished:
        return [player for player in game.players if player.won]
    most = max((player.points for player in game.players), default=0)
    return [player for player in game.players if player.points == most] if game.rounds else []


def _who(game: GameSummary, best: Sequence[PlayerSummary]) -> str:
    if not best:
        return ""
    if game.finished:
        return best[0].name if len(best) == 1 else _("Shared")
    return _("{name} leads").format(name=best[0].name) if len(best) == 1 else _("Level")


def _points(game: GameSummary, best: Sequence[PlayerSummary]) -> str:
    if not best:
        return "" if game.finished else _("not scored yet")
    points = figures(best[0].points)
    if not game.finished:
        known = GAMES[game.game]
        scoring = _(known.words.scoring.title).format(number=known.scorings[game.rounds - 1])
        return f"{points} · {scoring}"
    return points if len(best) == 1 else _("{points} each").format(points=points)


def entries(games: Iterable[Outlined]) -> list[Entry]:
    """The rows of a list: running games under one heading, the others under their months."""
    rows = list[Entry]()
    above: object = None
    for place, game in enumerate(games):
        started = here(game.started)
        under = (started.year, started.month) if game.finished else "going on"
        if under != above:
            if rows:
                rows[-1] = rows[-1]._replace(last=True)
            rows.append(Entry(month(started) if game.finished else _("Going on")))
        rows.append(Entry(place=place, first=under != above))
        above = under
    if rows:
        rows[-1] = rows[-1]._replace(last=True)
    return rows


def how_many(games: Sequence[Outlined]) -> str:
    """How many games there are, and how many of them are finished."""
    finished = sum(game.finished for game in games)
    return f"{counted(GAMES_KEPT, len(games))} · {counted(FINISHED, finished)}"


def number_of_games(number: int) -> str:
    """How many games a list shows."""
    return counted(GAMES_KEPT, number)


def nothing_found(typed: str) -> str:
    """What is said where no game answers to what was typed."""
    return _('No title, name or note has "{words}" in it.').format(words=quoted(typed))


def day_played(game: GameSummary) -> str:
    """When a game was begun."""
    return date(here(game.started))


def time_left(game: GameSummary, now: datetime) -> str:
    """How long a game still lies in the bin."""
    if game.deleted is None:
        return ""
    left = game.deleted + KEPT_FOR - now
    days = -(-left // timedelta(days=1))
    return counted(DAYS_LEFT, days) if days > 0 else _("Last day")


def deleted_words(game: str) -> str:
    """What is said once a game lies in the bin."""
    return counted(DELETED, KEPT_FOR.days, game=game)


def in_bin(number: int) -> str:
    """How many games lie in the bin."""
    return counted(LIES_IN_BIN, number) if number else _("The bin is empty.")
