"""A turn: what was done in it so far, or, once it is over, what happens now."""

from typing import Annotated, ClassVar, Self

from pydantic import Field, field_validator

from companion.desk.calculators.a_turn import Over, SoFar, afterwards, so_far
from companion.drafts.calculators.of_game import OfGame
from companion.drafts.calculators.page import (
    Ask,
    OneOfFew,
    OneOfMany,
    Paper,
    Reply,
    ReplyLine,
    SomeOfMany,
    Switching,
)
from companion.games import Marker
from companion.modules import MODULES, VIZIER, Module
from companion.record import Play
from companion.turns.turn import MOST_ACTIONS, OF_THE_GAME, PURCHASES, SLOTS, Action
from companion.words import N_, _

ENOUGH = len(SLOTS)
"""So many tiles in the bag fill any market."""

ACTIONS = {
    Action.TAKE_MONEY: N_("Take money"),
    Action.BUY_EXACTLY: N_("Buy exactly"),
    Action.OVERPAY: N_("Overpay"),
    Action.REBUILD: N_("Rebuild"),
    Action.TAKE_HUT: N_("Take a hut"),
    Action.WAKE_VIZIER: N_("Wake the vizier"),
}

GOING, OVER = "going", "over"


class ATurn(OfGame):
    """A turn that is going on, or is over; what is told of one is kept beside the other."""

    name: ClassVar[str] = "turn"
    title: ClassVar[str] = N_("A turn")
    about: ClassVar[str] = N_("Act again? What happens now?")

    over: bool = False
    modules: frozenset[str] = frozenset()
    done: Annotated[tuple[Action, ...], Field(max_length=MOST_ACTIONS)] = ()
    with_bought: bool = False
    """Whether the rebuild used a tile that was bought in this turn."""
    scoring_card: bool = False
    dummy: bool = False
    empty: frozenset[Annotated[int, Field(ge=SLOTS[0], le=SLOTS[-1])]] = frozenset()
    bag: Annotated[int, Field(ge=0, le=ENOUGH)] = ENOUGH
    marker: Marker = Marker.ODD

    @field_validator("modules")
    @classmethod
    def _verify_modules(cls, modules: frozenset[str]) -> frozenset[str]:
        """Refuse modules that there are none of."""
        if not modules <= MODULES.keys():
            raise ValueError(modules)
        return modules

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Begin with the modules, the third hand and the bag of the running game."""
        if play is None:
            return cls()
        bag = ENOUGH if play.bag is None else min(play.bag, ENOUGH)
        modules = frozenset(module.name for module in play.modules)
        return cls.in_game(play, modules=modules, dummy=play.has_dummy, bag=bag)

    @property
    def in_play(self) -> tuple[Module, ...]:
        """The modules in play."""
        return tuple(module for module in self.played.modules if module.name in self.modules)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """Which game, whether the turn is over, and what is to be known of it."""
        moments = [(GOING, _("During a turn")), (OVER, _("Between two turns"))]
        when = OneOfFew(
            "",
            moments,
            OVER if self.over else GOING,
            lambda moment: self.but(over=moment == OVER),
        )
        about = Paper((*self.which_game, when))
        return (about, *(self._after() if self.over else self._during()), *self._which_modules())

    @property
    def reply(self) -> Reply:
        """May one act again; or what happens now, in order."""
        return self._now() if self.over else self._may()

    @property
    def so_far(self) -> SoFar:
        """The turn as far as it was told."""
        return so_far(
            self.done, self.in_play, with_bought=self.with_bought and self._could_use_bought
        )

    def _which_modules(self) -> tuple[Paper, ...]:
        own = [module for module in self.played.modules if module.actions]
        if self.at_table or not own:
            return ()
        options = [(module.name, _(module.title)) for module in own]
        return (Paper((SomeOfMany(_("Modules"), options, self.modules, self._with_module),)),)

    def _during(self) -> tuple[Paper, ...]:
        may = OF_THE_GAME.union(*(module.actions for module in self.in_play))
        keys = [(action.value, _(words)) for action, words in ACTIONS.items() if action in may]
        asks: list[Ask] = [OneOfMany(_("Add what was done"), keys, "", self._with)]
        if self.done:
            told = [(str(place), _(ACTIONS[action])) for place, action in enumerate(self.done)]
            asks.append(
                OneOfMany(_("In this turn, in order: tap to take out"), told, "", self._without)
            )
        if self._could_use_bought:
            asks.append(
                Switching(
                    _("Rebuilt with a bought tile"),
                    _("It was bought in this very turn"),
                    self.with_bought,
                    lambda on: self.but(with_bought=on),
                )
            )
        return (Paper(tuple(asks)),)

    def _after(self) -> tuple[Paper, ...]:
        slots = [(str(slot), str(slot)) for slot in SLOTS]
        empty = {str(slot) for slot in self.empty}
        bag = [(str(number), str(number)) for number in range(ENOUGH)]
        bag.append((str(ENOUGH), f"{ENOUGH}+"))
        market: list[Ask] = [
            SomeOfMany(_("Empty slots of the market"), slots, empty, self._with_slot),
            OneOfMany(
                _("Tiles in the bag"), bag, str(self.bag), lambda number: self.but(bag=int(number))
            ),
        ]
        words = self.played.words.dummy.marker
        if words is not None:
            ways = [(Marker.EVEN.value, _(words.even)), (Marker.ODD.value, _(words.odd))]
            market.append(
                OneOfFew(
                    _(words.question),
                    ways,
                    self.marker.value,
                    lambda marker: self.but(marker=Marker(marker)),
                )
            )
        return (Paper(tuple(market)), Paper(self._scoring()))

    def _scoring(self) -> tuple[Ask, ...]:
        asks: list[Ask] = [
            Switching(
                _("A scoring card came out"),
                _("While the money row was filled"),
                self.scoring_card,
                lambda on: self.but(scoring_card=on),
            )
        ]
        if not self.scoring_card:
            return tuple(asks)
        if not self.at_table:
            asks.append(
                Switching(
                    _("A game of two"),
                    _("With the third hand"),
                    self.dummy,
                    lambda on: self.but(dummy=on),
                )
            )
        if VIZIER in self.in_play:
            asks += self.house_rules("vizier_before_scoring")
        return tuple(asks)

    def _may(self) -> Reply:
        found = self.so_far
        allowed: bool | None
        if not found.judged.allowed:
            heading, allowed = _("No, not like this"), False
        elif found.begins:
            heading, allowed = _("The turn begins"), None
        elif found.may:
            heading, allowed = _("Yes, act again"), True
        else:
            heading, allowed = _("No, the turn is over"), None
        return Reply(heading, found.sentence, found.rulings, allowed=allowed)

    def _now(self) -> Reply:
        now = afterwards(
            Over(
                empty=self.empty,
                bag=self.bag,
                scoring_card=self.scoring_card,
                dummy=self.dummy,
                marker=None if self.played.words.dummy.marker is None else self.marker,
                in_play=self.in_play,
                options=self.options,
            )
        )
        if now.ends:
            heading = _("The game ends")
        else:
            heading = _("A scoring first") if self.scoring_card else _("The game goes on")
        lines = (
            ReplyLine(_("{number}. {name}").format(number=number, name=sentence))
            for number, sentence in enumerate(now.sentences, start=1)
        )
        return Reply(heading, now.sentence, now.rulings, tuple(lines))

    @property
    def _could_use_bought(self) -> bool:
        return bool(PURCHASES & {*self.done}) and Action.REBUILD in self.done

    def _with(self, action: str) -> Self:
        if len(self.done) == MOST_ACTIONS:
            return self
        return self.but(done=(*self.done, Action(action)))

    def _without(self, place: str) -> Self:
        return self.but(done=self.done[: int(place)] + self.done[int(place) + 1 :])

    def _with_slot(self, slot: str) -> Self:
        return self.but(empty=self.empty ^ {int(slot)})

    def _with_module(self, module: str) -> Self:
        return self.but(modules=self.modules ^ {module})
