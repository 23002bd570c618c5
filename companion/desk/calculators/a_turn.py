"""A turn: whether another action is due, and what happens once it is over."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from companion.desk.calculators.judging import Judged, judge
from companion.desk.ruling import Ruling
from companion.desk.why import ruling_for
from companion.games import Marker
from companion.games.alhambra import BOX
from companion.modules import Module, actions, after_a_turn
from companion.options import BY_THE_BOOK, Options
from companion.turns import turn
from companion.turns.turn import PURCHASES, Action, TurnEnd
from companion.words import N_, _, listed

# Which tile was bought makes no difference; any will do.
_BOUGHT = BOX.tiles[0]

_MOVED = {
    Marker.EVEN: N_("The black marker moves to the even numbers."),
    Marker.ODD: N_("The black marker moves to the odd numbers."),
}


@dataclass(frozen=True, slots=True)
class SoFar:
    """A turn that is going on: whether it is within the rules, and what may come next."""

    judged: Judged
    may: tuple[Action, ...]
    """The actions that may come next; none when the turn is over, or was none."""
    rulings: tuple[Ruling, ...]
    begins: bool

    @property
    def sentence(self) -> str:
        """What a player is told."""
        if not self.judged.allowed:
            return self.judged.sentence
        if not self.may:
            return _("Only paying the exact price gives another action, so the turn is over.")
        if self.begins:
            return _("One action is due; paying exactly gives another one.")
        if not PURCHASES & {*self.may}:
            return _("You may act once more, but the market is empty.")
        return _("The exact price was paid, so you may act again.")


def so_far(
    done: Sequence[Action], in_play: Collection[Module] = (), *, with_bought: bool = False
) -> SoFar:
    """What was done in this turn, and whether its rebuild used a tile that was bought in it.

    >>> so_far([Action.BUY_EXACTLY]).sentence
    'The exact price was paid, so you may act again.'
    """
    besides = actions(in_play)
    judged = judge(turn.verify_turn, done, besides)
    if judged.allowed and with_bought:
        judged = judge(turn.verify_rebuilt_from, (), _BOUGHT)
    may: tuple[Action, ...] = ()
    if judged.allowed and turn.may_act_again(done):
        may = tuple(
            action for action in Action if judge(turn.verify_turn, [*done, action], besides).allowed
        )
    last = [ruling_for(action) for action in done[-1:]]
    return SoFar(judged, may, tuple(dict.fromkeys([judged.ruling, *last])), begins=not done)


@dataclass(frozen=True, slots=True)
class Afterwards:
    """What happens between a turn and the next, or the end of the game."""

    steps: tuple[TurnEnd, ...]
    filled: tuple[int, ...]
    """The slots of the market that get a tile, in this order."""
    marker: Marker | None
    """Where the black marker stands then; None where there is none."""

    @property
    def ends(self) -> bool:
        """Whether the game is over."""
        return TurnEnd.NEXT_TURN not in self.steps

    @property
    def sentence(self) -> str:
        """Which slots are filled, and whether that is enough."""
        slots = listed([str(slot) for slot in self.filled])
        if not self.ends:
            filled = _("These slots of the market are filled, in this order: {slots}.")
            return filled.format(slots=slots) if slots else _("No slot of the market is empty.")
        if not slots:
            return _("No slot of the market can be filled, so the game ends.")
        some = _("Only these slots of the market can be filled, so the game ends: {slots}.")
        return some.format(slots=slots)

    @property
    def sentences(self) -> tuple[str, ...]:
        """What to do, in order; the black marker goes on once the market is filled."""
        told = [step.sentence for step in self.steps]
        if self.marker is not None:
            stays = _("Nothing was laid, so the black marker stays where it is.")
            moves = _(_MOVED[self.marker]) if self.filled else stays
            told.insert(self.steps.index(TurnEnd.REFILL_MARKET) + 1, moves)
        return tuple(told)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Why, the end of the game first."""
        causes: list[TurnEnd | Marker] = [
            step for step in self.steps if step is not TurnEnd.NEXT_TURN
        ]
        if self.marker is not None:
            causes.append(self.marker)
        first = [ruling_for(turn.ends_the_game)] if self.ends else []
        return tuple(dict.fromkeys([*first, *map(ruling_for, causes)]))


@dataclass(frozen=True, slots=True, kw_only=True)
class Over:
    """A turn that is over: what lies there, and what came out."""

    empty: frozenset[int]
    """The empty slots of the market."""
    bag: int
    """How many tiles the bag holds."""
    scoring_card: bool = False
    dummy: bool = False
    marker: Marker | None = None
    """Where the black marker of Granada stands before the refill."""
    in_play: Collection[Module] = ()
    options: Options = BY_THE_BOOK


def afterwards(over: Over) -> Afterwards:
    """What happens now, in order.

    >>> now = afterwards(Over(empty=frozenset({4, 2}), bag=1))
    >>> now.filled, now.ends, now.steps[-1].value
    ((2,), True, 'last-scoring')
    """
    steps = turn.after_a_turn(
        scoring_card=over.scoring_card,
        dummy=over.dummy,
        market_full=not turn.ends_the_game(over.empty, over.bag),
    )
    filled = turn.slots_refilled(over.empty, over.bag)
    return Afterwards(
        after_a_turn(over.in_play, steps, over.options),
        filled,
        over.marker and over.marker.after_refill(len(filled)),
    )
