"""What stands in a grid of points: a row for everybody, a column for all that brings some."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from companion.games import ROUNDS, Game
from companion.record import Colour, Play
from companion.scoring.round import Holding, RoundScore
from companion.share.scoreboard import Result, standing
from companion.words import _, change, figures

SUM = "sum"

Column = TypeVar("Column")

NOTHING = "–"
"""No points, or none yet."""


class Heading(NamedTuple):
    """What a column is about; without letters of its own it is known by a symbol."""

    key: str
    text: str = ""


TOTAL = Heading(SUM, "Σ")


class Points(NamedTuple):
    """A number, and how it is written where it stands."""

    number: int
    text: str


class Row(NamedTuple):
    """Somebody's points; the place stands before the name, the best numbers are marked."""

    name: str
    colour: Colour | None
    """The dummy has none."""
    points: tuple[Points, ...]
    """One for each column; the last is the sum of the others."""
    place: str = ""
    best: frozenset[int] = frozenset()
    """The columns that nobody has more in."""
    then: str = ""
    """What the sum is going to be, if that is something else."""

    @property
    def sum(self) -> Points:
        """All points of the row."""
        return self.points[-1]

    @property
    def texts(self) -> tuple[str, ...]:
        """The row as it is read."""
        return tuple(points.text for points in self.points)


def headings_of_round(game: Game) -> list[Heading]:
    """A column for each kind, one for the walls, one for the sum."""
    kinds = [Heading(kind.name) for kind in game.box.kinds]
    return [*_in_order(game, kinds, Heading(game.border.name)), TOTAL]


def _in_order(game: Game, kinds: Sequence[Column], border: Column) -> list[Column]:
    """The columns as the game scores them."""
    return [border, *kinds] if game.border.is_first else [*kinds, border]


def rows_of_round(play: Play, scored: RoundScore) -> list[Row]:
    """Everybody's points in a round, in the order of the table, the dummy last."""
    colours = {seat.name: seat.colour for seat in play.seats}
    return [
        _row_of_round(scored, holding, colours.get(holding.name)) for holding in scored.everybody
    ]


def _row_of_round(scored: RoundScore, holding: Holding, colour: Colour | None) -> Row:
    kinds = scored.game.box.kinds
    most = [max(scored.for_kind(each.name, kind) for each in scored.everybody) for kind in kinds]
    paid = [scored.for_kind(holding.name, kind) for kind in kinds]
    points = _in_order(scored.game, [*map(_or_nothing, paid)], _or_nothing(holding.wall))
    first = int(scored.game.border.is_first)
    return Row(
        holding.name,
        colour,
        (*points, _written(scored.points(holding.name))),
        best=frozenset(at + first for at, each in enumerate(paid) if 0 < each == most[at]),
    )


def headings_of_game(play: Play) -> list[Heading]:
    """A column for each round, one for points by hand if there are any, and the sum."""
    rounds = [Heading("round", play.round_name(number)) for number in ROUNDS]
    return [*rounds, *([Heading("by hand", "±")] if play.adjustments else []), TOTAL]


def rows_of_game(play: Play, then: Play | None = None) -> list[Row]:
    """Everybody's points in each round, most points first, and what they will have then."""
    everybody = standing(play)
    later = {each.name: each.points for each in standing(then or play)}
    best = [max(numbers) for numbers in zip(*(each.rounds for each in everybody), strict=True)]
    return [_row_of_game(play, each, best, later[each.name]) for each in everybody]


def _row_of_game(play: Play, each: Result, best: list[int], then: int) -> Row:
    by_hand = Points(each.by_hand, change(each.by_hand) if each.by_hand else NOTHING)
    to_come = [0] * (len(ROUNDS) - len(each.rounds))
    return Row(
        each.name,
        each.colour,
        (
            *map(_or_nothing, (*each.rounds, *to_come)),
            *([by_hand] if play.adjustments else []),
            _written(each.points),
        ),
        place=_("{place}.").format(place=each.place) if each.place else "",
        best=frozenset(at for at, points in enumerate(each.rounds) if points == best[at] > 0),
        then="" if then == each.points else _("then {points}").format(points=figures(then)),
    )


def _written(points: int) -> Points:
    return Points(points, figures(points))


def _or_nothing(points: int) -> Points:
    return _written(points) if points else Points(0, NOTHING)


def added_up(row: Row) -> str:
    """How somebody's points come together.

    >>> added_up(Row("Ana", None, tuple(map(_or_nothing, (8, 0, 12, 20)))))
    'Ana: 8 + 12 = 20'
    """
    parts = [points.text for points in row.points[:-1] if points.number]
    return _("{name}: {parts} = {sum}").format(
        name=row.name, parts=" + ".join(parts) or figures(0), sum=row.sum.text
    )
