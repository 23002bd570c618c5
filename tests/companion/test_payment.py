import time
import timeit
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import InputError, RuleError
from companion.money.cards import VALUES, Currency, ExchangeCard, MoneyCard, read_hand
from companion.money.payment import pay, verify_payment, ways_to_pay

BLUE = Currency.BLUE
BLUE_YELLOW = ExchangeCard.parse("blue-yellow")
GREEN_ORANGE = ExchangeCard.parse("green-orange")

T12 = read_hand("blue:7,2 yellow:9")


def codes(ways):
    return [[card.code for card in way.cards] for way in ways.payments]


def test_t05_the_garden_for_10_is_bought_for_11_without_change():
    payment = pay(10, BLUE, read_hand("blue:9,2"))
    assert (payment.is_exact, payment.lost) == (False, 1)
    ways = ways_to_pay(10, BLUE, read_hand("blue:9,2"))
    assert (ways.can, ways.exact, ways.overpay) == (True, (), 1)


def test_t12_the_exchange_card_buys_the_garden_or_the_pavilion_is_paid_exactly():
    garden = ways_to_pay(11, BLUE, T12, [BLUE_YELLOW])
    assert (codes(garden), garden.overpay) == ([["blue:2", "yellow:9"]], 0)
    assert garden.exact[0].exchange == BLUE_YELLOW
    pavilion = ways_to_pay(7, BLUE, T12)
    assert codes(pavilion) == [["blue:7"]]
    assert pavilion.exact[0].exchange is None
    left = [card for card in T12 if card not in garden.exact[0].cards]
    assert ways_to_pay(7, BLUE, left).exact
    assert not ways_to_pay(11, BLUE, left, [BLUE_YELLOW]).can


def test_r54_without_the_slots_currency_on_it_an_exchange_card_helps_nothing():
    assert not ways_to_pay(11, BLUE, T12, [GREEN_ORANGE]).can
    with pytest.raises(RuleError, match="does not show blue, the currency of the slot"):
        verify_payment(2, BLUE, read_hand("green:2"), GREEN_ORANGE)


def test_r54_a_price_may_be_paid_entirely_in_the_other_currency():
    assert pay(9, BLUE, read_hand("yellow:9"), BLUE_YELLOW).is_exact
    verify_payment(11, BLUE, read_hand("blue:2 yellow:9"), BLUE_YELLOW)


def test_c23_overpaying_with_an_exchange_card_is_allowed():
    payment = pay(10, BLUE, read_hand("blue:2 yellow:9"), BLUE_YELLOW)
    assert (payment.is_exact, payment.lost) == (False, 1)


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("blue:7", "The tile costs 10; these cards are worth 7."),
        ("blue:7 yellow:3", "This tile is paid in blue only"),
    ],
)
def test_r12_at_least_the_price_in_the_slots_currency(cards, sentence):
    with pytest.raises(RuleError, match=sentence):
        pay(10, BLUE, read_hand(cards))


def test_c25_one_exchange_card_helps_a_purchase():
    hand = read_hand("blue:1 green:1 yellow:1")
    both = [BLUE_YELLOW, ExchangeCard.parse("blue-green")]
    assert not ways_to_pay(3, BLUE, hand, both).can
    assert codes(ways_to_pay(2, BLUE, hand, both)) == [
        ["blue:1", "green:1"],
        ["blue:1", "yellow:1"],
    ]


def test_fewest_cards_come_first_and_no_exchange_card_before_one():
    hand = read_hand("blue:1,2,3,3 yellow:3")
    assert codes(ways_to_pay(3, BLUE, hand, [BLUE_YELLOW])) == [
        ["blue:3"],
        ["yellow:3"],
        ["blue:1", "blue:2"],
    ]


def test_equal_cards_are_the_same_way():
    assert codes(ways_to_pay(4, BLUE, read_hand("blue:2,2,2"))) == [["blue:2", "blue:2"]]


def test_all_of_the_smallest_overpayments_are_found():
    ways = ways_to_pay(6, BLUE, read_hand("blue:7,4,3"))
    assert (codes(ways), ways.overpay) == ([["blue:7"], ["blue:3", "blue:4"]], 1)


@pytest.mark.parametrize("price", [0, -1])
def test_there_is_no_price_below_one(price):
    with pytest.raises(InputError, match=r"A price is 1 or more\."):
        ways_to_pay(price, BLUE, T12)
    assert ways_to_pay(1, BLUE, T12).overpay == 1


def test_a_hand_without_money_pays_nothing():
    ways = ways_to_pay(1, BLUE, ())
    assert (ways.can, ways.exact, ways.overpay) == (False, (), None)


CARDS = st.builds(MoneyCard, st.sampled_from([BLUE, Currency.YELLOW]), st.sampled_from(VALUES))


@given(st.integers(1, 15), st.lists(CARDS, max_size=9), st.booleans())
def test_every_exact_way_is_found_as_by_trying_all(price, hand, with_exchange):
    exchanges = [BLUE_YELLOW] if with_exchange else []
    usable = sorted(card for card in hand if with_exchange or card.currency is BLUE)
    tried = {
        cards for number in range(1, len(usable) + 1) for cards in combinations(usable, number)
    }
    enough = sorted(total for cards in tried if (total := sum(c.value for c in cards)) >= price)
    ways = ways_to_pay(price, BLUE, hand, exchanges)
    assert ways.can == bool(enough)
    if enough:
        best = {cards for cards in tried if sum(card.value for card in cards) == enough[0]}
        assert ways.overpay == enough[0] - price
        assert len(ways.payments) == len(best)
        assert {way.cards for way in ways.payments} == best
        assert [len(way.cards) for way in ways.payments] == sorted(len(cards) for cards in best)


@given(st.integers(1, 13), st.lists(CARDS, min_size=20, max_size=20))
def test_any_hand_of_twenty_cards_is_answered_at_once(price, hand):
    def pay():
        return ways_to_pay(price, BLUE, hand, [BLUE_YELLOW])

    # The best of three: what else the machine does meanwhile is no fault of the rules.
    assert min(timeit.repeat(pay, timer=time.process_time, repeat=3, number=1)) < 0.05


def test_no_more_ways_are_listed_than_anybody_reads():
    hand = read_hand("blue:1,2,3,4,5,6,7,8,9 yellow:1,2,3,4,5,6,7,8,9")
    assert len(ways_to_pay(45, BLUE, hand, [BLUE_YELLOW]).payments) == 2_000
