"""Turning a tile over: only when it was just bought, and for money unless it goes to reserve."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from companion.board.tiles import Tile
from companion.errors import RuleError
from companion.games.granada_box import GranadaBox
from companion.money.cards import MoneyCard, worth
from companion.words import _

PRICE = 3


class Fate(StrEnum):
    """What becomes of a tile that was just bought."""

    BUILT = "built"
    RESERVED = "reserved"
    GIVEN = "given"


@dataclass(frozen=True, slots=True)
class Flip:
    """A wish to use the side of a tile that was not bought."""

    bought: Tile
    back: Tile
    fate: Fate
    paid: tuple[MoneyCard, ...] = ()

    @property
    def price(self) -> int:
        """What it costs; the reserve takes either side for nothing."""
        return 0 if self.fate is Fate.RESERVED else PRICE


@dataclass(frozen=True, slots=True)
class Flipped:
    """A tile as it lies from now on; exact or not, it never gives another action."""

    tile: Tile
    lost: int


def verify_flip(box: GranadaBox, flip: Flip, just_bought: Collection[Tile]) -> None:
    """Refuse any tile but a just-bought one, a wrong back, and less than three of one currency."""
    if flip.bought not in just_bought:
        raise RuleError(
            _("Only a tile that was just bought can be turned over; others stay as they lie.")
        )
    box.verify_back(flip.bought, flip.back)
    if len({card.currency for card in flip.paid}) > 1:
        raise RuleError(_("Turning a tile over is paid in one currency."))
    if worth(flip.paid) < flip.price:
        raise RuleError(
            _("Turning a tile over costs at least {price} in one currency, for each tile.").format(
                price=flip.price
            )
        )


def can_flip(box: GranadaBox, flip: Flip, just_bought: Collection[Tile]) -> bool:
    """Whether a tile may be turned over."""
    try:
        verify_flip(box, flip, just_bought)
    except RuleError:
        return False
    return True


def turn_over(box: GranadaBox, flip: Flip, just_bought: Collection[Tile]) -> Flipped:
    """Turn a tile over; there is no change."""
    verify_flip(box, flip, just_bought)
    return Flipped(flip.back, worth(flip.paid) - flip.price)
