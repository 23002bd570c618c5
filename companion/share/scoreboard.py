"""All rounds of a game as a table: who got what for which kind, and who stands where."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.record import Play
from companion.scoring import Round
from companion.words import _


@dataclass(frozen=True, slots=True)
class Place:
    """Somebody's place in the standing; tied players have the same."""

    place: int
    name: str
    points: int


def standing(play: Play) -> tuple[Place, ...]:
    """Everybody who can win, most points first; ties are ties."""
    points = {seat.name: play.totals[seat.colour] for seat in play.seats}
    if play.has_dummy and play.options.dummy_may_win:
        points[play.dummy_name] = play.dummy_total
    return tuple(
        Place(1 + sum(other > mine for other in points.values()), name, mine)
        for name, mine in sorted(points.items(), key=lambda entry: -entry[1])
    )


def as_table(scored: Round) -> list[list[str]]:
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
