import pytest

from companion.errors import InputError, RuleError
from companion.modules import VIZIER
from companion.modules.vizier import (
    Moment,
    State,
    order_of_claims,
    use,
    verify_moment,
    verify_use,
)
from companion.money.cards import Currency, read_hand
from companion.money.payment import pay
from companion.options import Options
from companion.turns.turn import Action
from tests.companion.palaces import tile

GARDEN = tile("G10")
EXACT = pay(10, Currency.BLUE, read_hand("blue:9,1"))
TOO_MUCH = pay(10, Currency.BLUE, read_hand("blue:9,2"))
AWAKE, NOW = State.AWAKE, Moment.AFTER_A_TURN
EARLY = Options(vizier_before_scoring=True)


def test_r48_a_vizier_buys_for_the_exact_price_and_falls_asleep():
    assert use(AWAKE, GARDEN, EXACT, NOW) is State.ASLEEP


@pytest.mark.parametrize(
    ("state", "code", "payment", "sentence"),
    [
        (State.ASLEEP, "G10", EXACT, "A vizier who sleeps buys nothing"),
        (AWAKE, "G10", TOO_MUCH, "for the exact price only"),
        (AWAKE, "HG", EXACT, "he cannot take a hut"),
    ],
)
def test_a_vizier_is_refused_with_the_reason(state, code, payment, sentence):
    with pytest.raises(RuleError, match=sentence):
        verify_use(state, tile(code), payment, NOW)
    with pytest.raises(RuleError, match=sentence):
        use(state, tile(code), payment, NOW)


@pytest.mark.parametrize(
    ("moment", "options", "sentence"),
    [
        (Moment.AFTER_A_TURN, Options(), None),
        (Moment.AFTER_A_TURN, EARLY, None),
        (Moment.DURING_A_TURN, Options(), "A vizier is used after a turn"),
        (Moment.LEFTOVERS_DEALT, Options(), "no vizier is used any more"),
        (Moment.SCORING_DUE, Options(), "A scoring is due: score first"),
        (Moment.SCORING_DUE, EARLY, None),
        (Moment.JUST_SCORED, Options(), None),
        (Moment.JUST_SCORED, EARLY, "before a scoring, not after it"),
    ],
)
def test_c21_when_a_vizier_may_be_used(moment, options, sentence):
    if sentence is None:
        verify_moment(moment, options)
        verify_use(AWAKE, GARDEN, EXACT, moment, options)
        return
    with pytest.raises(RuleError, match=sentence):
        verify_moment(moment, options)
    with pytest.raises(RuleError, match=sentence):
        verify_use(AWAKE, GARDEN, EXACT, moment, options)


@pytest.mark.parametrize(
    ("just_moved", "claimants", "order"),
    [
        ("b", "abcd", "cdab"),
        ("b", "ab", "ab"),
        ("d", "abcd", "abcd"),
        ("a", "a", "a"),
        ("c", "", ""),
    ],
)
def test_r50_c20_who_is_about_to_move_is_first_and_who_just_moved_last(
    just_moved, claimants, order
):
    assert order_of_claims("abcd", just_moved, {*claimants}) == tuple(order)


@pytest.mark.parametrize(("just_moved", "claimants"), [("x", "a"), ("a", "x")])
def test_only_players_claim(just_moved, claimants):
    with pytest.raises(InputError, match="x does not play at this table"):
        order_of_claims("abcd", just_moved, {*claimants})


def test_r49_waking_the_vizier_is_an_action():
    assert VIZIER.actions == {Action.WAKE_VIZIER}
