import pytest

from companion.errors import RuleError
from companion.modules import HUTS, VIZIER, actions, after_a_turn
from companion.options import Options
from companion.turns.turn import (
    MOST_ACTIONS,
    SLOTS,
    Action,
    TurnEnd,
    ends_the_game,
    may_act_again,
    slots_refilled,
    verify_rebuilt_from,
    verify_turn,
)
from companion.turns.turn import after_a_turn as steps_after
from tests.companion.palaces import tile

MONEY, EXACT, OVER = Action.TAKE_MONEY, Action.BUY_EXACTLY, Action.OVERPAY
REBUILD, HUT, WAKE = Action.REBUILD, Action.TAKE_HUT, Action.WAKE_VIZIER


def test_t07_exact_exact_rebuild_is_a_turn():
    verify_turn([EXACT, EXACT, REBUILD])
    assert not may_act_again([EXACT, EXACT, REBUILD])


def test_a_turn_begins_with_an_action_and_goes_on_after_each_exact_payment():
    assert may_act_again([])
    assert may_act_again([EXACT])
    assert not may_act_again([OVER])


@pytest.mark.parametrize(
    ("taken", "sentence"),
    [
        ([MONEY, MONEY], "Only paying the exact price gives another action"),
        ([OVER, MONEY], "Only paying the exact price gives another action"),
        ([REBUILD, EXACT], "Only paying the exact price gives another action"),
        ([EXACT] * 5, "The market has four tiles"),
        ([EXACT] * 4 + [OVER], "The market has four tiles"),
        ([HUT], "belongs to a module that is not in play"),
        ([EXACT, WAKE], "belongs to a module that is not in play"),
    ],
)
def test_r13_no_turn_holds_more_than_exact_payments_allow(taken, sentence):
    with pytest.raises(RuleError, match=sentence):
        verify_turn(taken)


def test_r05_the_market_has_four_numbered_slots():
    assert SLOTS == (1, 2, 3, 4)


def test_t08_slots_are_refilled_in_ascending_order():
    assert slots_refilled([4, 2], bag=10) == (2, 4)


@pytest.mark.parametrize(
    ("empty", "bag", "over"), [([2], 1, False), ([2, 3], 1, True), ([], 0, False), ([1], 0, True)]
)
def test_r38_the_game_ends_when_the_market_cannot_be_filled(empty, bag, over):
    assert ends_the_game(empty, bag) is over


def test_rebuilding_takes_a_tile_from_the_reserve_only():
    verify_rebuilt_from([tile("G10")], tile("G10"))
    with pytest.raises(RuleError, match="what was bought in this turn waits until its end"):
        verify_rebuilt_from([tile("G10")], tile("T12"))


def test_every_step_says_what_to_do():
    assert all(step.sentence.endswith(".") for step in TurnEnd)
    assert TurnEnd.SCORE.sentence == "Score before the next player’s turn."


def test_a_quiet_turn_is_followed_by_two_refills():
    assert steps_after() == (TurnEnd.REFILL_MONEY, TurnEnd.REFILL_MARKET, TurnEnd.NEXT_TURN)
    assert steps_after(dummy=True) == steps_after()


def test_modules_add_their_actions():
    assert actions([HUTS, VIZIER]) == {HUT, WAKE}
    assert actions([]) == frozenset()
    assert len([EXACT] * 4 + [HUT]) == MOST_ACTIONS


def test_modules_add_their_steps():
    assert after_a_turn([HUTS, VIZIER], steps_after()) == (
        TurnEnd.REFILL_MONEY,
        TurnEnd.REFILL_MARKET,
        TurnEnd.VIZIERS,
        TurnEnd.NEXT_TURN,
    )
    over = steps_after(market_full=False)
    assert after_a_turn([VIZIER], over) == over
    early = Options(vizier_before_scoring=True)
    assert after_a_turn([VIZIER], steps_after(), early)[-2:] == (TurnEnd.VIZIERS, TurnEnd.NEXT_TURN)
