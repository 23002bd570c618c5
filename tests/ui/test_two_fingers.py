"""A finger is down while Back or another finger takes away what it is on; it then does nothing."""

import json

import pytest

from screens.board.touches import LONG_PRESS
from screens.widgets.touchable import HOLD
from tests.ui.hand import Hand
from tests.ui.played import sit
from tests.ui.tables import at

HOME = [("home", {})]


def rested(hand, what):
    """A finger that rests on a widget, or on whatever carries these words or this name."""
    widget = hand.find(what) if isinstance(what, str) else what
    return hand.press(*widget.to_window(*widget.center))


def lifted(hand, touch):
    touch.touch_up()
    hand.pass_time(0.5)


@pytest.mark.parametrize("what", ["Scores", "Rules", "Draw Dirk’s six tiles"])
def test_a_finger_that_goes_up_after_back_presses_nothing(hand, what):
    at(hand, sit(hand))
    touch = rested(hand, what)
    hand.pass_time(0.2)
    hand.back()
    lifted(hand, touch)
    assert hand.navigator.trail == HOME
    assert not hand.navigator.layers


def test_a_tap_in_a_list_that_back_overtakes_switches_nothing(hand):
    # So low that it scrolls, for then Kivy presses a moment late.
    hand.resize(320, 400)
    hand.navigator.go("settings")
    hand.frames(6)
    row = hand.find("Colours for colour-blind eyes")
    hand.screen.ids.scroll.scroll_to(row, animate=False)
    hand.frames(3)
    before = hand.app.preferences
    touch = rested(hand, row)
    hand.back()
    lifted(hand, touch)
    assert hand.navigator.trail == HOME
    assert hand.app.preferences == before


def test_who_is_held_while_back_is_pressed_offers_nothing(hand):
    at(hand, sit(hand))
    touch = rested(hand, "Ana")
    hand.pass_time(HOLD - 0.1)
    hand.back()
    hand.pass_time(HOLD + 0.3)
    assert not hand.navigator.layers
    lifted(hand, touch)
    assert hand.navigator.trail == HOME


@pytest.mark.parametrize("seconds", [0, LONG_PRESS + 0.1])
def test_a_board_that_is_left_with_a_finger_on_it_is_neither_tapped_nor_held(hand, seconds):
    screen = at(hand, sit(hand), "palace", seat="red")
    tapped = []
    board = screen.ids.board
    board.bind(on_tap=lambda *_: tapped.append("tap"), on_hold=lambda *_: tapped.append("hold"))
    touch = rested(hand, board)
    hand.navigator.home()
    hand.pass_time(seconds)
    lifted(hand, touch)
    assert tapped == []
    assert not hand.navigator.layers


def test_of_two_buttons_of_a_dialog_that_are_pressed_together_one_acts(hand):
    did = []
    hand.navigator.dialog(
        "Sure?", actions=[(name, lambda name=name: did.append(name)) for name in ("Yes", "No")]
    )
    hand.frames(4)
    fingers = [rested(hand, name) for name in ("Yes", "No")]
    for finger in fingers:
        lifted(hand, finger)
    assert did == ["Yes"]


def test_of_two_rows_of_a_menu_that_are_pressed_together_one_acts(tmp_path):
    did = []
    with Hand(tmp_path, reduced_motion=False) as hand:
        hand.navigator.menu(
            hand.find("New game"),
            [("", name, lambda name=name: did.append(name)) for name in ("Yes", "No")],
        )
        hand.pass_time(0.5)
        fingers = [rested(hand, name) for name in ("Yes", "No")]
        for finger in fingers:
            lifted(hand, finger)
    assert len(did) == 1


def test_a_trail_without_home_has_home_before_it(tmp_path):
    with Hand(tmp_path) as hand:
        hand.navigator.go("settings")
    (tmp_path / "trail.json").write_text(json.dumps([["settings", {}]]), encoding="utf-8")
    with Hand(tmp_path) as hand:
        assert hand.navigator.trail == [*HOME, ("settings", {})]


def test_a_screen_that_takes_the_place_of_home_has_home_before_it(hand):
    hand.navigator.replace("settings")
    assert hand.navigator.trail == [*HOME, ("settings", {})]
