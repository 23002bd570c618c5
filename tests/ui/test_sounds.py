"""Sounds: none until somebody wants them; then a tile, a scored round and the winner are heard."""

from pathlib import Path

import pytest
from kivy.core.audio import SoundLoader

from companion.record.events import GameFinished
from screens import phone
from screens.phone import sounding
from tests.ui.played import built, enter, scored, sit
from tests.ui.tables import at, two_players


@pytest.fixture(autouse=True)
def forget_loaded():
    sounding._loaded.cache_clear()
    yield
    sounding._loaded.cache_clear()


@pytest.fixture
def heard(monkeypatch):
    """What the loudspeaker was asked for, one after the other."""
    asked = []

    class Speaker:
        def __init__(self, file):
            assert Path(file).is_file()
            self.name, self.state = Path(file).stem, "stop"

        def play(self):
            assert self.state == "stop"
            self.state = "play"
            asked.append(self.name)

        def stop(self):
            self.state = "stop"

    monkeypatch.setattr(SoundLoader, "load", Speaker)
    return asked


def switch(hand):
    hand.navigator.go("settings")
    hand.frames(3)
    hand.tap(hand.screen.ids.sounds.__self__)


def lay(hand, kept):
    entry = enter(hand, "palace", kept, seat="red").entry
    entry.touch_tile(entry.picker.tiles[0])


def test_nothing_is_heard_until_somebody_wants_it_and_then_at_once(hand, heard):
    kept = sit(hand)
    lay(hand, kept)
    assert heard == []
    switch(hand)
    assert heard == ["scored"]
    hand.kill()
    hand.open()
    lay(hand, kept)
    lay(hand, kept)
    assert heard == ["scored", "laid", "laid"]
    switch(hand)
    lay(hand, kept)
    assert heard == ["scored", "laid", "laid"]


def test_a_scored_round_and_the_winner_are_heard(hand, heard):
    hand.app.prefer(sounds=True)
    kept = sit(hand, *built("red", "G9e@1,0 T9nw@0,-1"), names=("Kim", "Nina", "Otto"))
    at(hand, kept, "round")
    hand.tap("Confirm round 1")
    assert heard == ["scored"]
    kept = two_players(hand, rounds=2)
    kept.act(scored(3))
    enter(hand, "end", kept)
    assert heard == ["scored", "won"]
    # Who comes back to a result hears nothing new.
    kept.act(GameFinished())
    enter(hand, "end", kept)
    assert heard == ["scored", "won"]


def test_a_device_that_makes_no_sound_stops_no_game(hand, monkeypatch):
    def fail(_file):
        raise OSError

    hand.app.prefer(sounds=True)
    for load in (fail, lambda _file: None):
        monkeypatch.setattr(SoundLoader, "load", load)
        phone.sound(phone.Sound.LAID)
    assert hand.says("New game")
