"""Where the lines and the names of the race go, at any size."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from companion.layout.board_view import Bounds, Point
from companion.layout.measures import Measures
from companion.wording.points.race import Runner
from companion.words import figures

NAME, NUMBER = "Label medium", "Body small"

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""How far apart the lines across the chart may be."""

LINES_ACROSS = 4

MOST_FOR_NAMES = 0.42
"""How much of the width the names may have."""

BEFORE_NAME, BESIDE_NUMBER = 14, 6
"""The gaps between a line's end and its name, and between a number and its line, in dp."""

LINE = 17
"""How far apart two names are at least, in sp."""


def lines_across(points: Iterable[int]) -> range:
    """The round numbers that lines are drawn at, from below the fewest points to above the most.

    >>> lines_across([0, 33, 61]), lines_across([-3, 0])
    (range(0, 81, 20), range(-3, 2))
    """
    return lines_between((0, 1, *points))


def lines_between(points: Iterable[int]) -> range:
    """The same, without nothing where everybody has much more.

    >>> lines_between([98, 147]), lines_between([7])
    (range(80, 161, 20), range(7, 9))
    """
    known = [*points]
    low, high = min(known), max(known)
    high += low == high
    step = next((step for step in STEPS if (high - low) / step <= LINES_ACROSS), STEPS[-1])
    return range(low // step * step, -(-high // step) * step + 1, step)


def spread(heights: Sequence[float], gap: float, low: float) -> list[float]:
    """Move heights, the highest first, apart by a gap at least, and above the lowest allowed.

    >>> spread([50, 50, 10], gap=20, low=0), spread([10, 5], gap=20, low=0)
    ([50, 30, 10], [20, 0])
    """
    lowered: list[float] = []
    for y in heights:
        lowered.append(min(y, lowered[-1] - gap) if lowered else y)
    lifted: list[float] = []
    for y in reversed(lowered):
        lifted.append(max(y, lifted[-1] + gap if lifted else low))
    return lifted[::-1]


@dataclass(frozen=True, slots=True)
class RacePlan:
    """The part of the chart that the lines run in, with numbers before it and names behind it."""

    left: float
    bottom: float
    right: float
    top: float
    across: range
    """The points that lines across are drawn at."""
    stops: int
    """How many moments there are, the start included."""
    names: float
    """How much room a name has, its points included."""

    @classmethod
    def within(
        cls, frame: Bounds, runners: Sequence[Runner], stops: int, measures: Measures
    ) -> "RacePlan":
        """Share a frame between the lines, what they are measured by, and their names."""
        dp, sp, wide = measures
        left, bottom, right, top = frame
        across = lines_across(points for runner in runners for points in runner.points)
        longest = max(wide(runner.label, NAME) for runner in runners)
        names = min(longest, (right - left) * MOST_FOR_NAMES)
        scale = max(wide(figures(points), NUMBER) for points in across)
        return cls(
            left + scale + dp(BESIDE_NUMBER),
            bottom + sp(24),
            right - names - dp(BEFORE_NAME),
            top - sp(10),
            across,
            stops,
            names,
        )

    def spot(self, stop: int, points: int) -> Point:
        """Where somebody is at a stop."""
        x = self.left + (self.right - self.left) * stop / (self.stops - 1)
        share = (points - self.across[0]) / (self.across[-1] - self.across[0])
        return x, self.bottom + (self.top - self.bottom) * share

    def scale_of(self, stops: Sequence[str], measures: Measures) -> float:
        """How much smaller the words below the chart are, so that each has room beside the next."""
        wide = [measures.width(words, NUMBER) for words in stops]
        widest = max((one + other) / 2 for one, other in pairwise(wide)) + measures.dp(2)
        return min(1.0, (self.spot(1, 0)[0] - self.spot(0, 0)[0]) / widest)

    def name_heights(self, runners: Sequence[Runner], gap: float) -> list[float]:
        """How high each name stands, the highest first: beside its line, but none on another."""
        ends = [self.spot(self.stops - 1, runner.points[-1])[1] for runner in runners]
        return spread(ends, gap, self.bottom)
