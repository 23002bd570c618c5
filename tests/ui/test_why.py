"""From a fault, a number, a draw or a house rule to the ruling behind it, and back."""

import pytest

from screens.widgets.buttons import TextButton
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.palace_hand import PalaceHand
from tests.ui.played import NAMES, sit
from tests.ui.tables import at, two_players, where


def whys(hand):
    """Every "Why?" from the top."""
    found = [w for w in hand.seen() if isinstance(w, TextButton) and w.text == "Why?"]
    return sorted(found, key=lambda w: -w.to_window(*w.pos)[1])


def shows(hand, ruling):
    return hand.navigator.trail[-1][0] == "ruling" and where(hand)[1]["ruling"] == ruling


def with_faults(hand):
    at(hand, sit(hand), "palace", seat="red")
    palace = PalaceHand(hand)
    hand.tap("garden")
    palace.tile("G8sw")
    return palace


def test_a_fault_leads_to_its_rule_and_back_to_the_fault(hand):
    palace = with_faults(hand)
    marked = list(palace.board.faults)
    hand.tap(whys(hand)[0])
    assert shows(hand, "D54")
    assert hand.says("A walled side meets an open side")
    hand.back()
    assert where(hand) == ("palace", {"seat": "red"})
    assert palace.board.faults == marked
    assert hand.says("Rule: Touching sides are alike")
    hand.tap("I see")
    assert not palace.board.faults


def test_another_palace_is_entered_anew(hand):
    palace = with_faults(hand)
    hand.back()
    hand.back()
    hand.screen.go("palace", seat="red")
    hand.frames(2)
    assert not palace.board.faults
    assert not whys(hand)


def test_a_round_leads_to_the_one_rule_behind_a_number(hand):
    screen = at(hand, two_players(hand, rounds=2), "round", round=1)
    card = next(card for card in screen.ids.reasons.ids.cards.children if len(card.rulings) == 1)
    screen.ids.scroll.scroll_to(card, animate=False)
    hand.frames(2)
    scrolled = screen.ids.scroll.scroll_y
    hand.tap(card.ids.why)
    assert shows(hand, card.rulings[0].id)
    assert hand.says(str(card.sentences[0]))
    hand.back()
    assert where(hand) == ("round", {"round": 1})
    assert screen.ids.scroll.scroll_y == pytest.approx(scrolled)


def test_a_number_that_takes_several_rules_offers_each_of_them(hand):
    screen = at(hand, two_players(hand), "round")
    walls = screen.ids.reasons.walls
    screen.ids.scroll.scroll_to(walls, animate=False)
    hand.frames(2)
    assert [ruling.id for ruling in walls.rulings] == ["D01", "D17"]
    hand.tap(walls.ids.why)
    hand.tap("Does Dirk really take points away from us?")
    assert shows(hand, "D17")


def test_the_draw_of_the_third_hand_leads_to_its_rule_and_back(hand):
    at(hand, two_players(hand), "dummy")
    hand.tap(whys(hand)[0])
    assert shows(hand, "D18")
    hand.back()
    assert where(hand) == ("dummy", {})


def test_a_house_rule_leads_to_its_ruling_and_back_among_the_house_rules(hand):
    hand.tap("New game")
    hand.frames(3)
    hand.screen.open_house_rules()
    hand.frames(3)
    hand.tap(whys(hand)[-1])
    assert shows(hand, "D06")
    hand.back()
    hand.frames(3)
    assert hand.navigator.trail[-1][0] == "new_game"
    assert hand.says("By the book an empty space with only a diagonal way out is a hole.")
    hand.back()
    hand.back()
    hand.tap("New game")
    hand.frames(3)
    assert not hand.navigator.layers


@pytest.mark.parametrize("size", SIZES)
def test_faults_and_reasons_have_room_for_why(hand, size):
    with_faults(hand)
    hand.resize(*size)
    assert flaws() == []
    at(hand, two_players(hand, names=NAMES[:2]), "round")
    hand.frames(2)
    assert flaws() == []
