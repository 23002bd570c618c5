"""Whose vizier may act: whose are awake, who has just moved, and when it is."""

from functools import partial
from typing import Annotated, ClassVar, Self

from pydantic import Field

from companion.desk.calculators.vizier_order import Purchase, vizier_order
from companion.drafts.calculators.of_game import OfGame
from companion.drafts.calculators.page import Ask, OneOfMany, Paper, Reply, ReplyLine, Switching
from companion.drafts.calculators.seated import Seated, with_one
from companion.modules.vizier import Moment, State
from companion.record import Play
from companion.words import N_, _

MOMENTS = {
    Moment.AFTER_A_TURN: N_("Between two turns"),
    Moment.DURING_A_TURN: N_("During a turn"),
    Moment.SCORING_DUE: N_("Before a scoring"),
    Moment.JUST_SCORED: N_("After a scoring"),
    Moment.LEFTOVERS_DEALT: N_("After the last tiles"),
}
PURCHASES = {
    Purchase.EXACT: N_("A tile, for its exact price"),
    Purchase.TOO_MUCH: N_("A tile, paying too much"),
    Purchase.HUT: N_("A hut"),
}
ABOUT_SCORING = (Moment.SCORING_DUE, Moment.JUST_SCORED)


class VizierClaims(Seated, OfGame):
    """Everybody's vizier, in the order of turns."""

    name: ClassVar[str] = "vizier"
    title: ClassVar[str] = N_("Whose vizier may act?")
    about: ClassVar[str] = N_("Who is awake, and in which order")

    asleep: tuple[bool, ...] = ()
    moved: Annotated[int, Field(ge=0)] = 0
    """Who has just moved."""
    moment: Moment = Moment.AFTER_A_TURN
    purchase: Purchase = Purchase.EXACT

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Everybody's vizier is awake, at first."""
        if play is None:
            return cls()
        return cls.seated(play, game=play.game.name, options=play.options)

    @property
    def sleeping(self) -> tuple[bool, ...]:
        """Whose vizier sleeps."""
        return self.of_each(self.asleep, blank=False)

    @property
    def mover(self) -> int:
        """Who has just moved."""
        return min(self.moved, self.players - 1)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """When it is, whose turn it was, and whose vizier is awake."""
        moments = [(moment.value, _(words)) for moment, words in MOMENTS.items()]
        when: list[Ask] = [
            OneOfMany(
                _("When"),
                moments,
                self.moment.value,
                lambda moment: self.but(moment=Moment(moment)),
            )
        ]
        if self.moment in ABOUT_SCORING:
            when += self.house_rules("vizier_before_scoring")
        seats = [(str(seat), name) for seat, name in enumerate(self.seats)]
        return (
            Paper(tuple(when)),
            Paper(
                (
                    *self.how_many,
                    OneOfMany(
                        _("Who has just moved"),
                        seats,
                        str(self.mover),
                        lambda seat: self.but(moved=int(seat)),
                    ),
                )
            ),
            Paper(
                tuple(
                    Switching(
                        name,
                        _("The vizier sleeps") if asleep else _("The vizier is awake"),
                        not asleep,
                        partial(self._wake, seat),
                    )
                    for seat, (name, asleep) in enumerate(
                        zip(self.seats, self.sleeping, strict=True)
                    )
                ),
                _("In the order of turns"),
            ),
            Paper(
                (
                    OneOfMany(
                        _("What the vizier is for"),
                        [(purchase.value, _(words)) for purchase, words in PURCHASES.items()],
                        self.purchase.value,
                        lambda purchase: self.but(purchase=Purchase(purchase)),
                    ),
                )
            ),
        )

    @property
    def reply(self) -> Reply:
        """Who may act, the first first."""
        viziers = {
            name: State.ASLEEP if asleep else State.AWAKE
            for name, asleep in zip(self.seats, self.sleeping, strict=True)
        }
        found = vizier_order(
            viziers, self.seats[self.mover], self.moment, self.options, self.purchase
        )
        rulings = (found.judged.ruling,)
        if not found.judged.allowed:
            as_it_must = self.purchase is Purchase.EXACT
            refused = _("Not now") if as_it_must else _("No, not like this")
            heading = _("Nobody") if found.everybody_sleeps else refused
            return Reply(heading, found.judged.sentence, rulings, allowed=False)
        first = _("{name} first").format(name=found.names[0])
        if len(found.names) == 1:
            first = _("{name} alone").format(name=found.names[0])
        return Reply(
            first,
            _("Each of them may buy one tile, for the exact price, or let it be."),
            rulings,
            tuple(
                ReplyLine(_("{number}. {name}").format(number=number, name=name))
                for number, name in enumerate(found.names, start=1)
                if len(found.names) > 1
            ),
            allowed=True,
        )

    def _wake(self, seat: int, awake: bool) -> Self:  # noqa: FBT001  # What a switch says.
        return self.but(asleep=with_one(self.sleeping, seat, not awake))
