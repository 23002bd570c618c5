"""Turning a tile of Granada over: what becomes of it, and what is paid."""

from typing import Annotated, ClassVar, Self

from pydantic import Field

from companion.desk.calculators.turning import turning
from companion.drafts.calculators.page import (
    Ask,
    CardKeys,
    CardsLying,
    Coin,
    OneOfFew,
    Paper,
    Reckoning,
    Reply,
    ReplyLine,
    Switching,
)
from companion.games.flipping import Fate
from companion.money.cards import VALUES, Currency, MoneyCard
from companion.record import Play
from companion.words import N_, _

LONGEST = 9
"""Who pays three with more cards than this has none."""

FATES = {
    Fate.BUILT: N_("Built"),
    Fate.RESERVED: N_("In reserve"),
    Fate.GIVEN: N_("Given away"),
}


class TurningOver(Reckoning):
    """A tile that somebody wants to turn over."""

    name: ClassVar[str] = "flip"
    title: ClassVar[str] = N_("Turning a tile over")
    about: ClassVar[str] = N_("In Granada: when, and for how much")

    fate: Fate = Fate.BUILT
    just_bought: bool = True
    paid: Annotated[tuple[tuple[Currency, Coin], ...], Field(max_length=LONGEST)] = ()
    adding: Currency = Currency.BLUE

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Nothing is known of the tile."""
        del play
        return cls()

    @property
    def cards(self) -> tuple[MoneyCard, ...]:
        """What is paid."""
        return tuple(MoneyCard(currency, value) for currency, value in self.paid)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """What becomes of it, and what is paid for it."""
        about: tuple[Ask, ...] = (
            OneOfFew(
                _("What becomes of it"),
                [(fate.value, _(words)) for fate, words in FATES.items()],
                self.fate.value,
                lambda fate: self.but(fate=Fate(fate)),
            ),
            Switching(
                _("Just bought"),
                _("In this very turn, and not placed yet"),
                self.just_bought,
                lambda on: self.but(just_bought=on),
            ),
        )
        if self.fate is Fate.RESERVED:
            return (Paper(about),)
        return (Paper(about), Paper(self._money(), _("Paid for turning it")))

    @property
    def reply(self) -> Reply:
        """Whether it may be turned, and what that costs."""
        paid = () if self.fate is Fate.RESERVED else self.cards
        found = turning(self.fate, paid, just_bought=self.just_bought)
        judged = found.judged
        return Reply(
            _("Yes, it may be turned") if judged.allowed else _("No, not like this"),
            found.sentence,
            (judged.ruling,),
            (ReplyLine(self.fate.how_to_turn),),
            allowed=judged.allowed,
        )

    def _money(self) -> tuple[Ask, ...]:
        currencies, values = [*Currency], [*VALUES]
        return (
            CardsLying(
                _("Tap a card to take it out") if self.cards else "", self.cards, self._without
            ),
            CardKeys(
                _("Add"),
                currencies,
                lambda place: self.but(adding=currencies[place]),
                chosen=currencies.index(self.adding),
            ),
            CardKeys(
                "",
                values,
                lambda place: self._with(values[place]),
                paint=self.adding,
                works=len(self.paid) < LONGEST,
            ),
        )

    def _with(self, value: int) -> Self:
        if len(self.paid) == LONGEST:
            return self
        return self.but(paid=(*self.paid, (self.adding, value)))

    def _without(self, place: int) -> Self:
        return self.but(paid=self.paid[:place] + self.paid[place + 1 :])
