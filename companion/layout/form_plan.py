"""Somebody's points from game to game: where the dots of the chart go, and which one is meant."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.layout.board_view import Bounds, Point
from companion.layout.measures import Measures
from companion.layout.race_plan import BESIDE_NUMBER, NUMBER, lines_between
from companion.words import figures


@dataclass(frozen=True, slots=True)
class FormPlan:
    """The part of the chart that the line runs in, with numbers before it."""

    left: float
    bottom: float
    right: float
    top: float
    across: range
    """The points that lines across are drawn at."""
    games: int

    @classmethod
    def within(
        cls, frame: Bounds, points: Sequence[int], measures: Measures, *besides: int
    ) -> "FormPlan":
        """Share a frame between the line and what it is measured by, with other numbers in view."""
        dp, sp, wide = measures
        left, bottom, right, top = frame
        across = lines_between((*points, *besides))
        scale = max(wide(figures(number), NUMBER) for number in across)
        start = left + scale + dp(BESIDE_NUMBER) + dp(6)
        return cls(start, bottom + sp(24), right - dp(8), top - sp(10), across, len(points))

    def spot(self, game: int, points: float) -> Point:
        """Where a game's points are."""
        share = game / (self.games - 1) if self.games > 1 else 0.5
        height = (points - self.across[0]) / (self.across[-1] - self.across[0])
        return (
            self.left + (self.right - self.left) * share,
            self.bottom + (self.top - self.bottom) * height,
        )

    def nearest(self, x: float) -> int:
        """The game that a finger means."""
        if self.games < 2:
            return 0
        step = (self.right - self.left) / (self.games - 1)
        return max(0, min(self.games - 1, round((x - self.left) / step)))
