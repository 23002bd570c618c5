import json

import pytest
from kivy.core.window import Window
from kivy.uix.label import Label

from companion.store import StoreError
from screens.navigation.navigator import Navigator
from screens.navigation.screen import Screen
from screens.phone import Insets
from screens.widgets.words import Words
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.hand import Hand
from tests.ui.showroom import Showroom


@pytest.fixture
def navigator(hand):
    hand.navigator.rooms["showroom"] = Showroom
    return hand.navigator


def test_back_at_home_leaves_the_app_to_the_system_on_a_phone(hand, monkeypatch):
    monkeypatch.setattr("screens.phone.is_android", lambda: True)
    assert not hand.back()


def test_esc_at_home_does_not_close_a_desktops_window(hand):
    assert hand.back()
    assert hand.navigator.trail == [("home", {})]


def test_back_returns_to_the_screen_before(hand, navigator):
    navigator.go("showroom", number=7)
    assert hand.back()
    assert navigator.trail == [("home", {})]
    assert navigator.screen is navigator._built["home"]


def test_a_screen_is_built_once_and_shown_anew(hand, navigator):
    first = navigator.go("showroom", number=1)
    second = navigator.go("showroom", number=2)
    assert first is second
    assert second.number == 2
    hand.back()
    assert second.number == 1


def test_a_screen_that_replaces_another_is_not_returned_to(hand, navigator):
    navigator.go("showroom", number=1)
    navigator.replace("showroom", number=2)
    hand.back()
    assert navigator.trail == [("home", {})]


def test_one_goes_back_to_a_screen_that_lies_further_behind(hand, navigator):
    for number in (1, 2, 3):
        navigator.go("showroom", number=number)
    navigator.back_to("showroom", number=1)
    assert navigator.trail == [("home", {}), ("showroom", {"number": 1})]
    navigator.back_to("showroom", number=4)
    assert navigator.trail == [("home", {}), ("showroom", {"number": 4})]


def test_a_screen_may_use_back_for_itself(hand, navigator, monkeypatch):
    screen = navigator.go("showroom")
    monkeypatch.setattr(screen, "take_back", lambda: True)
    assert hand.back()
    assert navigator.screen is screen


def test_back_takes_away_what_lies_on_top_first(hand, navigator):
    navigator.go("showroom")
    hand.frames()
    sheet = navigator.sheet(Words(text="below"), modal=False)
    dialog = navigator.dialog("Really?", actions=[("Yes", None)])
    menu = navigator.menu(hand.find("more"), [("pencil", "Rename", print)])
    for layer in (menu, dialog, sheet):
        assert layer.is_open
        assert hand.back()
        assert not layer.is_open
        assert layer.parent is None
    assert navigator.trail[-1][0] == "showroom"


def test_going_elsewhere_takes_everything_away(hand, navigator):
    navigator.dialog("Really?")
    navigator.go("showroom")
    assert navigator.layers == []


def test_a_dialog_keeps_touches_from_the_screen_and_closes_beside_itself(hand, navigator):
    screen = navigator.go("showroom")
    dialog = navigator.dialog("Really?", "This cannot be asked twice.")
    hand.frames()
    hand.tap(screen.ids.button)
    assert screen.acts == []
    assert not dialog.is_open
    hand.tap(screen.ids.button)
    assert screen.acts == ["score"]


def test_a_dialog_does_what_its_button_says(hand, navigator):
    done = []
    dialog = navigator.dialog(
        "Delete it?", actions=[("Keep", None), ("Delete", lambda: done.append(1))]
    )
    hand.frames()
    hand.tap("Delete")
    assert done == [1]
    assert not dialog.is_open


def test_a_menu_does_what_was_chosen(hand, navigator):
    done = []
    navigator.go("showroom")
    hand.frames()
    items = [("pencil", "Rename", lambda: done.append(1)), ("delete", "Delete", None)]
    menu = navigator.menu(hand.find("more"), items)
    hand.frames()
    assert flaws() == []
    hand.tap("Delete")
    assert menu.is_open
    hand.tap("Rename")
    assert done == [1]
    assert not menu.is_open


def test_turning_the_phone_closes_a_menu_but_no_sheet(hand, navigator):
    done = []
    screen = navigator.go("showroom")
    sheet = navigator.sheet(Label(size_hint_y=None, height=100), modal=False)
    for size in SIZES:
        hand.resize(*size)
        menu = navigator.menu(hand.find("more"), [("pencil", "Rename", lambda: done.append(1))])
        hand.frames()
        assert flaws() == []
        hand.resize(*size[::-1])
        assert not menu.is_open
        assert navigator.layers == [sheet]
    hand.tap("undo")
    assert screen.acts == ["undo"]
    assert not done


