"""What the phone tells the app and does for it, tried on a phone of paper."""

import ast
from pathlib import Path

import pytest
from kivy.core.clipboard import Clipboard
from kivy.core.window import Window
from kivy.metrics import Metrics, dp

import screens
from companion.layout.text_sizes import grown
from screens import phone
from screens.phone import Insets
from screens.theme import Appearance
from tests.paper_phone.intent import Intent
from tests.paper_phone.phone import PaperPhone
from tests.paper_phone.strict import UnknownNameError
from tests.paper_phone.table import CAST_TO, JAVA
from tests.ui.hand import Hand


@pytest.fixture
def paper(monkeypatch):
    return PaperPhone().plug_in(monkeypatch)


@pytest.fixture
def usual_metrics():
    yield
    Metrics.density = Metrics.fontscale = 1


@pytest.mark.parametrize("night", [True, False])
def test_the_phones_colours_are_followed_from_the_start(tmp_path, paper, night):
    paper.night = night
    with Hand(tmp_path) as hand:
        assert hand.app.theme_cls.is_dark is night


def test_the_phones_colours_are_followed_when_one_comes_back(paper, hand):
    for night in (True, False):
        paper.night = night
        hand.app.on_pause()
        hand.app.on_resume()
        assert hand.app.theme_cls.is_dark is night


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_who_has_chosen_light_or_dark_keeps_it_whatever_the_phone_shows(paper, hand, appearance):
    hand.choose(appearance)
    paper.night = appearance is Appearance.LIGHT
    hand.app.on_resume()
    assert hand.app.theme_cls.is_dark is (appearance is Appearance.DARK)
    hand.choose(Appearance.SYSTEM)
    assert hand.app.theme_cls.is_dark is paper.night


def test_the_icons_of_the_bars_are_read_on_their_ground(paper, hand):
    assert paper.bar_icons == "dark"
    hand.choose(Appearance.DARK)
    assert paper.bar_icons == "white"
    hand.choose(Appearance.LIGHT)
    assert paper.bar_icons == "dark"


def test_large_text_of_the_phone_is_large_here_and_takes_its_room_from_nothing_else(
    paper, tmp_path, usual_metrics
):
    paper.text_scale, paper.density = 1.5, 2
    with Hand(tmp_path) as hand:
        assert dp(48) == 96
        title = next(w for w in hand.seen() if getattr(w, "text", "") == "New game")
        assert title.font_size == 16 * 1.5 * 2
        hand.app.prefer(text_size=120)
        hand.frames(3)
        title = next(w for w in hand.seen() if getattr(w, "text", "") == "New game")
        assert title.font_size == pytest.approx(grown(16, 1.5 * 1.2) * 2)


def test_bars_that_are_laid_out_late_are_told_once_they_are_there(paper, tmp_path):
    paper.laid_out = False
    with Hand(tmp_path, insets=phone.insets) as hand:
        hand.app.on_start()
        assert paper.bar_icons is None
        assert hand.navigator.insets == [0, 0, 0, 0]
        paper.laid_out = True
        hand.pass_time(1.1)
        assert paper.bar_icons == "dark"
        assert hand.navigator.insets == [0, 40, 0, 24]


def test_bars_forget_nothing_while_the_app_waits(paper, hand):
    paper.bar_icons = "white"
    hand.app.on_resume()
    assert paper.bar_icons == "dark"


def test_an_old_android_is_not_asked_for_what_it_has_not(paper):
    paper.sdk = 29
    phone.tell_bars(dark=True)
    assert paper.bar_icons is None
    assert paper.runnables == {}


@pytest.mark.parametrize(("sdk", "top"), [(34, 0), (35, 40), (36, 40)])
def test_the_bars_take_their_room_where_apps_are_drawn_under_them(paper, sdk, top):
    paper.sdk = sdk
    assert phone.insets().top == top


def test_a_tick_is_felt_and_leaves_nothing_behind(paper):
    for _ in range(100):
        phone.tick()
    assert paper.felt == [1] * 100
    assert len(paper.runnables) == 1


@pytest.mark.parametrize(("animations", "less"), [(0.0, True), (0.5, False), (1.0, False)])
def test_who_wants_no_animations_gets_none(paper, hand, animations, less):
    paper.animations = animations
    hand.app.on_resume()
    assert hand.app.reduced_motion is less


def test_a_text_is_handed_to_an_app_of_ones_choice(paper):
    assert phone.share("Ana 112", "Share the result")
    assert paper.shared == [
        (
            "android.intent.action.SEND",
            "text/plain",
            {"android.intent.extra.TEXT": "Ana 112"},
            "Share the result",
        )
    ]


