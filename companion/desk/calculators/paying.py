"""Paying: every exact way, and the least that is paid too much where one likes or must."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.desk.ruling import Ruling
from companion.desk.why import ruling_for
from companion.modules import EXCHANGE
from companion.money.cards import Currency, ExchangeCard, MoneyCard
from companion.money.payment import Payment, ways_to_pay
from companion.turns.turn import Action
from companion.words import _


@dataclass(frozen=True, slots=True)
class Paying:
    """How a hand pays a price."""

    price: int
    exact: tuple[Payment, ...]
    """The ways that give another action, fewest cards first."""
    too_much: tuple[Payment, ...]
    """The ways that lose least of those that lose anything."""
    rulings: tuple[Ruling, ...]
    """The rulings behind the answer, the one that matters most first."""

    @property
    def sentence(self) -> str:
        """What a player is told."""
        if self.exact:
            return _("Paid exactly, and then you may act again.")
        if self.too_much:
            return _("Not exactly: at least {lost} too much, and the turn is over.").format(
                lost=self.too_much[0].lost
            )
        return _("This hand cannot pay {price}.").format(price=self.price)


def paying(
    price: int,
    currency: Currency,
    hand: Iterable[MoneyCard],
    exchanges: Iterable[ExchangeCard] = (),
) -> Paying:
    """Find the exact ways, and those that lose the least.

    >>> from companion.money.cards import read_hand
    >>> found = paying(7, Currency.BLUE, read_hand("blue:7,4,3,1"))
    >>> [way.cards for way in found.exact]
    [(<blue:7>,), (<blue:3>, <blue:4>)]
    >>> [(way.cards, way.lost) for way in found.too_much]
    [((<blue:1>, <blue:7>), 1), ((<blue:1>, <blue:3>, <blue:4>), 1)]
    """
    purse, helping = tuple(hand), tuple(exchanges)
    best = ways_to_pay(price, currency, purse, helping)
    more = ways_to_pay(price + 1, currency, purse, helping) if best.exact else best
    too_much = tuple(replace(way, price=price) for way in more.payments)
    return Paying(price, best.exact, too_much, _rulings(best.exact, too_much))


def _rulings(exact: tuple[Payment, ...], too_much: tuple[Payment, ...]) -> tuple[Ruling, ...]:
    rulings = [ruling_for(Action.BUY_EXACTLY if exact else Action.OVERPAY)]
    if any(way.exchange for way in (*exact, *too_much)):
        rulings.append(ruling_for(EXCHANGE))
    return tuple(rulings)
