"""The house rules a table may choose; each default is the ruling of the rules desk."""

from dataclasses import dataclass
from enum import StrEnum


class Rounding(StrEnum):
    """Which way a third of the bag is rounded.

    >>> [rounding.third(8) for rounding in Rounding]
    [2, 3, 3]
    """

    DOWN = "down"
    NEAREST = "nearest"
    UP = "up"

    def third(self, number: int) -> int:
        """A third of the number; there is no half to argue about."""
        return (number + _ADDED[self]) // 3


_ADDED = {Rounding.DOWN: 0, Rounding.NEAREST: 1, Rounding.UP: 2}


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What tables play differently. Everything else is fixed by the rule books."""

    diagonal_gap_open: bool = False
    """An empty space with a diagonal crack to the outside is no hole."""
    dummy_name: str = ""
    """What the table calls the dummy; empty, what the edition calls him."""
    dummy_may_win: bool = False
    """The dummy wins when he has the most points; otherwise the best player does."""
    dummy_third: Rounding = Rounding.DOWN
    """How Granada's dummy rounds his third of the bag; Alhambra's books all say down."""
    dummy_in_totals: bool = True
    """The dummy's tiles swell the number of a kind that Granada's prizes grow with."""
    simple_scoring: bool = False
    """Granada pays fixed prizes, as for children or a first game."""
    vizier_before_scoring: bool = False
    """Where a scoring is due, viziers are used before it instead of after it."""


BY_THE_BOOK = Options()
