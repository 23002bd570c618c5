"""Paying for a tile: whether cards do, and which cards of a hand do best."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import islice

from companion.errors import InputError, RuleError
from companion.money.cards import Currency, ExchangeCard, MoneyCard, worth
from companion.words import _, listed

MOST_WAYS = 2_000
"""No more ways are listed. All money of two currencies pays a price of 13 in 1102 ways, and no
tile costs more, so at a real table the list is whole."""


@dataclass(frozen=True, slots=True)
class Payment:
    """Cards that were paid for a price."""

    price: int
    cards: tuple[MoneyCard, ...]
    exchange: ExchangeCard | None = None

    @property
    def lost(self) -> int:
        """What was paid too much; there is no change."""
        return worth(self.cards) - self.price

    @property
    def is_exact(self) -> bool:
        """Whether it was the exact price, which gives another action."""
        return not self.lost


def verify_payment(
    price: int, currency: Currency, cards: Sequence[MoneyCard], exchange: ExchangeCard | None = None
) -> None:
    """Refuse cards of a wrong currency, and too few of them; paying too much is allowed."""
    accepted = {currency}
    if exchange:
        if currency not in exchange.currencies:
            raise RuleError(
                _("This exchange card does not show {currency}, the currency of the slot.").format(
                    currency=currency.noun
                )
            )
        accepted |= exchange.currencies
    if any(card.currency not in accepted for card in cards):
        raise RuleError(
            _("This tile is paid in {currencies} only.").format(
                currencies=listed([each.noun for each in sorted(accepted)])
            )
        )
    if worth(cards) < price:
        raise RuleError(
            _("The tile costs {price}; these cards are worth {worth}.").format(
                price=price, worth=worth(cards)
            )
        )


def pay(
    price: int, currency: Currency, cards: Sequence[MoneyCard], exchange: ExchangeCard | None = None
) -> Payment:
    """Pay with these cards.

    >>> from companion.money.cards import read_hand
    >>> payment = pay(10, Currency.BLUE, read_hand("blue:9,2"))
    >>> payment.is_exact, payment.lost
    (False, 1)
    """
    verify_payment(price, currency, cards, exchange)
    return Payment(price, tuple(sorted(cards)), exchange)


@dataclass(frozen=True, slots=True)
class Ways:
    """The best ways in which a hand pays a price: all exact, or all with the least too much."""

    price: int
    payments: tuple[Payment, ...] = ()

    @property
    def can(self) -> bool:
        """Whether the price can be paid at all."""
        return bool(self.payments)

    @property
    def overpay(self) -> int | None:
        """How much too much must be paid at least; None when it cannot be paid."""
        return self.payments[0].lost if self.payments else None

    @property
    def exact(self) -> tuple[Payment, ...]:
        """The ways that give another action, fewest cards first."""
        return self.payments if self.overpay == 0 else ()


def ways_to_pay(
    price: int,
    currency: Currency,
    hand: Iterable[MoneyCard],
    exchanges: Iterable[ExchangeCard] = (),
) -> Ways:
    """Find every best way, fewest cards first; at most one exchange card helps a purchase.

    >>> from companion.money.cards import read_hand
    >>> hand = read_hand("blue:7,2 yellow:9")
    >>> ways_to_pay(11, Currency.BLUE, hand).can
    False
    >>> ways_to_pay(11, Currency.BLUE, hand, [ExchangeCard.parse("blue-yellow")]).exact[0].cards
    (<blue:2>, <yellow:9>)
    """
    if price < 1:
        raise InputError(_("A price is 1 or more."))
    cards = sorted(hand)
    usable = sorted({each for each in exchanges if currency in each.currencies})
    purses = [
        (exchange, [card for card in cards if card.currency in accepted])
        for exchange, accepted in [
            (None, frozenset({currency})),
            *((each, each.currencies) for each in usable),
        ]
    ]
    enough = [
        total for _exchange, purse in purses if (total := _least_enough(purse, price)) is not None
    ]
    if not enough:
        return Ways(price)

    def fewest_first(
        exchange: ExchangeCard | None, purse: Sequence[MoneyCard]
    ) -> Iterator[Payment]:
        """An exchange card must be of some use."""
        for way in islice(_ways_to_total(purse, min(enough)), MOST_WAYS):
            if not exchange or any(card.currency is not currency for card in way):
                yield Payment(price, way, exchange)

    # Each purse is looked through only as far as its ways can be among those listed.
    ways = merge(*(fewest_first(*purse) for purse in purses), key=lambda each: len(each.cards))
    payments = sorted(
        islice(ways, MOST_WAYS),
        key=lambda each: (len(each.cards), each.exchange is not None, each.cards),
    )
    return Ways(price, tuple(payments))


def _least_enough(purse: Sequence[MoneyCard], price: int) -> int | None:
    """The smallest sum of some of the cards that reaches the price.

    The sums that can be made are bits of one number; each card shifts them all by its value.
    """
    sums = 1
    for card in purse:
        sums |= sums << card.value
    enough = sums >> price
    return price + (enough & -enough).bit_length() - 1 if enough else None


def _ways_to_total(purse: Sequence[MoneyCard], total: int) -> Iterator[tuple[MoneyCard, ...]]:
    """Find the different ways to make a total, fewest cards first; equal cards are the same.

    For each rest of the purse and each sum it is known beforehand with how many cards it can be
    made (bits of a number again), so that the search never enters a dead end.
    """
    held = list(Counter(purse).items())
    counts = [[1] + [0] * total]
    for card, copies in reversed(held):
        rest = counts[0]
        counts.insert(
            0,
            [
                _any_of(
                    rest[made - taken * card.value] << taken
                    for taken in range(min(copies, made // card.value) + 1)
                )
                for made in range(total + 1)
            ],
        )

    def choose(kind: int, left: int, number: int) -> Iterator[tuple[MoneyCard, ...]]:
        if not number:
            yield ()
            return
        card, copies = held[kind]
        for taken in range(min(copies, number, left // card.value), -1, -1):
            after = left - taken * card.value
            if counts[kind + 1][after] >> (number - taken) & 1:
                for others in choose(kind + 1, after, number - taken):
                    yield (card,) * taken + others

    for number in range(1, len(purse) + 1):
        if counts[0][total] >> number & 1:
            yield from choose(0, total, number)


def _any_of(bits: Iterable[int]) -> int:
    together = 0
    for each in bits:
        together |= each
    return together
