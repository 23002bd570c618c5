"""A round as a matrix shows it: columns of kinds, wall and sum, and a line for everybody."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.scoring import Holding, Round
from screens.board.colours import FACES
from screens.theme import Colour

WALL, SUM = "wall", "sum"

NOTHING, NEVER = "–", "·"
"""No points, and what cannot have any: the dummy's wall."""


@dataclass(frozen=True, slots=True)
class Column:
    """What a column is about, and the icon over it."""

    key: str
    icon: str

    @property
    def is_kind(self) -> bool:
        """Whether it is about a kind of building."""
        return self.key in FACES


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody's points as text, and which of them are the best of their column."""

    name: str
    colour: Colour
    figures: tuple[str, ...]
    best: tuple[bool, ...]


def columns_of(scored: Round) -> list[Column]:
    """A column for each kind, one for the walls, one for the sum."""
    kinds = [Column(kind.name, FACES[kind.name].symbol) for kind in scored.game.box.kinds]
    return [*kinds, Column(WALL, "wall"), Column(SUM, "sigma")]


def lines_of(scored: Round, colours: Mapping[str, Colour]) -> list[Line]:
    """A line for each player, and one for the dummy."""
    return [_line(scored, holding, colours[holding.name]) for holding in scored.everybody]


def _line(scored: Round, holding: Holding, colour: Colour) -> Line:
    kinds = scored.game.box.kinds
    most = [max(scored.for_kind(each.name, kind) for each in scored.everybody) for kind in kinds]
    paid = [scored.for_kind(holding.name, kind) for kind in kinds]
    wall = NEVER if holding is scored.dummy else str(holding.wall or NOTHING)
    best = [0 < points == top for points, top in zip(paid, most, strict=True)]
    return Line(
        holding.name,
        colour,
        (*(str(points or NOTHING) for points in paid), wall, str(scored.points(holding.name))),
        (*best, False, False),
    )


def in_a_sum(line: Line) -> str:
    """How somebody's points add up, as in "8 + 10 + 12 = 30"."""
    parts = [figure for figure in line.figures[:-1] if figure.isdigit()]
    return f"{' + '.join(parts) or 0} = {line.figures[-1]}"
