"""A turn: which actions it may hold, and what follows once it is over."""

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum
from typing import Literal

from companion.board.tiles import Tile
from companion.errors import RuleError
from companion.words import N_, _

SlotNumber = Literal[1, 2, 3, 4]
SLOTS: tuple[SlotNumber, ...] = (1, 2, 3, 4)
"""The slots of the market; a turn sees no refill, so it holds no more purchases than these."""


class Action(StrEnum):
    """What a player may do in a turn; the last ones only with a module."""

    TAKE_MONEY = "take-money"
    BUY_EXACTLY = "buy-exactly"
    OVERPAY = "overpay"
    REBUILD = "rebuild"
    TAKE_HUT = "take-hut"
    WAKE_VIZIER = "wake-vizier"


OF_THE_GAME = frozenset({Action.TAKE_MONEY, Action.BUY_EXACTLY, Action.OVERPAY, Action.REBUILD})
PURCHASES = frozenset({Action.BUY_EXACTLY, Action.OVERPAY})
MOST_ACTIONS = len(SLOTS) + 1
"""Four exact purchases and one last action."""


def verify_turn(actions: Sequence[Action], of_modules: Collection[Action] = ()) -> None:
    """Refuse a turn that nobody can take: only an exact payment gives another action."""
    for action in actions:
        if action not in OF_THE_GAME and action not in of_modules:
            raise RuleError(_("That action belongs to a module that is not in play."))
    if any(action is not Action.BUY_EXACTLY for action in actions[:-1]):
        raise RuleError(_("Only paying the exact price gives another action; the turn was over."))
    if sum(action in PURCHASES for action in actions) > len(SLOTS):
        raise RuleError(_("The market has four tiles and is not refilled during a turn."))


def may_act_again(actions: Sequence[Action]) -> bool:
    """Whether another action is due: at the start, and after each exact payment.

    >>> may_act_again([Action.BUY_EXACTLY]), may_act_again([Action.BUY_EXACTLY, Action.REBUILD])
    (True, False)
    """
    return not actions or actions[-1] is Action.BUY_EXACTLY


def verify_rebuilt_from(reserve: Collection[Tile], tile: Tile) -> None:
    """Refuse a rebuild with a tile that was not in reserve before this turn's end."""
    if tile not in reserve:
        raise RuleError(
            _(
                "Only a tile in reserve can be built in a rebuild; what was bought in this turn"
                " waits until its end."
            )
        )


class TurnEnd(StrEnum):
    """What happens between one turn and the next."""

    REFILL_MONEY = "refill-money"
    REFILL_MARKET = "refill-market"
    SCORE = "score"
    DUMMY_DRAWS = "dummy-draws"
    VIZIERS = "viziers"
    LEFTOVERS = "leftovers"
    LAST_SCORING = "last-scoring"
    NEXT_TURN = "next-turn"

    @property
    def sentence(self) -> str:
        """What a table is told to do."""
        return _(_SENTENCES[self])


_SENTENCES = {
    TurnEnd.REFILL_MONEY: N_(
        "Fill the money row to four cards; a scoring card is set aside and replaced."
    ),
    TurnEnd.REFILL_MARKET: N_("Fill the empty slots of the market, the lowest number first."),
    TurnEnd.SCORE: N_("Score before the next player’s turn."),
    TurnEnd.DUMMY_DRAWS: N_("Draw the dummy’s tiles."),
    TurnEnd.VIZIERS: N_("Whoever has an awake vizier may buy one tile for its exact price."),
    TurnEnd.LEFTOVERS: N_("Hand out the tiles that are left in the market."),
    TurnEnd.LAST_SCORING: N_("Score for the last time; most points win."),
    TurnEnd.NEXT_TURN: N_("The next player’s turn begins."),
}


def after_a_turn(
    *, scoring_card: bool = False, dummy: bool = False, market_full: bool = True
) -> tuple[TurnEnd, ...]:
    """What follows a turn, in order, before any module adds its own.

    >>> [step.value for step in after_a_turn(scoring_card=True, dummy=True)]
    ['refill-money', 'refill-market', 'score', 'dummy-draws', 'next-turn']
    """
    steps = [TurnEnd.REFILL_MONEY, TurnEnd.REFILL_MARKET]
    if scoring_card:
        steps.append(TurnEnd.SCORE)
    if scoring_card and dummy:
        steps.append(TurnEnd.DUMMY_DRAWS)
    return (*steps, *(_AND_ON if market_full else _AND_OVER))


_AND_ON = (TurnEnd.NEXT_TURN,)
_AND_OVER = (TurnEnd.LEFTOVERS, TurnEnd.LAST_SCORING)


def slots_refilled(empty: Iterable[int], bag: int) -> tuple[int, ...]:
    """Which empty slots of the market are filled, the lowest first, as far as the bag goes.

    >>> slots_refilled([4, 2], bag=30), slots_refilled([4, 2], bag=1)
    ((2, 4), (2,))
    """
    return tuple(sorted(empty))[:bag]


def ends_the_game(empty: Collection[int], bag: int) -> bool:
    """Whether a refill fails: the game ends then, not when the bag's last tile was laid."""
    return len(empty) > bag
