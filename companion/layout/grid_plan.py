"""Where the names and the columns of a grid go, at any width."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.layout.measures import Measures
from companion.wording.points.point_rows import Row

NAME, PLACE = "Body large", "Label medium"
POINTS, BEST, TOTAL, THEN = "Body medium", "Label large", "Title medium", "Label small"

DOT, GAP, NARROWEST, WIDEST = 20, 4, 24, 56
"""The room of the dot before a name, that between two numbers at least, and that of a column of
numbers beside a name at least and anywhere at most, in dp."""


@dataclass(frozen=True, slots=True)
class GridPlan:
    """Names stand before their numbers or, where there is no room for that, above them."""

    places: float
    """How much room the places before the names have."""
    names: float
    """How much room a name has."""
    middles: tuple[float, ...]
    """The middle of each column."""
    above: bool
    column: float = WIDEST
    """How much room a heading has."""
    scale: float = 1.0
    """How much smaller the numbers are than they should be, where nothing else helps."""

    @classmethod
    def for_width(cls, width: float, rows: Sequence[Row], measures: Measures) -> "GridPlan":
        """Share the width between names and numbers; the last column is the sum."""
        dp, _sp, wide = measures
        numbered = [wide(row.place, PLACE) for row in rows if row.place]
        places = max(numbered) + dp(6) if numbered else 0
        name = max(wide(row.name, NAME) for row in rows)
        sums = (max(wide(row.sum.text, TOTAL), wide(row.then, THEN)) for row in rows)
        total = max(sums) + dp(8)
        others = len(rows[0].points) - 1
        numbers = [wide(points.text, BEST) for row in rows for points in row.points[:-1]]
        least = (max(numbers, default=0) + dp(GAP)) * others
        before = places + dp(DOT) + name + dp(GAP)
        above = before + max(least, dp(NARROWEST) * others) + total > width
        if above:
            before = max(0, min(places + dp(DOT), width - total - least))
        room = width - before - total
        each = min(dp(WIDEST), room / max(others, 1))
        left = width - total - each * others
        middles = (*(left + each * (at + 0.5) for at in range(others)), width - total / 2)
        names = (width if above else left) - places - dp(DOT)
        return cls(
            places,
            names,
            middles,
            above,
            min(each, (each + total) / 2),
            min(1.0, room / least) if least else 1.0,
        )
