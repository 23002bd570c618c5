"""Taking money: the row is tapped in, and every set that may be taken stands there."""

from typing import Annotated, ClassVar, Self

from pydantic import Field

from companion.desk.calculators.taking import Take, takes
from companion.desk.why import ruling_for
from companion.drafts.calculators.page import (
    CardKeys,
    CardsLying,
    Paper,
    Reckoning,
    Reply,
    ReplyLine,
)
from companion.modules import EXCHANGE
from companion.modules.exchange import CARDS
from companion.money.cards import MOST_TOGETHER, VALUES, ExchangeCard, Lying
from companion.record import Play
from companion.stages.deck import IN_THE_ROW
from companion.turns.turn import Action
from companion.words import N_, N_counted, _, counted

ANY_EXCHANGE = 0
"""How an exchange card is kept; which one it is makes no difference in the row."""

WAYS = N_counted("There is {number} way to take", "There are {number} ways to take")

KeptCard = Annotated[int, Field(ge=ANY_EXCHANGE, le=VALUES[-1])]


class TakingMoney(Reckoning):
    """The cards that lie open, by their values."""

    name: ClassVar[str] = "take"
    title: ClassVar[str] = N_("Taking money")
    about: ClassVar[str] = N_("Every set of cards you may take")

    row: Annotated[tuple[KeptCard, ...], Field(max_length=IN_THE_ROW)] = ()

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Nobody has told of the row yet."""
        del play
        return cls()

    @property
    def cards(self) -> tuple[Lying, ...]:
        """The row as the rules see it."""
        return tuple(value or CARDS[0] for value in self.row)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """The row, and the cards that can be laid into it."""
        keys = [*VALUES, CARDS[0]]
        return (
            Paper(
                (
                    CardsLying(
                        _("Tap a card to take it out") if self.cards else "",
                        self.cards,
                        self._without,
                    ),
                    CardKeys(
                        _("Add"),
                        keys,
                        lambda place: self._with(keys[place]),
                        works=len(self.row) < IN_THE_ROW,
                    ),
                ),
                _("The four cards that lie open"),
            ),
        )

    @property
    def reply(self) -> Reply:
        """Every set, the most money first."""
        found = takes(self.cards)
        rulings = [ruling_for(Action.TAKE_MONEY)]
        if ANY_EXCHANGE in self.row:
            rulings.append(ruling_for(EXCHANGE))
        return Reply(
            counted(WAYS, len(found)) if found else _("Tap the cards that lie open"),
            _("Any one card, or several that are worth {most} together at most.").format(
                most=MOST_TOGETHER
            ),
            tuple(rulings),
            tuple(ReplyLine(_about(take), take.cards) for take in found),
        )

    def _with(self, card: Lying) -> Self:
        if len(self.row) == IN_THE_ROW:
            return self
        return self.but(row=(*self.row, card if isinstance(card, int) else ANY_EXCHANGE))

    def _without(self, place: int) -> Self:
        return self.but(row=self.row[:place] + self.row[place + 1 :])


def _about(take: Take) -> str:
    if any(isinstance(card, ExchangeCard) for card in take.cards):
        return _("alone, instead of money")
    return _("{worth} together").format(worth=take.worth) if len(take.cards) > 1 else ""