def test_a_sheet_that_stays_leaves_the_screen_in_use(hand, navigator):
    screen = navigator.go("showroom")
    sheet = navigator.sheet(Label(size_hint_y=None, height=200), modal=False)
    hand.frames()
    hand.tap("undo")
    assert screen.acts == ["undo"]
    hand.tap(sheet.content)
    assert sheet.is_open


def test_a_sheet_is_pulled_down_by_its_grip(hand, navigator):
    sheet = navigator.sheet(Label(size_hint_y=None, height=200))
    hand.frames()
    x, y = sheet.body.center_x, sheet.body.top - 10
    hand.drag((x, y), (x, y - 30))
    assert sheet.is_open
    assert sheet.pulled == 0
    hand.drag((x, y), (x, y - 120))
    assert not sheet.is_open


def test_a_notice_offers_to_take_the_act_back(hand, navigator):
    done = []
    screen = navigator.go("showroom")
    hand.frames()
    notice = navigator.notice("Tower 9 was removed", "UNDO", lambda: done.append(1))
    hand.frames()
    assert notice.body.y >= screen.ids.button.top
    hand.tap("Score round 2")
    assert screen.acts == ["score"]
    hand.tap("UNDO")
    assert done == [1]
    assert not notice.is_open


def test_a_notice_stays_above_the_next_screen_s_button(hand, navigator):
    notice = navigator.notice("A game was deleted", "UNDO")
    screen = navigator.go("showroom")
    hand.frames()
    navigator.replace("showroom")
    hand.frames()
    assert notice.is_open
    assert notice.body.y >= screen.ids.button.top


def test_a_notice_does_not_follow_home(hand, navigator):
    navigator.go("showroom")
    notice = navigator.notice("Tower 9 was removed", "UNDO")
    hand.back()
    assert not notice.is_open


def test_a_screen_with_nothing_left_to_show_is_passed_on_the_way_back(hand, navigator):
    class Gone(Screen):
        gone = False

        def show(self):
            if self.gone:
                raise LookupError

    navigator.rooms["gone"] = Gone
    navigator.go("gone").gone = True
    navigator.go("showroom")
    assert hand.back()
    assert navigator.trail == [("home", {})]


def test_a_screen_may_send_one_on_to_another(hand, navigator):
    class Turnstile(Screen):
        def show(self):
            self.navigator.go("showroom", number=3)

    navigator.rooms["turnstile"] = Turnstile
    navigator.go("turnstile")
    assert navigator.trail == [("home", {}), ("showroom", {"number": 3})]
    assert navigator.screen.number == 3


class Told(Screen):
    """Tells what becomes of it, and cannot be shown for a reason."""

    def __init__(self, **kwargs):
        self.heard = []
        self.reason = None
        super().__init__(**kwargs)

    def show(self, **params):
        self.heard.append(params)
        if self.reason is not None:
            raise self.reason

    def leave(self):
        self.heard.append("left")


@pytest.fixture
def told(navigator):
    navigator.rooms["told"] = Told
    return navigator.go("told", number=1)


@pytest.mark.parametrize("way", ["go", "replace"])
def test_a_screen_leaves_before_it_is_shown_anew(hand, navigator, told, way):
    getattr(navigator, way)("told", number=2)
    assert told.heard == [{"number": 1}, "left", {"number": 2}]


def test_a_screen_leaves_before_the_next_is_shown(hand, navigator, told):
    class Next(Screen):
        def show(self):
            self.found = told.heard[-1]

    navigator.rooms["next"] = Next
    assert navigator.go("next").found == "left"
    hand.back()
    assert told.heard == [{"number": 1}, "left", {"number": 1}]


def test_what_lies_over_a_screen_goes_before_the_next_may_lay_something_there(hand, navigator):
    class Asking(Screen):
        def show(self):
            self.below = list(self.navigator.layers)
            self.question = self.navigator.dialog("Really?")

    navigator.rooms["asking"] = Asking
    navigator.sheet(Words(text="below"))
    asking = navigator.go("asking")
    assert asking.below == []
    assert navigator.layers == [asking.question]


REASONS = {
    StoreError("The disk is on fire."): "The disk is on fire.",
    LookupError(): "There is nothing to show there any more.",
}


