"""A majority or a tie: who gets what for one kind, from everybody's number of buildings."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.board.tiles import Kind
from companion.desk.ruling import Ruling
from companion.desk.score_reasons import reasons_of_line
from companion.desk.why import ruling_for
from companion.games import Game
from companion.options import BY_THE_BOOK, Options
from companion.scoring import explain
from companion.scoring.majority import Line, Standing
from companion.scoring.round import Holding, score


@dataclass(frozen=True, slots=True)
class Majority:
    """One kind at one scoring, and what everybody has of it."""

    kind: Kind
    scoring: int
    standings: Mapping[str, Standing]
    dummy: str = ""
    """Who of them is the dummy, whose tiles swell Granada's totals or not."""


@dataclass(frozen=True, slots=True)
class Share:
    """What those get who share a place, or who take it alone."""

    line: Line
    sentence: str
    rulings: tuple[Ruling, ...]


def shares(game: Game, majority: Majority, options: Options = BY_THE_BOOK) -> tuple[Share, ...]:
    """Share the prizes of a kind out; whoever has none of it takes no place.

    >>> from companion.games.alhambra import ALHAMBRA, TOWER
    >>> towers = Majority(TOWER, 2, {"Kim": Standing(4), "Nina": Standing(4)})
    >>> found = shares(ALHAMBRA, towers)
    >>> found[0].sentence
    'Kim and Nina tie for places 1–2: (13 + 6) ÷ 2 = 9 each, 1 point lost.'
    >>> [ruling.id for ruling in found[0].rulings]
    ['D14', 'D15']
    """
    holdings = {
        name: Holding(name, {majority.kind: standing})
        for name, standing in majority.standings.items()
    }
    third = holdings.pop(majority.dummy, None)
    scored = score(game, majority.scoring, [*holdings.values()], third, options)
    return tuple(
        Share(line, str(explain.majority(game, line)), _rulings(line, game, options))
        for line in scored.lines
    )


def _rulings(line: Line, game: Game, options: Options) -> tuple[Ruling, ...]:
    ids = {
        why.id: why
        for reason in reasons_of_line(line)
        for why in [ruling_for(reason, game, options)]
    }
    return tuple(ids.values())
