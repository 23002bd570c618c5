"""What a table may play differently, rule by rule: where it matters and what it changes."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from companion.options import BY_THE_BOOK, Options, Rounding
from companion.words import N_


@dataclass(frozen=True, slots=True)
class WayToPlay:
    """One way to play a rule that has more than two."""

    value: Rounding
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRule:
    """A rule that tables play in different ways; its sentences are said through `_`."""

    option: str
    """Its field in the options."""
    title: str
    """What it says when it is on."""
    changes: str
    """What the books say, and what it changes."""
    choices: tuple[WayToPlay, ...] = ()
    """The ways to play it, the books' first; none for a rule that is on or off."""
    for_two: bool = False
    """Whether it matters only where the third hand plays."""
    module: str = ""
    """The module without which it does not matter."""

    def matters(self, players: int, modules: Collection[str] = ()) -> bool:
        """Whether it changes anything at such a table."""
        return (not self.for_two or players == 2) and (not self.module or self.module in modules)

    def differs(self, options: Options) -> bool:
        """Whether a table plays it otherwise than the books."""
        return bool(getattr(options, self.option) != getattr(BY_THE_BOOK, self.option))


DUMMY_MAY_WIN: Final = HouseRule(
    option="dummy_may_win",
    title=N_("The third hand can win"),
    changes=N_("By the book the better of the two players wins, even behind the third hand."),
    for_two=True,
)
DIAGONAL_GAP_OPEN: Final = HouseRule(
    option="diagonal_gap_open",
    title=N_("A gap across a corner is open"),
    changes=N_("By the book an empty space with only a diagonal way out is a hole."),
)
VIZIER_BEFORE_SCORING: Final = HouseRule(
    option="vizier_before_scoring",
    title=N_("Viziers act before a scoring"),
    changes=N_("By the book they wait until the round is scored."),
    module="vizier",
)
SIMPLE_SCORING: Final = HouseRule(
    option="simple_scoring",
    title=N_("Simple scoring"),
    changes=N_(
        "Every kind pays 3 in scoring A, 10 and 3 in B, and 18, 10 and 3 in C, however many there"
        " are; moats pay as always. The book offers it for children and for a first game."
    ),
)
DUMMY_THIRD: Final = HouseRule(
    option="dummy_third",
    title=N_("The third hand’s third of the bag"),
    changes=N_(
        "After scoring B he draws a third of the bag. The book says only that it is rounded; we"
        " round down."
    ),
    choices=(
        WayToPlay(Rounding.DOWN, N_("Rounded down")),
        WayToPlay(Rounding.NEAREST, N_("Rounded to the nearest number")),
        WayToPlay(Rounding.UP, N_("Rounded up")),
    ),
    for_two=True,
)
DUMMY_IN_TOTALS: Final = HouseRule(
    option="dummy_in_totals",
    title=N_("The third hand’s tiles swell the totals"),
    changes=N_(
        "What a kind pays grows with the number of its tiles in all cities. The book does not say"
        " whether his count among them; we count them."
    ),
    for_two=True,
)

OF_ALHAMBRA: Final = (DUMMY_MAY_WIN, DIAGONAL_GAP_OPEN, VIZIER_BEFORE_SCORING)
OF_GRANADA: Final = (
    SIMPLE_SCORING,
    DUMMY_THIRD,
    DUMMY_IN_TOTALS,
    DUMMY_MAY_WIN,
    DIAGONAL_GAP_OPEN,
)
