"""A majority or a tie: one kind of building, and how many of it everybody has."""

from functools import partial
from typing import Annotated, ClassVar, Self

from pydantic import Field

from companion.board.tiles import Kind
from companion.desk.calculators.tying import Majority, shares
from companion.desk.score_reasons import ScoreReason
from companion.desk.why import ruling_for
from companion.drafts.calculators.of_game import OfGame
from companion.drafts.calculators.page import (
    Ask,
    Counting,
    OneOfFew,
    OneOfMany,
    Paper,
    Reply,
    ReplyLine,
)
from companion.drafts.calculators.seated import Seated, with_one
from companion.games import ROUNDS
from companion.record import Play
from companion.scoring.majority import Standing
from companion.words import N_, _, listed

MOST = 20
"""No table has as many of one kind, huts and bonus cards included."""
DEAREST = 13

Number = Annotated[int, Field(ge=0, le=MOST)]
Value = Annotated[int, Field(ge=0, le=DEAREST)]


class WhoGetsWhat(Seated, OfGame):
    """Everybody's buildings, kind by kind in the order of the seats, the third hand last."""

    name: ClassVar[str] = "tie"
    title: ClassVar[str] = N_("A majority or a tie")
    about: ClassVar[str] = N_("Who gets how many points for a kind")

    dummy: str = ""
    """What the third hand is called; empty where he does not play."""
    kind: str = ""
    scoring: Annotated[int, Field(ge=ROUNDS[0], le=ROUNDS[-1])] = 2
    counts: dict[str, tuple[Number, ...]] = Field(default_factory=dict)
    best: dict[str, tuple[Value, ...]] = Field(default_factory=dict)
    """The highest value of each, where that breaks ties; 0 where it was not told."""

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Begin with what everybody has, and the round that comes next."""
        if play is None:
            return cls()
        table = play.preview.everybody
        kinds = play.game.box.kinds
        nobody = Standing(0)
        of_kinds = {
            kind.name: [each.standings.get(kind, nobody) for each in table] for kind in kinds
        }
        return cls.seated(
            play,
            game=play.game.name,
            options=play.options,
            at_table=True,
            dummy=play.dummy_name if play.has_dummy else "",
            scoring=play.preview.scoring,
            counts={
                name: tuple(min(each.count, MOST) for each in standings)
                for name, standings in of_kinds.items()
            },
            best={
                name: tuple(min(max(0, each.tie_break), DEAREST) for each in standings)
                for name, standings in of_kinds.items()
            },
        )

    @property
    def what(self) -> Kind:
        """The kind that is asked about."""
        kinds = self.played.box.by_name
        return kinds.get(self.kind) or self.played.box.kinds[0]

    @property
    def everybody(self) -> tuple[str, ...]:
        """The players, and the third hand if he plays."""
        return (*self.seats, self.dummy) if self.dummy else self.seats

    @property
    def numbers(self) -> tuple[int, ...]:
        """How many everybody has of the kind."""
        return self._told(self.counts)

    @property
    def values(self) -> tuple[int, ...]:
        """The highest value of each."""
        return self._told(self.best)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """The scoring, the kind, and everybody's number."""
        words = self.played.words
        return (
            Paper(
                (
                    *self.which_game,
                    OneOfFew(
                        _(words.scoring.heading),
                        [(str(each), self.played.scorings[each - 1]) for each in ROUNDS],
                        str(self.scoring),
                        lambda scoring: self.but(scoring=int(scoring)),
                    ),
                    OneOfMany(
                        _("Kind"),
                        [(kind.name, _(kind.title)) for kind in self.played.box.kinds],
                        self.what.name,
                        lambda kind: self.but(kind=kind),
                    ),
                )
            ),
            Paper((*self.how_many, *self._asked()), _("How many everybody has")),
            *self._by_house_rules(),
        )

    @property
    def reply(self) -> Reply:
        """Who shares which places, and what each of them gets."""
        standings = {
            name: Standing(number, value)
            for name, number, value in zip(self.everybody, self.numbers, self.values, strict=True)
        }
        majority = Majority(self.what, self.scoring, standings, self.dummy)
        found = shares(self.played, majority, self.options)
        if not found:
            rule = ruling_for(ScoreReason.NONE_OF_THE_KIND, self.played, self.options)
            return Reply(_("Nobody has any"), _("Nothing is paid for it then."), (rule,))
        rulings = {ruling.id: ruling for share in found for ruling in share.rulings}
        paid = [
            _("{name}: {points}").format(name=name, points=share.line.each)
            for share in found
            for name in share.line.names
            if share.line.each
        ]
        return Reply(
            " · ".join(paid) or _("Nobody gets a point"),
            self._open_tie() or self._about_prizes(),
            tuple(rulings.values()),
            tuple(ReplyLine(share.sentence) for share in found),
        )

    def _asked(self) -> list[Ask]:
        """A number for each, and the highest value of those whom only that puts apart."""
        asks: list[Ask] = []
        for seat, name in enumerate(self.everybody):
            number = self.numbers[seat]
            asks.append(Counting(name, number, 0, MOST, partial(self._count, seat)))
            if number and not self.played.shares_ties and self.numbers.count(number) > 1:
                words = _("Highest value of {name}").format(name=name)
                value = self.values[seat]
                asks.append(Counting(words, value, 0, DEAREST, partial(self._value, seat)))
        return asks

    def _by_house_rules(self) -> tuple[Paper, ...]:
        asks = self.house_rules("simple_scoring")
        return (Paper(asks),) if asks else ()

    def _open_tie(self) -> str:
        """Say that a tie cannot be broken yet."""
        tied = [
            name
            for name, number, value in zip(self.everybody, self.numbers, self.values, strict=True)
            if number and not value and self.numbers.count(number) > 1
        ]
        if self.played.shares_ties or not tied:
            return ""
        return _("Tell the highest value of {names}: it breaks the tie.").format(names=listed(tied))

    def _about_prizes(self) -> str:
        total = sum(self.numbers[: self.players])
        if self.options.dummy_in_totals:
            total = sum(self.numbers)
        return self.played.about_prizes(self.what, self.scoring, total, self.options)

    def _told(self, numbers: dict[str, tuple[int, ...]]) -> tuple[int, ...]:
        told = numbers.get(self.what.name, ())
        return told[: len(self.everybody)] + (0,) * (len(self.everybody) - len(told))

    def _count(self, seat: int, number: int) -> Self:
        counts = with_one(self.numbers, seat, number)
        return self.but(counts={**self.counts, self.what.name: counts})

    def _value(self, seat: int, value: int) -> Self:
        best = with_one(self.values, seat, value)
        return self.but(best={**self.best, self.what.name: best})
