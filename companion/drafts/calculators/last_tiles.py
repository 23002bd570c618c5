"""Whose tile is it: everybody's money in the currency of the slot."""

from functools import partial
from typing import Annotated, ClassVar, Self

from pydantic import Field

from companion.desk.calculators.last_tiles import LastTile, last_tiles
from companion.drafts.calculators.page import CardKeys, Counting, Paper, Reply, ReplyLine
from companion.drafts.calculators.seated import Seated, with_one
from companion.games import ALHAMBRA, PLAYERS
from companion.money.cards import VALUES, Currency
from companion.record import Play
from companion.stages.deck import copies
from companion.stages.leftovers import Slot
from companion.words import N_, _

MOST = copies(PLAYERS[-1]) * sum(VALUES)
"""All the money there is in one currency."""

Amount = Annotated[int, Field(ge=0, le=MOST)]

# Whose it is does not depend on the tile; any will do.
_ANY = ALHAMBRA.box.tiles[0]


class LastMarket(Seated):
    """A purse for each currency, with everybody's money in the order of the seats."""

    name: ClassVar[str] = "leftovers"
    title: ClassVar[str] = N_("Whose tile is it?")
    about: ClassVar[str] = N_("The last tiles, by everybody’s money")

    currency: Currency = Currency.BLUE
    money: dict[Currency, tuple[Amount, ...]] = Field(default_factory=dict)

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Begin with what the players told of their money."""
        seats = play.seats if play is not None else ()
        purses = {
            each: tuple(min((seat.money or {}).get(each, 0), MOST) for seat in seats)
            for each in Currency
            if any((seat.money or {}).get(each) for seat in seats)
        }
        return cls.seated(play, money=purses)

    @property
    def purse(self) -> tuple[int, ...]:
        """Everybody's money in the currency that is asked about."""
        return self._purse(self.currency)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """The currency of the slot, and everybody's money in it."""
        currencies = [*Currency]
        return (
            Paper(
                (
                    CardKeys(
                        _("Currency of its slot"),
                        currencies,
                        lambda place: self.but(currency=currencies[place]),
                        chosen=currencies.index(self.currency),
                    ),
                )
            ),
            Paper(
                (
                    *self.how_many,
                    *(
                        Counting(name, self.purse[seat], 0, MOST, partial(self._told, seat))
                        for seat, name in enumerate(self.seats)
                    ),
                ),
                _("What everybody’s cards in {currency} are worth").format(
                    currency=self.currency.noun
                ),
            ),
        )

    @property
    def reply(self) -> Reply:
        """Who gets a tile in this slot, and in every other that money was told for."""
        told = [each for each in Currency if any(self._purse(each))]
        found = dict(zip(told, self._hand_out(told), strict=True))
        here = found.get(self.currency) or self._hand_out([self.currency])[0]
        return Reply(
            here.award.to or _("It stays in the market"),
            here.sentence,
            (here.ruling,),
            tuple(
                ReplyLine(tile.sentence, (currency,))
                for currency, tile in found.items()
                if currency is not self.currency
            ),
        )

    def _purse(self, currency: Currency) -> tuple[int, ...]:
        return self.of_each(self.money.get(currency, ()), 0)

    def _told(self, seat: int, amount: int) -> Self:
        purse = with_one(self.purse, seat, amount)
        return self.but(money={**self.money, self.currency: purse})

    def _hand_out(self, currencies: list[Currency]) -> tuple[LastTile, ...]:
        slots = [Slot(number, each, _ANY) for number, each in enumerate(currencies, start=1)]
        purses = {
            name: {each: self._purse(each)[seat] for each in Currency}
            for seat, name in enumerate(self.seats)
        }
        return last_tiles(slots, purses)