@pytest.mark.parametrize("way", ["go", "replace", "back_to"])
@pytest.mark.parametrize("reason", REASONS, ids=["unreadable", "gone"])
def test_where_nothing_can_be_shown_one_stays_on_a_screen_that_works(
    hand, navigator, told, way, reason
):
    navigator.rooms["broken"] = type("Broken", (Told,), {})
    broken = navigator._build("broken")
    broken.reason = reason
    getattr(navigator, way)("broken")
    assert told.heard == [{"number": 1}, "left", {"number": 1}]
    assert broken.heard == [{}]
    assert navigator.screen is told
    assert navigator.stage.children == [told]
    assert navigator.trail == [("home", {}), ("told", {"number": 1})]
    hand.frames()
    assert hand.says(REASONS[reason])
    navigator.home()
    assert told.heard[-2:] == [{"number": 1}, "left"]


def test_where_the_screen_before_is_gone_too_one_ends_up_at_home(hand, navigator, told):
    told.reason = StoreError("The disk is on fire.")
    navigator.go("told", number=2)
    assert navigator.trail == [("home", {})]
    hand.frames()
    assert hand.says("The disk is on fire.")


def test_a_screen_left_for_one_that_sends_on_is_left_once(hand, navigator, told):
    class Turnstile(Screen):
        def show(self):
            self.navigator.go("showroom", number=3)

    navigator.rooms["turnstile"] = Turnstile
    navigator.go("turnstile")
    assert told.heard == [{"number": 1}, "left"]


def test_a_notice_may_come_before_the_first_screen_is_there(hand):
    fresh = Navigator({})
    notice = fresh.notice("Something was kept.")
    assert (notice.above, notice.beside) == (0, 0)
    notice.close()


def test_a_second_notice_takes_the_place_of_the_first(hand, navigator):
    first = navigator.notice("One")
    second = navigator.notice("Two")
    assert (first.is_open, second.is_open) == (False, True)


def test_a_killed_app_opens_where_it_was(tmp_path, monkeypatch):
    monkeypatch.setitem(_rooms(), "showroom", Showroom)
    with Hand(tmp_path) as hand:
        hand.navigator.go("showroom", number=7)
        hand.kill()
        hand.open()
        assert hand.navigator.trail == [("home", {}), ("showroom", {"number": 7})]
        assert hand.screen.number == 7
        hand.back()
        assert hand.navigator.trail == [("home", {})]


@pytest.mark.parametrize(
    "trail",
    ["", "{", "[]", "[1]", '{"a": 1}', '[["nowhere", {}]]', '[["home", {"no": 1}]]'],
)
def test_a_trail_that_leads_nowhere_leads_home(tmp_path, trail):
    (tmp_path / "trail.json").write_text(trail)
    with Hand(tmp_path) as hand:
        assert hand.navigator.trail == [("home", {})]
        assert json.loads((tmp_path / "trail.json").read_text()) == [["home", {}]]


def test_the_phone_stays_awake_in_a_game_and_under_its_dialogs(hand, navigator):
    assert Window.allow_screensaver
    navigator.go("showroom")
    navigator.dialog("Really?")
    assert not Window.allow_screensaver
    hand.back()
    assert not Window.allow_screensaver
    hand.back()
    assert Window.allow_screensaver


def test_everything_keeps_clear_of_the_systems_bars(tmp_path):
    with Hand(tmp_path, insets=lambda: Insets(0, 40, 0, 24)) as hand:
        hand.navigator.rooms["showroom"] = Showroom
        screen = hand.navigator.go("showroom")
        hand.frames()
        assert screen.top == Window.height - 40
        assert screen.y == 24
        sheet = hand.navigator.sheet(Label(size_hint_y=None, height=100))
        hand.frames()
        assert sheet.body.y == 0
        assert sheet.content.to_window(0, sheet.content.y)[1] >= 24


def test_what_moves_comes_to_rest_in_its_place(tmp_path):
    with Hand(tmp_path, reduced_motion=False) as hand:
        hand.navigator.rooms["showroom"] = Showroom
        hand.navigator.go("showroom")
        sheet = hand.navigator.sheet(Label(size_hint_y=None, height=100))
        hand.until(lambda: sheet.progress == 1 and hand.navigator.slide == 0)
        assert sheet.body.y == 0
        hand.back()
        hand.until(lambda: sheet.parent is None)


def _rooms():
    from screens import app

    return app.ROOMS


def test_a_notice_belongs_to_its_screen_unless_it_offers_something(hand, navigator):
    said = navigator.notice("Ana: 12 + 9 = 21")
    navigator.go("showroom")
    assert not said.is_open
    offered = navigator.notice("Undone: tower 9 built", "Redo", follows=False)
    navigator.go("showroom", number=7)
    assert not offered.is_open
