"""What stands in a grid of points; for a round: kinds, wall and sum, and a row for everybody."""

from typing import NamedTuple

from companion.games import Game
from companion.record import Play
from companion.scoring.round import Holding, RoundScore
from screens.board.colours import FACES
from screens.game.seat_colours import DUMMY_ICON, seat_colour
from screens.theme import Colour

WALL, SUM = "wall", "sum"

NOTHING, NEVER = "–", "·"
"""No points, and what cannot have any: the dummy's wall."""


class Heading(NamedTuple):
    """What a column is about, and the icon or the few letters over it."""

    key: str
    icon: str = ""
    text: str = ""


TOTAL = Heading(SUM, text="Σ")


class Row(NamedTuple):
    """Somebody's points as text; the place stands before the name, the best numbers are marked."""

    name: str
    paint: Colour
    points: tuple[str, ...]
    place: str = ""
    best: frozenset[int] = frozenset()
    icon: str = ""
    """What stands for a player who has no colour."""


def headings_of(game: Game) -> list[Heading]:
    """A column for each kind, one for the walls, one for the sum."""
    kinds = [Heading(kind.name, FACES[kind.name].symbol) for kind in game.box.kinds]
    return [*kinds, Heading(WALL, "wall"), TOTAL]


def rows_of(play: Play, scored: RoundScore) -> list[Row]:
    """Everybody's points in a round, in the order of the table, the dummy last."""
    colours = {seat.name: seat.colour for seat in play.seats}
    return [
        _row(scored, holding, seat_colour(colours.get(holding.name)))
        for holding in scored.everybody
    ]


def _row(scored: RoundScore, holding: Holding, paint: Colour) -> Row:
    kinds = scored.game.box.kinds
    most = [max(scored.for_kind(each.name, kind) for each in scored.everybody) for kind in kinds]
    paid = [scored.for_kind(holding.name, kind) for kind in kinds]
    is_dummy = holding is scored.dummy
    wall = NEVER if is_dummy else str(holding.wall or NOTHING)
    return Row(
        holding.name,
        paint,
        (*(str(points or NOTHING) for points in paid), wall, str(scored.points(holding.name))),
        best=frozenset(at for at, points in enumerate(paid) if 0 < points == most[at]),
        icon=DUMMY_ICON if is_dummy else "",
    )


def in_a_sum(row: Row) -> str:
    """How somebody's points add up, as in "8 + 10 + 12 = 30"."""
    parts = [points for points in row.points[:-1] if points.isdigit()]
    return f"{' + '.join(parts) or 0} = {row.points[-1]}"
