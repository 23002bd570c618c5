"""Taking money: every set of cards that may be taken from the row."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from companion.desk.ruling import Ruling
from companion.desk.why import ruling_for
from companion.modules import EXCHANGE
from companion.money.cards import ExchangeCard, Lying, can_take
from companion.turns.turn import Action


@dataclass(frozen=True, slots=True)
class Take:
    """Cards that may be taken together."""

    cards: tuple[Lying, ...]
    ruling: Ruling

    @property
    def worth(self) -> int:
        """What they are worth as money; an exchange card is none."""
        return sum(card for card in self.cards if isinstance(card, int))


def takes(row: Sequence[Lying]) -> tuple[Take, ...]:
    """Every set that may be taken, the most money first; equal sets once.

    >>> [take.cards for take in takes([2, 3, 7, 9])]
    [(9,), (7,), (2, 3), (3,), (2,)]
    """
    sets = {
        tuple(sorted(cards, key=str))
        for number in range(1, len(row) + 1)
        for cards in combinations(row, number)
        if can_take(row, cards)
    }
    found = [Take(cards, _ruling(cards)) for cards in sets]
    return tuple(sorted(found, key=lambda take: (-take.worth, len(take.cards), str(take.cards))))


def _ruling(cards: Sequence[Lying]) -> Ruling:
    exchange = any(isinstance(card, ExchangeCard) for card in cards)
    return ruling_for(EXCHANGE if exchange else Action.TAKE_MONEY)
