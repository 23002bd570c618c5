"""Granada's last tiles by touch: slot by slot, each built or declined before the next."""

import pytest

from companion.games.granada_box import BOX
from companion.record import Colour
from companion.record.events import CountsTyped, RoundScored
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.granada_hand import GranadaHand
from tests.ui.played import LONG_NAMES, NAMES, enter, sit


def before_the_end(hand, *events, names=NAMES[:3]):
    return sit(
        hand, RoundScored(round=1), RoundScored(round=2), *events, names=names, game="granada"
    )


@pytest.fixture
def kept(hand):
    kept = before_the_end(hand)
    enter(hand, "end", kept)
    return kept


def fill(hand, number, code, winner):
    """Tell what lies in a slot and who gets it."""
    told = GranadaHand(hand)
    reach(hand, f"slot {number}")
    hand.frames(6)
    hand.tap("New tile")
    hand.frames(6)
    told.tell(code)
    chip = hand.screen.panel._cards[number - 1]._chips[winner]
    hand.screen.panel.scroll_to(chip, animate=False)
    hand.frames(4)
    hand.tap(chip)


def reach(hand, what):
    hand.screen.panel.scroll_to(hand.find(what), animate=False)
    hand.frames(4)
    hand.tap(what)


def test_slot_by_slot_each_is_built_or_declined_before_the_next(hand, kept):
    fill(hand, 1, "Sc12", "blue")
    fill(hand, 3, "Pa7", "red")
    hand.tap("Hand out slot 1")
    assert hand.says("Leo gets school 12")
    assert hand.says("now or never")
    assert hand.says("Declining can be wise")
    assert not any("Hand out" in getattr(w, "text", "") for w in hand.seen())
    hand.tap("Build it")
    assert hand.screen.title == "Leo"
    assert hand.says("Tap a place for this tile")
    GranadaHand(hand).cell("1,0")
    assert kept.play.seat(Colour.BLUE).city.text == "* Sc12"
    assert kept.play.in_hand is None
    hand.tap("End of the game")
    assert hand.says("Leo: school 12 is built")
    hand.tap("Hand out slot 3")
    hand.tap("Decline")
    assert hand.says("Ana declines park 7")
    assert [tile.code for tile in kept.play.declined] == ["Pa7"]
    hand.tap("Last scoring")
    assert hand.navigator.trail[-1][0] == "round"
    assert hand.says("There is 1 school in all")
    assert not hand.says("park")


def test_a_tile_in_hand_is_never_turned_over_and_fits_or_is_explained(hand, kept):
    fill(hand, 1, "Sc12w", "blue")
    hand.tap("Hand out slot 1")
    hand.tap("Build it")
    GranadaHand(hand).cell("1,0")
    assert hand.says("A side with a moat meets an open side")
    assert not hand.says("Was its other side bought?")
    hand.back()
    hand.back()
    assert hand.navigator.trail[-1][0] == "end"
    hand.tap("Decline")
    assert hand.says("Leo declines school 12")


def test_what_nobody_wins_stays_and_the_next_is_handed_out(hand, kept):
    fill(hand, 1, "Sc12", "tie")
    hand.tap("Hand out slot 1")
    assert hand.says("Nobody gets school 12")
    hand.tap("Last scoring")
    assert hand.navigator.trail[-1][0] == "round"


def test_undo_takes_the_tile_back_into_its_slot(hand, kept):
    fill(hand, 1, "Sc12", "blue")
    hand.tap("Hand out slot 1")
    hand.tap("Decline")
    hand.tap("undo")
    assert hand.says("Leo gets school 12")
    hand.tap("undo")
    assert hand.says("Hand out slot 1")
    assert kept.play.awards is None
    hand.tap("Hand out slot 1")
    assert kept.play.in_hand.tile == BOX.read("Sc12")


def test_a_tile_lies_in_one_slot_only(hand, kept):
    fill(hand, 1, "Sc12", "blue")
    reach(hand, "slot 2")
    hand.tap("New tile")
    hand.tap("school")
    hand.tap("12")
    hand.tap("Take school 12")
    assert hand.says("It lies in another slot.")


def test_a_killed_app_takes_up_the_market_and_the_tile_in_hand(hand, kept):
    fill(hand, 1, "Sc12", "blue")
    fill(hand, 2, "Ar5", "red")
    hand.tap("Hand out slot 1")
    hand.kill()
    hand.open()
    assert hand.says("Leo gets school 12")
    hand.tap("Decline")
    hand.tap("Hand out slot 2")
    assert hand.says("Ana gets arena 5")


def test_whoever_plays_by_numbers_adds_the_tile_to_them(hand):
    numbers = CountsTyped(player="blue", counts={"school": 2}, wall=3)
    kept = before_the_end(hand, numbers)
    enter(hand, "end", kept)
    fill(hand, 1, "Pa7", "blue")
    hand.tap("Hand out slot 1")
    assert hand.says("Add it to the numbers if it is built.")
    hand.tap("To the numbers")
    assert hand.screen.title == "Leo"
    hand.back()
    hand.tap("Go on")
    assert kept.play.in_hand is None


def test_a_row_leads_to_the_city_of_whoever_got_the_tile(hand, kept):
    fill(hand, 1, "Sc12", "blue")
    hand.tap("Hand out slot 1")
    hand.tap("Build it")
    assert GranadaHand(hand).shelf.chosen == [BOX.read("Sc12")]
    GranadaHand(hand).cell("1,0")
    hand.back()
    reach(hand, "Leo: school 12 is built")
    assert hand.screen.title == "Leo"


@pytest.mark.parametrize("size", SIZES)
def test_the_last_tiles_have_no_flaws(hand, size):
    kept = before_the_end(hand, names=LONG_NAMES)
    hand.resize(*size)
    enter(hand, "end", kept)
    fill(hand, 1, "Sc12ne", "blue")
    assert flaws() == []
    hand.tap("Hand out slot 1")
    hand.frames(4)
    assert flaws() == []
