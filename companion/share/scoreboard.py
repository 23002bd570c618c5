"""All rounds of a game as a table: who got what for which kind, and who stands where."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.record import Colour, Play
from companion.scoring.round import RoundScore
from companion.words import _


@dataclass(frozen=True, slots=True)
class Result:
    """Somebody's points so far; the dummy has no colour."""

    place: int | None
    """Tied players have the same; a dummy who cannot win has none."""
    colour: Colour | None
    name: str
    rounds: tuple[int, ...]
    by_hand: int = 0

    @property
    def points(self) -> int:
        """All points."""
        return sum(self.rounds) + self.by_hand


def standing(play: Play) -> tuple[Result, ...]:
    """Everybody, most points first; who ties keeps the order of the table."""
    rivals = list(play.totals.values())
    results = [
        Result(None, seat.colour, seat.name, _by_round(play, seat.name), play.adjusted(seat.colour))
        for seat in play.seats
    ]
    if play.has_dummy:
        results.append(Result(None, None, play.dummy_name, _by_round(play, play.dummy_name)))
        rivals += [play.dummy_total] * play.options.dummy_may_win
    placed = [
        replace(each, place=1 + sum(points > each.points for points in rivals))
        if each.colour or play.options.dummy_may_win
        else each
        for each in results
    ]
    return tuple(sorted(placed, key=lambda each: -each.points))


def _by_round(play: Play, name: str) -> tuple[int, ...]:
    return tuple(scored.points(name) for scored in play.rounds)


def as_table(scored: RoundScore) -> list[list[str]]:
    """A round with a row for each kind and a column for everybody."""
    names = [holding.name for holding in scored.everybody]
    return [
        ["", *names],
        *(
            [_(kind.title), *(str(scored.for_kind(name, kind)) for name in names)]
            for kind in scored.game.box.kinds
        ),
        [_(scored.game.border.title), *(str(scored.for_wall(name)) for name in names)],
        [_("Points"), *(str(scored.points(name)) for name in names)],
    ]


def in_columns(rows: list[list[str]]) -> str:
    """A table for a terminal: words to the left, numbers to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(_aligned(row, widths)).rstrip() for row in rows)


def _aligned(row: list[str], widths: list[int]) -> Iterator[str]:
    head, *numbers = row
    yield head.ljust(widths[0])
    for cell, width in zip(numbers, widths[1:], strict=True):
        yield cell.rjust(width)
