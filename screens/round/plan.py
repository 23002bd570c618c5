"""Where the names and the columns of a matrix go, at any width."""

from collections.abc import Sequence
from dataclasses import dataclass

from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp, sp

from screens.round.score_lines import Line

NAME_SIZE, FIGURE_SIZE, SUM_SIZE = 15, 15, 18
GAP, DOT = 7, 30
"""The least room between two numbers, and that of a dot before a name, in dp."""
WIDEST = 60
"""How far apart the columns stand at most, in dp."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Names stand before their numbers or, where there is no room for that, above them."""

    names: float
    """How much room a name has."""
    above: bool
    start: float
    """Where the columns begin."""
    each: float
    total: float
    """How wide the column of the sums is."""
    columns: int
    scale: float = 1.0
    """How much smaller the numbers are than they should be, where nothing else helps."""

    @classmethod
    def for_width(cls, width: float, lines: Sequence[Line]) -> "Plan":
        """Find room for everything."""
        columns = len(lines[0].figures) - 1
        figures = [figure for line in lines for figure in line.figures[:-1]]
        each = max(_width(figure, FIGURE_SIZE) for figure in (*figures, "10")) + dp(GAP)
        total = max(_width(line.figures[-1], SUM_SIZE) for line in lines) + dp(GAP + 6)
        names = max(_width(line.name, NAME_SIZE) for line in lines) + dp(DOT)
        if names + columns * each + total <= width:
            each = min((width - names - total) / columns, dp(WIDEST))
            names = width - total - each * columns
            return cls(names, False, names, each, total, columns)
        scale = min(1.0, width / (columns * each + total))
        total *= scale
        return cls(width, True, 0, (width - total) / columns, total, columns, scale)

    def column(self, place: int) -> tuple[float, float]:
        """Where a column begins, and how wide it is."""
        return self.start + place * self.each, self.total if place == self.columns else self.each

    def font(self, place: int) -> float:
        """How large the numbers of a column are."""
        return sp(SUM_SIZE if place == self.columns else FIGURE_SIZE) * self.scale


def _width(text: str, size: float) -> float:
    return CoreLabel(font_name="RobotoMedium", font_size=sp(size)).get_extents(text)[0] + 1
