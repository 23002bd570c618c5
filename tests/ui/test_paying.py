import pytest

from companion.drafts.purse import Purse
from screens.desk.money_button import MoneyButton
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.tables import at, two_players, where


@pytest.fixture
def paying(hand):
    hand.tap("Rules desk")
    hand.tap("Calculators")
    hand.tap("Paying")
    hand.frames(3)
    return hand.screen


def key(hand, place, code):
    keys = hand.screen.ids[place].children
    button = next(each for each in keys if each.code == code)
    hand.screen.ids.scroll.scroll_to(button, animate=False)
    hand.frames(2)
    hand.tap(button)


def enter(hand, text):
    for card in text.split():
        currency, value = card.split(":")
        key(hand, "adding", currency)
        key(hand, "coins", value)


def ways(hand, place="ways"):
    """The cards of each way that is shown, from the top."""
    return [
        [(face.noun, face.text) for face in way.ids.cards.children[::-1]]
        for way in hand.screen.ids[place].children[::-1]
    ]


def test_the_answer_changes_with_every_key(hand, paying):
    assert hand.says("Not enough")
    enter(hand, "blue:7")
    assert hand.says("Exact, in 1 way")
    enter(hand, "blue:4 blue:3")
    assert hand.says("Exact, in 2 ways")
    assert hand.says("Paid exactly, and then you may act again.")
    assert ways(hand) == [[("blue", "7")], [("blue", "3"), ("blue", "4")]]
    assert hand.says("Smallest overpayment: 3.")


def test_nothing_moves_under_the_first_card(hand, paying):
    coins = paying.ids.coins
    three = next(each for each in coins.children if each.code == "3")
    before = three.to_window(*three.pos)
    hand.tap(three)
    hand.frames(2)
    assert paying.purse.hand
    assert three.to_window(*three.pos) == before


def test_no_gap_is_left_where_nothing_can_be_paid(hand, paying):
    enter(hand, "blue:7")
    hand.tap("empty")
    hand.frames(2)
    found = paying.ids.found
    assert found.height == found.children[-1].height
    assert found.y - paying.ids.rules.top == pytest.approx(found.parent.spacing)


def test_a_card_is_tapped_to_take_it_out_and_all_go_at_once(hand, paying):
    enter(hand, "blue:7 blue:8")
    key(hand, "hand", "blue:7")
    assert hand.says("Not exactly")
    assert ways(hand, "losing") == [[("blue", "8")]]
    hand.tap("empty")
    assert not paying.ids.hand.children
    assert hand.says("Not enough")


def test_the_slot_and_the_price_decide(hand, paying):
    enter(hand, "blue:7 green:8")
    key(hand, "slot", "green")
    assert hand.says("Not exactly")
    hand.frames(60)  # The page has swung back from its end.
    stepper = paying.ids.price
    hand.screen.ids.scroll.scroll_to(stepper, animate=False)
    hand.frames(2)
    hand.tap(next(w for w in hand.seen(stepper) if getattr(w, "name", "") == "more"))
    assert paying.purse.price == 8
    assert ways(hand) == [[("green", "8")]]


def test_an_exchange_card_opens_more_ways_and_has_a_rule_of_its_own(hand, paying):
    enter(hand, "blue:3 green:4")
    hand.screen.ids.scroll.scroll_to(paying.ids.exchange, animate=False)
    hand.frames(2)
    hand.tap("An exchange card")
    hand.tap("blue and green")
    assert hand.says("with the exchange card")
    assert ways(hand) == [[("blue", "3"), ("green", "4")]]
    rules = paying.ids.rules
    hand.screen.ids.scroll.scroll_to(rules, animate=False)
    hand.frames(2)
    hand.tap("The exchange card")
    assert where(hand)[1]["ruling"] == "D25"
    hand.back()
    assert ways(hand) == [[("blue", "3"), ("green", "4")]]
    key(hand, "hand", "blue-green")
    assert paying.purse.exchanges == ()


def test_the_hand_outlives_the_app(hand, paying):
    enter(hand, "orange:5 yellow:9")
    hand.kill()
    hand.open()
    assert [card.code for card in hand.screen.purse.cards] == ["orange:5", "yellow:9"]


@pytest.mark.parametrize("size", SIZES)
def test_paying_has_room_at_every_size(hand, size):
    at(hand, two_players(hand), "paying")
    codes = ("blue:7", "blue:4", "blue:3", "green:5", "orange:9", "yellow:1", "yellow:2")
    hand.screen.change(Purse(hand=codes, exchanges=("blue-orange",)))
    hand.resize(*size)
    assert flaws() == []
    assert all(isinstance(each, MoneyButton) for each in hand.screen.ids.hand.children)
