"""A purchase that is thought over: what it costs, and what one has to pay with."""

from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from companion.desk.calculators.paying import Paying, paying
from companion.money.cards import Currency, ExchangeCard, MoneyCard, read_hand

LEAST, MOST = 2, 13
"""What tiles cost."""


class Purse(BaseModel):
    """A price and a hand; it never changes, each tap makes a new one."""

    model_config = ConfigDict(frozen=True)

    price: int = Field(default=7, ge=LEAST, le=MOST)
    currency: Currency = Currency.BLUE
    hand: tuple[str, ...] = ()
    """The money in writing, as in "blue:7"."""
    exchanges: tuple[str, ...] = ()
    """The exchange cards in writing, as in "blue-green"."""
    adding: Currency = Currency.BLUE
    """The currency that is being entered."""

    @model_validator(mode="after")
    def _verify(self) -> Self:
        """Refuse what an older or newer app may have kept."""
        read_hand(" ".join(self.hand))
        for each in self.exchanges:
            ExchangeCard.parse(each)
        return self

    @property
    def cards(self) -> tuple[MoneyCard, ...]:
        """The money, sorted."""
        return read_hand(" ".join(self.hand))

    @property
    def exchange_cards(self) -> tuple[ExchangeCard, ...]:
        """The exchange cards, sorted."""
        return tuple(sorted(ExchangeCard.parse(each) for each in self.exchanges))

    @property
    def answer(self) -> Paying:
        """How the hand pays the price."""
        return paying(self.price, self.currency, self.cards, self.exchange_cards)

    def but(self, **changes: object) -> Self:
        """The same with something else."""
        return self.model_copy(update=changes)

    def paying_in(self, currency: Currency) -> Self:
        """The same in the currency of another slot, which is most likely what one has of."""
        return self.but(currency=currency, adding=currency)

    def with_card(self, value: int) -> Self:
        """The same with one more card of the currency that is being entered."""
        return self.but(hand=(*self.hand, MoneyCard(self.adding, value).code))

    def with_exchange(self, card: ExchangeCard) -> Self:
        """The same with one more exchange card."""
        return self.but(exchanges=(*self.exchanges, card.code))

    def without(self, code: str) -> Self:
        """The same without one card."""
        hand, exchanges = list(self.hand), list(self.exchanges)
        for cards in (hand, exchanges):
            if code in cards:
                cards.remove(code)
                break
        return self.but(hand=tuple(hand), exchanges=tuple(exchanges))
