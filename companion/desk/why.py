"""The ruling behind everything that the companion says, so that "Why?" opens it from anywhere."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from companion import modules
from companion.board.faults import Fault, FaultCode
from companion.desk.ruling import Ruling
from companion.desk.rulings import RULINGS
from companion.desk.score_reasons import ScoreReason
from companion.games import ALHAMBRA, GRANADA, Game, Marker, flipping
from companion.games.house_rules import HouseRule
from companion.modules import BONUS, EXCHANGE, HUTS, VIZIER, Module, bonus, vizier
from companion.money import cards, payment
from companion.money.cards import DecidedBy
from companion.options import BY_THE_BOOK, Options
from companion.stages import deck, dummy, leftovers
from companion.stages.leftovers import Reason
from companion.turns import turn
from companion.turns.setup_stages import SetupStep
from companion.turns.turn import Action, TurnEnd

Table = Mapping[StrEnum, str]
Check = Callable[..., None]
"""A function that refuses with a sentence what is against a rule."""
Question = Callable[..., bool]
"""A function that says whether something is so by the rules."""

OF_FAULTS: Table = {
    FaultCode.OCCUPIED: "D56",
    FaultCode.START_TILE: "D60",
    FaultCode.NOTHING_THERE: "D59",
    FaultCode.TOUCHING: "D55",
    FaultCode.WALLS_MATCH: "D54",
    FaultCode.ON_FOOT: "D07",
    FaultCode.HOLE: "D06",
    FaultCode.UPSIDE_DOWN: "D53",
    FaultCode.NO_SUCH_TILE: "D58",
    FaultCode.TAKEN: "D58",
    FaultCode.TOO_MANY_HUTS: "D27",
}
OF_SCORES: Table = {
    ScoreReason.PLACE: "D64",
    ScoreReason.UNPAID_PLACE: "D64",
    ScoreReason.TIE: "D14",
    ScoreReason.FIRST_TIE: "D15",
    ScoreReason.TIE_BREAK: "D29",
    ScoreReason.LOST_POINT: "D15",
    ScoreReason.NONE_OF_THE_KIND: "D16",
    ScoreReason.HUT: "D27",
    ScoreReason.BONUS_CARD: "D26",
    ScoreReason.WALL: "D01",
    ScoreReason.NO_WALL: "D02",
    ScoreReason.WALL_OF_DUMMY: "D17",
}
ELSEWHERE: Mapping[str, Table] = {
    GRANADA.name: {
        ScoreReason.PLACE: "D79",
        ScoreReason.UNPAID_PLACE: "D79",
        ScoreReason.TIE: "D29",
        ScoreReason.FIRST_TIE: "D29",
        ScoreReason.LOST_POINT: "D29",
        ScoreReason.NONE_OF_THE_KIND: "D79",
        ScoreReason.WALL: "D78",
        ScoreReason.NO_WALL: "D78",
    },
}
"""What other games score for reasons of their own."""
SIMPLY: Mapping[str, Table] = {
    GRANADA.name: {ScoreReason.PLACE: "D80", ScoreReason.UNPAID_PLACE: "D80"}
}
"""What the simple scoring changes of it."""
OF_TURN_ENDS: Table = {
    TurnEnd.REFILL_MONEY: "D44",
    TurnEnd.REFILL_MARKET: "D44",
    TurnEnd.SCORE: "D13",
    TurnEnd.DUMMY_DRAWS: "D18",
    TurnEnd.VIZIERS: "D24",
    TurnEnd.LEFTOVERS: "D21",
    TurnEnd.LAST_SCORING: "D63",
    TurnEnd.NEXT_TURN: "D48",
}
OF_ACTIONS: Table = {
    Action.TAKE_MONEY: "D12",
    Action.BUY_EXACTLY: "D11",
    Action.OVERPAY: "D12",
    Action.REBUILD: "D59",
    Action.TAKE_HUT: "D27",
    Action.WAKE_VIZIER: "D24",
}
OF_SETTING_UP = {
    "market": "D45",
    "board": "D45",
    "start tiles": "D45",
    "counters": "D45",
    "reserve boards": "D45",
    "summaries": "D79",
    "tiles": "D45",
    "first tiles": "D44",
    "black marker": "D30",
    "dummy": "D18",
    "scoring cards": "D42",
    "copies": "D43",
    "money cards": "D41",
    "hands": "D41",
    "first player": "D31",
    "market money": "D44",
    "piles": "D42",
    "scoring card, pile 2": "D42",
    "scoring card, pile 4": "D42",
    "stack": "D42",
    "viziers": "D24",
    "other viziers": "D24",
    "hut stacks": "D76",
    "top huts": "D76",
    "bonus cards dealt": "D35",
    "other bonus cards": "D35",
    "exchange cards, pile 2": "D74",
    "exchange cards, pile 3": "D74",
    "exchange cards, pile 4": "D74",
}
"""The steps of the setup card, by their ids."""
OF_LEFTOVERS: Table = {Reason.TIE: "D21", Reason.NOBODY: "D21"}
OF_FIRST_PLAYER: Table = {DecidedBy.CARDS: "D31", DecidedBy.TOTAL: "D31", DecidedBy.YOUNGEST: "D31"}
OF_MARKER: Table = {Marker.EVEN: "D30", Marker.ODD: "D30"}
OF_OPTIONS = {
    "diagonal_gap_open": "D06",
    "dummy_name": "D68",
    "dummy_may_win": "D17",
    "dummy_third": "D18",
    "dummy_in_totals": "D30",
    "simple_scoring": "D80",
    "vizier_before_scoring": "D24",
}
OF_MODULES = {VIZIER.name: "D24", EXCHANGE.name: "D25", BONUS.name: "D26", HUTS.name: "D27"}
OF_CHECKS: Mapping[Check | Question, str] = {
    cards.verify_take: "D12",
    cards.verify_starting_money: "D41",
    payment.verify_payment: "D12",
    turn.verify_turn: "D11",
    turn.verify_rebuilt_from: "D10",
    vizier.verify_moment: "D24",
    vizier.verify_use: "D24",
    bonus.verify_shown: "D26",
    modules.verify: "D70",
    flipping.verify_flip: "D28",
    flipping.verify_sides: "D28",
    deck.verify_players: "D47",
    deck.verify_hand: "D43",
    dummy.verify_drawn: "D18",
    dummy.verify_gift: "D19",
    leftovers.verify_slots: "D44",
}
OF_QUESTIONS: Mapping[Check | Question, str] = {turn.ends_the_game: "D20"}

_BY_KIND: Mapping[type[StrEnum], Table] = {
    FaultCode: OF_FAULTS,
    TurnEnd: OF_TURN_ENDS,
    Action: OF_ACTIONS,
    Reason: OF_LEFTOVERS,
    DecidedBy: OF_FIRST_PLAYER,
    Marker: OF_MARKER,
}

Named = StrEnum | SetupStep | Module | HouseRule | Check | Question | str
Cause = Named | Fault


def ruling_for(cause: Cause, game: Game = ALHAMBRA, options: Options = BY_THE_BOOK) -> Ruling:
    """The ruling that a person is shown who asks why.

    A cause is a fault, a reason of a score, a step of setting up or between two turns, an action,
    why a leftover stays, what settles who begins, a module, a house rule or its name, or the
    function that refused or was asked.

    >>> ruling_for(FaultCode.HOLE).id, ruling_for(payment.verify_payment).id
    ('D06', 'D12')
    """
    return RULINGS[_id(cause.code if isinstance(cause, Fault) else cause, game, options)]


def _id(cause: Named, game: Game, options: Options) -> str:
    match cause:
        case ScoreReason():
            return _of_score(cause, game, options)
        case StrEnum():
            return _BY_KIND[type(cause)][cause]
        case SetupStep():
            return OF_SETTING_UP[cause.id]
        case Module():
            return OF_MODULES[cause.name]
        case HouseRule() | str():
            return OF_OPTIONS[cause if isinstance(cause, str) else cause.option]
        case _:
            return {**OF_CHECKS, **OF_QUESTIONS}[cause]


def _of_score(reason: ScoreReason, game: Game, options: Options) -> str:
    own = {**OF_SCORES, **ELSEWHERE.get(game.name, {})}
    simply = SIMPLY.get(game.name, {}) if options.simple_scoring else {}
    return simply.get(reason, own[reason])
