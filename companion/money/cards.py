"""Money: cards, hands, what may be taken from the row, and who begins."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import total_ordering
from typing import Self

from companion.errors import InputError, RuleError
from companion.input.quoting import quoted
from companion.words import N_in, _, listed

VALUES = range(1, 10)
MOST_TOGETHER = 5
"""Several cards may be taken at once when they are worth this at most."""
MOST_CARDS = 108
"""No hand holds more than all the money there is."""
STARTING_MONEY = 20
"""Everybody is dealt cards until they are worth this or more."""


class Currency(StrEnum):
    """The four currencies, by the colour of their cards."""

    BLUE = "blue"
    GREEN = "green"
    ORANGE = "orange"
    YELLOW = "yellow"

    @property
    def noun(self) -> str:
        """Its colour, as a player says it."""
        return _(_COLOURS[self])


_COLOURS = {
    Currency.BLUE: N_in("money", "blue"),
    Currency.GREEN: N_in("money", "green"),
    Currency.ORANGE: N_in("money", "orange"),
    Currency.YELLOW: N_in("money", "yellow"),
}


def read_currency(text: str) -> Currency:
    """Read a currency by its colour."""
    if text not in Currency.__members__.values():
        raise InputError(
            _('"{text}" is no currency; the currencies are {currencies}.').format(
                text=quoted(text), currencies=listed([each.value for each in Currency])
            )
        )
    return Currency(text)


@dataclass(frozen=True, slots=True, order=True)
class MoneyCard:
    """A money card: its currency and its value."""

    currency: Currency
    value: int

    @property
    def code(self) -> str:
        """The card in writing, as in ``blue:7``."""
        return f"{self.currency.value}:{self.value}"

    def __repr__(self) -> str:
        """Show it as it is written."""
        return f"<{self.code}>"


@total_ordering
@dataclass(frozen=True, slots=True)
class ExchangeCard:
    """A card with two currencies; it lets one purchase be paid in any mix of them.

    >>> ExchangeCard.parse("yellow-blue")
    <blue-yellow>
    """

    currencies: frozenset[Currency]

    @property
    def code(self) -> str:
        """The card in writing, its colours in the order of the alphabet."""
        return "-".join(sorted(self.currencies))

    def __repr__(self) -> str:
        """Show it as it is written."""
        return f"<{self.code}>"

    def __lt__(self, other: "ExchangeCard") -> bool:
        """Sort by the writing."""
        return self.code < other.code

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read two colours with a hyphen between them."""
        currencies = frozenset(read_currency(colour) for colour in text.split("-"))
        if len(currencies) != 2 or text.count("-") != 1:
            raise InputError(
                _('"{text}": an exchange card shows two currencies, such as blue-yellow.').format(
                    text=quoted(text)
                )
            )
        return cls(currencies)


_GROUP = re.compile(r"([^:\s]+):([0-9](?:,[0-9])*)")


def read_hand(text: str) -> tuple[MoneyCard, ...]:
    """Read a hand of money, sorted.

    >>> read_hand("blue:7,2 yellow:9")
    (<blue:2>, <blue:7>, <yellow:9>)
    """
    cards = []
    for group in text.split():
        found = _GROUP.fullmatch(group)
        if not found or "0" in found[2]:
            raise InputError(
                _('"{text}": money is written colour:values, such as blue:7,2.').format(
                    text=quoted(group)
                )
            )
        currency = read_currency(found[1])
        cards += [MoneyCard(currency, int(value)) for value in found[2].split(",")]
    return tuple(sorted(cards))


def worth(cards: Sequence[MoneyCard]) -> int:
    """What cards are worth together."""
    return sum(card.value for card in cards)


Lying = int | ExchangeCard
"""A card in the row: money by its value, for its currency does not matter, or an exchange card."""


def verify_take(row: Sequence[Lying], taken: Sequence[Lying]) -> None:
    """Refuse to take anything but one card, or several that are worth five at most."""
    if not taken:
        raise RuleError(_("Take at least one card."))
    if Counter(taken) - Counter(row):
        raise RuleError(_("Only cards that lie in the row can be taken."))
    if len(taken) == 1:
        return
    values = [card for card in taken if isinstance(card, int)]
    if len(values) < len(taken):
        raise RuleError(_("An exchange card is taken alone, instead of money."))
    if sum(values) > MOST_TOGETHER:
        raise RuleError(
            _(
                "Several cards may be worth {most} at most; these are worth {worth} together."
                " One card alone may be worth anything."
            ).format(most=MOST_TOGETHER, worth=sum(values))
        )


def can_take(row: Sequence[Lying], taken: Sequence[Lying]) -> bool:
    """Whether these cards may be taken from the row.

    >>> can_take([2, 3, 7, 9], [2, 3]), can_take([2, 3, 7, 9], [7, 9])
    (True, False)
    """
    try:
        verify_take(row, taken)
    except RuleError:
        return False
    return True


def verify_starting_money(name: str, values: Sequence[int]) -> None:
    """Refuse a first hand that was not dealt card by card until it was worth twenty."""
    total = sum(values)
    if total < STARTING_MONEY or total - max(values) >= STARTING_MONEY:
        raise RuleError(
            _(
                "{name} was dealt {total}; cards are dealt until they are worth {enough} or more,"
                " and not one longer."
            ).format(name=name, total=total, enough=STARTING_MONEY)
        )


class DecidedBy(StrEnum):
    """What settles who begins."""

    CARDS = "cards"
    TOTAL = "total"
    YOUNGEST = "youngest"


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    """Who begins; several names are tied, and the youngest of them begins."""

    names: tuple[str, ...]
    decided_by: DecidedBy


def first_player(hands: Mapping[str, Sequence[int]]) -> FirstPlayer:
    """The player with the fewest cards begins, then with the lowest total, then the youngest.

    >>> first_player({"Ana": [9, 9, 2], "Leo": [9, 8, 4], "Kim": [5, 5, 5, 5]})
    FirstPlayer(names=('Ana',), decided_by=<DecidedBy.TOTAL: 'total'>)
    """
    fewest = min(len(hand) for hand in hands.values())
    few = [name for name, hand in hands.items() if len(hand) == fewest]
    if len(few) == 1:
        return FirstPlayer(tuple(few), DecidedBy.CARDS)
    lowest = min(sum(hands[name]) for name in few)
    tied = tuple(name for name in few if sum(hands[name]) == lowest)
    return FirstPlayer(tied, DecidedBy.TOTAL if len(tied) == 1 else DecidedBy.YOUNGEST)
