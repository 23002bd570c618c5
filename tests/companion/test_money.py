import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import InputError, RuleError
from companion.money.cards import (
    VALUES,
    Currency,
    DecidedBy,
    ExchangeCard,
    MoneyCard,
    can_take,
    first_player,
    read_currency,
    read_hand,
    verify_starting_money,
    verify_take,
    worth,
)

BLUE_GREEN = ExchangeCard.parse("blue-green")


def test_a_hand_is_read_and_written():
    hand = read_hand("yellow:9 blue:7,2")
    assert [card.code for card in hand] == ["blue:2", "blue:7", "yellow:9"]
    assert repr(hand[0]) == "<blue:2>"
    assert worth(hand) == 18
    assert read_hand("  ") == ()


@pytest.mark.parametrize(
    "text", ["blue", "blue:", "blue:0", "blue:10", "blue:1,,2", ":3", "blue:1;2", "blue:-1"]
)
def test_what_is_no_money_is_refused(text):
    with pytest.raises(InputError, match="money is written colour:values, such as blue:7,2"):
        read_hand(text)


def test_there_are_four_currencies():
    assert [each.noun for each in Currency] == ["blue", "green", "orange", "yellow"]
    assert read_currency("blue") is Currency.BLUE
    with pytest.raises(InputError, match='"red" is no currency; the currencies are blue, green'):
        read_currency("red")


def test_an_exchange_card_is_read_either_way_round():
    assert ExchangeCard.parse("green-blue") == BLUE_GREEN
    assert BLUE_GREEN.code == "blue-green"
    assert repr(BLUE_GREEN) == "<blue-green>"
    assert ExchangeCard.parse("blue-orange") > BLUE_GREEN


@pytest.mark.parametrize("text", ["blue-blue", "blue-green-orange", "blue", "blue-green-blue"])
def test_what_shows_not_two_currencies_is_no_exchange_card(text):
    with pytest.raises(InputError, match="an exchange card shows two currencies"):
        ExchangeCard.parse(text)


ROW = [2, 3, 7, 9]


@pytest.mark.parametrize(
    ("taken", "reason"),
    [
        ([2, 3], None),
        ([9], None),
        ([7], None),
        ([7, 9], "Several cards may be worth 5 at most; these are worth 16 together."),
        ([2, 3, 7], "Several cards may be worth 5 at most; these are worth 12 together."),
        ([], "Take at least one card."),
        ([4], "Only cards that lie in the row can be taken."),
        ([2, 2], "Only cards that lie in the row can be taken."),
    ],
)
def test_t06_one_card_or_several_worth_five_at_most(taken, reason):
    assert can_take(ROW, taken) == (reason is None)
    if reason:
        with pytest.raises(RuleError, match=reason):
            verify_take(ROW, taken)


@pytest.mark.parametrize(
    ("row", "taken", "fine"),
    [
        ([1, 1, 1, 2], [1, 1, 1, 2], True),
        ([3, 3, 1, 1], [3, 3], False),
        ([3, 2, 1, 1], [3, 2, 1], False),
        ([5, 1, 1, 1], [5], True),
    ],
)
def test_d12_several_cards_total_five_or_less(row, taken, fine):
    assert can_take(row, taken) is fine


def test_c24_an_exchange_card_is_taken_alone():
    row = [1, 2, BLUE_GREEN, 9]
    assert can_take(row, [BLUE_GREEN])
    assert not can_take([1, 2, 3, 4], [BLUE_GREEN])
    with pytest.raises(RuleError, match="An exchange card is taken alone, instead of money"):
        verify_take(row, [1, BLUE_GREEN])


@given(st.lists(st.sampled_from(VALUES), min_size=20, max_size=20))
def test_t09_whoever_is_dealt_until_20_has_20_to_28(values):
    hand = []
    while sum(hand) < 20:
        hand.append(values.pop())
    assert 20 <= sum(hand) <= 28
    verify_starting_money("Ana", hand)


@pytest.mark.parametrize("values", [[9, 9, 1], [], [9, 9, 9, 2], [5] * 5])
def test_t09_too_little_and_too_much_are_refused(values):
    with pytest.raises(RuleError, match=rf"Ana was dealt {sum(values)}; cards are dealt until"):
        verify_starting_money("Ana", values)


@pytest.mark.parametrize(
    ("hands", "names", "by"),
    [
        ({"a": [9, 9, 9], "b": [5, 5, 5, 5]}, ("a",), DecidedBy.CARDS),
        ({"a": [9, 9, 3], "b": [9, 9, 2], "c": [1] * 20}, ("b",), DecidedBy.TOTAL),
        ({"a": [9, 9, 2], "b": [8, 8, 4], "c": [9, 9, 9]}, ("a", "b"), DecidedBy.YOUNGEST),
    ],
)
def test_r07_fewest_cards_then_lowest_total_then_the_youngest(hands, names, by):
    found = first_player(hands)
    assert (found.names, found.decided_by) == (names, by)


def test_cards_are_sorted_by_currency_then_value():
    assert sorted(
        [MoneyCard(Currency.GREEN, 1), MoneyCard(Currency.BLUE, 9), MoneyCard(Currency.BLUE, 2)]
    ) == [
        MoneyCard(Currency.BLUE, 2),
        MoneyCard(Currency.BLUE, 9),
        MoneyCard(Currency.GREEN, 1),
    ]
