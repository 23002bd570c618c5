"""Who begins: everybody's first hand, card by card as it was dealt."""

from typing import Annotated, ClassVar, Self

from pydantic import Field

from companion.desk.calculators.beginning import beginning
from companion.desk.calculators.judging import judge
from companion.desk.why import ruling_for
from companion.drafts.calculators.page import (
    CardKeys,
    CardsLying,
    Coin,
    OneOfMany,
    Paper,
    Reply,
    ReplyLine,
)
from companion.drafts.calculators.seated import Seated, with_one
from companion.money.cards import (
    STARTING_MONEY,
    VALUES,
    DecidedBy,
    verify_starting_money,
)
from companion.record import Play
from companion.words import N_, N_counted, _, counted

LONGEST = STARTING_MONEY
"""No first hand is longer: so many ones are worth enough."""

CARDS = N_counted("{name}: {number} card, worth {worth}", "{name}: {number} cards, worth {worth}")

FirstHand = Annotated[tuple[Coin, ...], Field(max_length=LONGEST)]


class WhoBegins(Seated):
    """The hands in the order of the seats; one of them is being told."""

    name: ClassVar[str] = "first"
    title: ClassVar[str] = N_("Who begins?")
    about: ClassVar[str] = N_("From everybody’s first cards")

    hands: tuple[FirstHand, ...] = ()
    telling: Annotated[int, Field(ge=0)] = 0
    """Whose hand is being told."""

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Nobody's hand is known."""
        return cls.seated(play)

    @property
    def dealt(self) -> tuple[FirstHand, ...]:
        """Everybody's hand."""
        return self.of_each(self.hands, ())

    @property
    def seat(self) -> int:
        """Whose hand is being told."""
        return min(self.telling, self.players - 1)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """Whose hand, and its cards; when it is worth enough, the next one's turn comes."""
        hand = self.dealt[self.seat]
        keys = [*VALUES]
        everybody = enumerate(zip(self.seats, self.dealt, strict=True))
        return (
            Paper(
                (
                    *self.how_many,
                    OneOfMany(
                        _("Whose cards"),
                        [
                            (str(seat), f"{name} · {sum(cards)}" if cards else name)
                            for seat, (name, cards) in everybody
                        ],
                        str(self.seat),
                        lambda seat: self.but(telling=int(seat)),
                    ),
                    CardsLying(_("Tap a card to take it out") if hand else "", hand, self._without),
                    CardKeys(
                        _("Add"),
                        keys,
                        lambda place: self._with(keys[place]),
                        works=len(hand) < LONGEST,
                    ),
                )
            ),
        )

    @property
    def reply(self) -> Reply:
        """Who begins, of those whose hands are whole."""
        told = {name: hand for name, hand in zip(self.seats, self.dealt, strict=True) if hand}
        whole = {name: hand for name, hand in told.items() if sum(hand) >= STARTING_MONEY}
        lines = tuple(_line(name, hand) for name, hand in told.items())
        ruling = ruling_for(DecidedBy.CARDS)
        if len(whole) < len(self.seats):
            sentence = _("Tap in everybody’s cards; at {enough} the next player’s turn comes.")
            return Reply(_("Not yet"), sentence.format(enough=STARTING_MONEY), (ruling,), lines)
        found = beginning(whole)
        tied = found.first.decided_by is DecidedBy.YOUNGEST
        heading = _("The youngest of them") if tied else found.first.names[0]
        return Reply(heading, found.sentence, (found.ruling,), lines)

    def _with(self, card: int) -> Self:
        hand = self.dealt[self.seat]
        if len(hand) == LONGEST:
            return self
        hands = with_one(self.dealt, self.seat, (*hand, card))
        changed = self.but(hands=hands)
        if sum(hands[self.seat]) < STARTING_MONEY or sum(hand) >= STARTING_MONEY:
            return changed
        short = [seat for seat, each in enumerate(hands) if sum(each) < STARTING_MONEY]
        after = [seat for seat in short if seat > self.seat] or short or [self.seat]
        return changed.but(telling=after[0])

    def _without(self, place: int) -> Self:
        hand = self.dealt[self.seat]
        return self.but(hands=with_one(self.dealt, self.seat, hand[:place] + hand[place + 1 :]))


def _line(name: str, hand: FirstHand) -> ReplyLine:
    told = counted(CARDS, len(hand), name=name, worth=sum(hand))
    if sum(hand) < STARTING_MONEY:
        return ReplyLine(told)
    judged = judge(verify_starting_money, name, hand)
    return ReplyLine(judged.sentence or told, icon="" if judged.allowed else "alert-outline")
