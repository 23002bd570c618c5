"""A disk that takes not a byte more: the system itself refuses every write while one plays on."""

import resource
from contextlib import closing, contextmanager

import pytest

from companion import preferences
from companion.record.events import NoteWritten
from companion.store import Store
from screens.game.unsaved import SECONDS
from screens.game.usual_table import usual_table
from tests.ui.geometry import flaws
from tests.ui.hand import Hand
from tests.ui.palace_hand import PalaceHand
from tests.ui.played import sit

MARK = "Not saved yet"
NOT_SAVED = "This could not be saved and may be forgotten when you leave the app."


@contextmanager
def no_room():
    """Let no file become longer than it is now, not even by a byte."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def everywhere(hand, game):
    """Go to every screen of a game, and come back to the first of them."""
    for room in ("scoreboard", "round", "setup_card", "hand_over", "share", "palace", "table"):
        hand.navigator.go(room, game=game, **({"seat": "red"} if room == "palace" else {}))
        hand.frames(3)
        assert hand.navigator.trail[-1][0] == room
        yield room


def test_a_game_is_played_on_by_touch_and_all_of_it_is_saved_once_there_is_room(tmp_path):
    with Hand(tmp_path) as hand:
        kept = sit(hand)
        hand.navigator.go("table", game=kept.id)
        hand.frames(3)
        with no_room():
            hand.tap("Ana")
            palace = PalaceHand(hand)
            palace.enter("T9nw@0,-1 A8n@1,-1")
            assert len(palace.city) == 2
            for room in everywhere(hand, kept.id):
                assert hand.says(MARK), room
                assert flaws() == [], room
            hand.tap("Try again")
            assert hand.says("What you enter stays on the screen")
            hand.pass_time(SECONDS + 0.1)
            assert kept.unwritten
            assert hand.says(MARK)
        hand.pass_time(SECONDS + 0.1)
        assert not kept.unwritten
        assert not hand.says(MARK)
    with closing(Store(tmp_path)) as store:
        assert store.open(kept.id).record == kept.record


def test_an_app_that_begins_without_room_is_played_with_and_saved_later(tmp_path):
    with no_room():
        hand = Hand(tmp_path)
        hand.open()
        hand.frames(4)
        kept = sit(hand)
        hand.navigator.go("table", game=kept.id)
        hand.screen.act(NoteWritten(text="Rain."))
        hand.frames(3)
        assert hand.says(MARK)
        hand.navigator.home()
        hand.frames(6)
        assert hand.says("Go on")
    hand.pass_time(SECONDS + 0.1)
    assert not hand.says(MARK)
    hand.kill()
    with closing(Store(tmp_path)) as store:
        assert store.open(kept.id).record == kept.record


@pytest.mark.parametrize("leave", ["on_pause", "on_stop"])
def test_what_is_preferred_acts_is_said_not_to_be_saved_and_is_saved_on_leaving(hand, leave):
    hand.navigator.go("settings")
    with no_room():
        hand.app.prefer(text_size=120)
        hand.frames(3)
        assert hand.says(NOT_SAVED)
        assert flaws() == []
        assert [path.name for path in hand.folder.glob("*.new")] == []
    assert preferences.kept(hand.folder).text_size == 100
    getattr(hand.app, leave)()
    assert preferences.kept(hand.folder).text_size == 120


def test_what_is_usual_is_said_not_to_be_saved(hand):
    hand.navigator.go("usual_rules")
    hand.frames(3)
    with no_room():
        hand.screen.switch(always=True)
        hand.frames(3)
        assert hand.says(NOT_SAVED)
    assert usual_table().house_rules is None
    hand.screen.switch(always=True)
    assert usual_table().house_rules is not None
