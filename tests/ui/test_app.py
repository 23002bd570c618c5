import gc
import os
import subprocess
import sys
from pathlib import Path
from weakref import ref

import pytest
from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window

import companion
from tests.ui.hand import Hand
from tests.ui.showroom import Showroom
from tests.ui.tables import two_players

ROOT = Path(__file__).parents[2]


def test_a_paused_app_waits(app):
    assert app.on_pause()


def test_the_app_has_the_version_of_the_game(app):
    assert app.version == companion.__version__


def test_a_field_that_is_typed_into_stays_above_the_keyboard(app):
    assert Window.softinput_mode == "below_target"


def test_the_data_folder_is_made_where_there_is_none(tmp_path):
    with Hand(tmp_path / "new" / "place") as hand:
        assert (hand.app.data_folder / "trail.json").exists()


def test_a_new_account_without_a_config_folder_can_start_the_app(tmp_path, monkeypatch):
    from screens.app import Companion

    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "new" / ".config"))
    assert Companion().data_folder.is_dir()


def test_an_account_that_nothing_can_be_kept_in_can_start_the_app(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "file"))
    with Hand(None) as hand:
        assert hand.says("New game")
        assert hand.app.store.notice


def test_kivy_starts_where_there_is_no_home(tmp_path):
    (tmp_path / "file").touch()
    account = {**os.environ, "HOME": str(tmp_path / "file" / "home")}
    account.pop("KIVY_HOME", None)
    account.pop("KIVY_NO_CONFIG", None)
    start = [sys.executable, "-c", "import main; main.prepare()"]
    done = subprocess.run(start, cwd=ROOT, env=account, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def ours():
    """What waits for its time and was put there by a widget of ours, of Kivy's or of KivyMD's."""
    callbacks = [event.get_callback() for event in Clock.get_events()]
    whole = [getattr(each, "func", each) for each in callbacks]
    return [each for each in whole if not each.__module__.startswith(("kivy.cache", "kivy.core."))]


@pytest.mark.parametrize("reduced_motion", [True, False])
def test_a_notice_does_not_outlive_the_app(tmp_path, reduced_motion):
    with Hand(tmp_path, reduced_motion=reduced_motion) as hand:
        hand.navigator.notice("Saved", "Undo")
        hand.frames(1)
        assert ours()
    assert ours() == []
    assert not Animation._instances
    hand.pass_time(8)


@pytest.mark.parametrize("frames", [0, 1, 30])
def test_a_list_that_is_scrolled_comes_to_rest_with_the_app(tmp_path, frames):
    with Hand(tmp_path) as hand:
        hand.navigator.rooms["showroom"] = Showroom
        scroll = hand.navigator.go("showroom").ids.scroll
        hand.frames(2)
        x, y = scroll.to_window(*scroll.center)
        finger = hand.press(x, y)
        finger.touch_move(x, y + 120)
        finger.touch_up()
        tap = hand.press(x, y)
        tap.touch_up()
        hand.frames(frames)
        assert ours()
    assert ours() == []
    hand.pass_time(2)
    assert not Animation._instances


def test_whatever_moves_stops_with_the_app(tmp_path):
    from screens.end.confetti import Confetti

    with Hand(tmp_path, reduced_motion=False) as hand:
        hand.navigator.rooms["showroom"] = Showroom
        room = hand.navigator.go("showroom")
        confetti = Confetti()
        room.add_widget(confetti)
        confetti.burst()
        room.ids.stepper.press(1)
        hand.pass_time(0.1)
        assert len(ours()) > 1
        assert Animation._instances
        reached = room.ids.stepper.value
    assert ours() == []
    assert not Animation._instances
    hand.pass_time(2)
    assert room.ids.stepper.value == reached


ROOMS = ("table", "dummy", "round", "scoreboard", "end", "setup_card", "new_game", "rules_desk")


def test_nothing_is_left_of_an_app_that_has_ended(tmp_path):
    """Nor of a panel or a dialog that has gone, of which a long evening sees many."""
    with Hand(tmp_path) as hand:
        kept = two_players(hand)
        for room in ROOMS:
            hand.navigator.go(room, **({} if room == "new_game" else {"game": kept.id}))
            hand.frames(3)
        hand.navigator.go("palace", game=kept.id, seat="red")
        layers = [
            hand.navigator.dialog("Delete?", actions=[("Delete", None)]),
            hand.navigator.notice("Saved", "Undo"),
        ]
        hand.frames(3)
        whole = [ref(each) for each in (hand.navigator, *hand.navigator._built.values(), *layers)]
        layers.clear()
    hand.app = None
    gc.collect()
    assert [each() for each in whole if each() is not None] == []
