"""Where bars lie below each other: labels before them, numbers behind them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from companion.layout.board_view import Bounds
from companion.layout.measures import Measures

LABEL, NUMBER = "Body medium", "Title small"

MOST_FOR_LABELS = 0.4
"""How much of the width the labels may have."""

GAP = 8
"""Between a label, its bar and its number, in dp."""


class Bar(NamedTuple):
    """Something with a length; `more` is what may yet come to it."""

    label: str
    number: float
    text: str
    more: float = 0


@dataclass(frozen=True, slots=True)
class BarPlan:
    """Columns of labels, bars and numbers, and rows of equal height from the top."""

    left: float
    start: float
    """Where bars begin."""
    end: float
    """Where the longest bar ends."""
    right: float
    top: float
    row: float
    most: float
    """The number that the longest bar stands for."""

    @classmethod
    def within(
        cls,
        frame: Bounds,
        bars: Sequence[Bar],
        measures: Measures,
        *,
        symbol: float = 0,
        most: float = 0,
    ) -> "BarPlan":
        """Share a frame among bars, with so much room for a symbol before each label.

        The longest stands for the largest number, or for `most` if that is more.
        """
        dp, _sp, wide = measures
        left, bottom, right, top = frame
        labels = symbol + max((wide(bar.label, LABEL) for bar in bars), default=0)
        numbers = max((wide(bar.text, NUMBER) for bar in bars), default=0)
        start = left + min(labels, (right - left) * MOST_FOR_LABELS) + dp(GAP)
        return cls(
            left,
            start,
            max(start, right - numbers - dp(GAP)),
            right,
            top,
            (top - bottom) / max(1, len(bars)),
            max([most, *(bar.number + bar.more for bar in bars)]) or 1,
        )

    def middle(self, row: int) -> float:
        """How high the middle of a row is."""
        return self.top - self.row * (row + 0.5)

    def length(self, number: float) -> float:
        """How long a bar is; what is less than nothing has none."""
        return (self.end - self.start) * max(0, number) / self.most

    def row_at(self, height: float, number: int) -> int | None:
        """Which of so many rows is at a height."""
        row = int((self.top - height) // self.row)
        return row if row in range(number) else None
