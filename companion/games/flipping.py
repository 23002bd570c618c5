"""Turning a tile over: only when it was just bought, and for money unless it goes to reserve."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from companion.board.tiles import Box, Tile
from companion.errors import RuleError
from companion.money.cards import MoneyCard, worth
from companion.words import N_, _

PRICE = 3


class Fate(StrEnum):
    """What becomes of a tile that was just bought."""

    BUILT = "built"
    RESERVED = "reserved"
    GIVEN = "given"

    @property
    def how_to_turn(self) -> str:
        """What turning a tile over costs on its way there."""
        return _(_SENTENCES[self]).format(price=PRICE)


_SENTENCES = {
    Fate.BUILT: N_(
        "Building the side that you did not buy costs at least {price} in one currency, without"
        " change and without another action. Once it lies there, it stays as it lies."
    ),
    Fate.RESERVED: N_(
        "Into the reserve a tile goes either side up, for nothing. Once it lies there, it stays as"
        " it lies."
    ),
    Fate.GIVEN: N_(
        "Giving a tile away turned over costs at least {price} in one currency, without change and"
        " without another action."
    ),
}


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

    @property
    def lost(self) -> int:
        """What is paid too much; there is no change, and no other action for the exact price."""
        return max(0, worth(self.paid) - self.price)


def verify_sides(box: Box, bought: Tile, back: Tile, just_bought: Collection[Tile]) -> None:
    """Refuse any tile but a just-bought one, and a wrong back; the payment is not looked at."""
    if bought not in just_bought:
        raise RuleError(
            _("Only a tile that was just bought can be turned over; others stay as they lie.")
        )
    box.verify_back(bought, back)


def verify_flip(box: Box, flip: Flip, just_bought: Collection[Tile]) -> None:
    """Refuse any tile but a just-bought one, a wrong back, and less than three of one currency."""
    verify_sides(box, flip.bought, flip.back, just_bought)
    if len({card.currency for card in flip.paid}) > 1:
        raise RuleError(_("Turning a tile over is paid in one currency."))
    if worth(flip.paid) < flip.price:
        raise RuleError(
            _("Turning a tile over costs at least {price} in one currency, for each tile.").format(
                price=flip.price
            )
        )
