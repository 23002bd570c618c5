"""Turning a tile of Granada over: whether it may be, what it costs, what is lost."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.desk.calculators.judging import Judged, judge
from companion.games.flipping import Fate, Flip, verify_flip
from companion.games.granada_box import BOX
from companion.money.cards import MoneyCard
from companion.words import N_counted, _, counted

LOST = N_counted(
    "It may be turned over; {number} too much is paid, and there is no change.",
    "It may be turned over; {number} too much are paid, and there is no change.",
)

# What it costs does not depend on the tile; any two sides of one will do.
_BOUGHT, _BACK = BOX.read("Ar2"), BOX.read("Ba3")


@dataclass(frozen=True, slots=True)
class Turning:
    """What it takes to use the side that was not bought."""

    judged: Judged
    price: int
    lost: int
    """What was paid too much; there is no change and no other action for it."""

    @property
    def sentence(self) -> str:
        """What a player is told."""
        if not self.judged.allowed:
            return self.judged.sentence
        if not self.price:
            return _("It may be turned over, for nothing.")
        if self.lost:
            return counted(LOST, self.lost)
        return _("It may be turned over; this gives no other action.")


def turning(fate: Fate, paid: Iterable[MoneyCard], *, just_bought: bool = True) -> Turning:
    """What becomes of the tile, and what is paid for turning it over.

    >>> from companion.money.cards import read_hand
    >>> found = turning(Fate.BUILT, read_hand("green:5"))
    >>> found.judged.allowed, found.price, found.lost
    (True, 3, 2)
    """
    flip = Flip(_BOUGHT, _BACK, fate, tuple(paid))
    judged = judge(verify_flip, BOX, flip, [_BOUGHT] if just_bought else [])
    return Turning(judged, flip.price, flip.lost)