LINK = "alhambra:PA013QU6NVUY346WSANFQZ"


def message(text):
    intent = Intent(Intent.ACTION_SEND)
    intent.putExtra(Intent.EXTRA_TEXT, text)
    return intent


def title(hand):
    return hand.screen.title if hand.navigator.trail[-1][0] == "take_in" else ""


@pytest.mark.parametrize(
    "intent", [Intent(Intent.ACTION_VIEW, LINK), message(f"Ana’s palace: {LINK}")]
)
def test_a_link_or_a_shared_text_opens_the_app_on_the_palace(tmp_path, paper, intent):
    paper.opened_with = intent
    with Hand(tmp_path) as hand:
        assert title(hand) == "A palace arrives"


@pytest.mark.parametrize(
    "intent",
    [
        None,
        Intent(Intent.ACTION_MAIN),
        Intent(Intent.ACTION_VIEW),
        Intent(Intent.ACTION_SEND),
        Intent(Intent.ACTION_VIEW, LINK, flags=Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY),
    ],
)
def test_the_app_opens_as_always_where_nothing_new_has_come_in(tmp_path, paper, intent):
    paper.opened_with = intent
    with Hand(tmp_path) as hand:
        assert hand.navigator.trail[-1][0] == "home"


def test_a_link_comes_in_while_the_app_runs(tmp_path, paper):
    with Hand(tmp_path) as hand:
        paper.arrive(Intent(Intent.ACTION_MAIN))
        hand.frames(2)
        assert title(hand) == ""
        paper.arrive(Intent(Intent.ACTION_VIEW, LINK))
        # What a thread of Java's brings waits for the app's own.
        assert title(hand) == ""
        hand.frames(2)
        assert title(hand) == "A palace arrives"


def test_whatever_another_app_sends_is_answered_with_a_sentence(tmp_path, paper):
    with Hand(tmp_path) as hand:
        for text in ("Hello!", "x" * 1_000_000, "\0\ud800", "alhambra:" * 5_000):
            paper.arrive(message(text))
            hand.frames(3)
            assert hand.says("This is no code of this app, or it is damaged.")


def test_a_desktop_tells_nothing_and_a_text_goes_to_the_clipboard(monkeypatch):
    copied = []
    monkeypatch.setattr(Clipboard, "copy", copied.append)
    assert (phone.insets(), phone.wants_less_motion(), phone.is_dark()) == (Insets(), False, False)
    phone.tick()
    phone.tell_bars(dark=True)
    assert not phone.share("Ana 112", "Share the result")
    assert copied == ["Ana 112"]


def test_a_phone_of_paper_knows_nothing_that_it_was_not_told(paper):
    import jnius

    with pytest.raises(UnknownNameError):
        jnius.autoclass("android.os.Vibrator")
    with pytest.raises(UnknownNameError):
        jnius.cast("android.view.View", object())
    window = jnius.autoclass("org.kivy.android.PythonActivity").mActivity.getWindow()
    with pytest.raises(UnknownNameError):
        window.setStatusBarColor(0)


def java_names(folder):
    """What is asked of Java in a folder of ours: `java("…")` and `as_java("…", …)`."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"java", "as_java"}:
                yield node.func.id, node.args[0].value


def test_every_name_of_java_that_the_app_asks_for_is_in_the_table():
    asked = set(java_names(Path(screens.__file__).parent))
    assert {name for by, name in asked if by == "java"} - set(JAVA) == set()
    assert {name for by, name in asked if by == "as_java"} - CAST_TO == set()
    assert ("java", "android.content.Intent") in asked


def test_whoever_is_told_of_what_comes_in_is_told_once(tmp_path, paper):
    for _ in range(3):
        with Hand(tmp_path) as hand:
            paper.arrive(Intent(Intent.ACTION_VIEW, LINK))
            hand.frames(2)
    for number in range(3):
        phone.ask_for_document(100, print, print)
        assert [len(told) for told in paper.doors.listeners.values()] == [1, 1], number


@pytest.mark.parametrize("wanted", [True, False])
def test_the_screen_stays_on_where_that_is_wanted(monkeypatch, wanted):
    monkeypatch.setattr(Window, "allow_screensaver", wanted)
    phone.stay_awake(wanted=wanted)
    assert Window.allow_screensaver is not wanted


@pytest.mark.parametrize(("found", "pasted"), [("T12", "T12"), ("", ""), (None, "")])
def test_what_was_copied_is_pasted_and_nothing_is_an_empty_text(monkeypatch, found, pasted):
    monkeypatch.setattr(Clipboard, "paste", lambda: found)
    assert phone.paste() == pasted
