"""The truth about the disk: what is not on it is marked, tried again, and never lost silently."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.record.events import NoteWritten
from companion.store import Store
from screens.game.unsaved import SECONDS
from tests.ui.geometry import flaws
from tests.ui.hand import Hand
from tests.ui.played import built, sit

MARK = "Not saved yet"


def lock(hand, *, locked=True):
    """Let nobody write to the file with the games, or everybody again."""
    hand.app.store._file.database.execute(f"PRAGMA query_only = {int(locked)}")


@pytest.fixture
def table(hand):
    """A game at its table, with a disk that takes nothing any more."""
    kept = sit(hand)
    hand.navigator.go("table", game=kept.id)
    hand.frames(3)
    assert not hand.says(MARK)
    lock(hand)
    hand.screen.act(*built("red", "G10n@1,0"))
    hand.frames(3)
    return kept


@pytest.mark.parametrize("screen", ["table", "scoreboard", "palace", "round"])
def test_the_mark_lies_over_every_screen_of_the_game(hand, table, screen):
    params = {"seat": "red"} if screen == "palace" else {}
    hand.navigator.go(screen, game=table.id, **params)
    hand.pass_time(0.5)
    assert hand.says(MARK)
    assert not flaws()


def test_a_game_that_begins_while_the_disk_is_full_is_played_and_marked(hand):
    sit(hand)
    lock(hand)
    hand.tap("New game")
    hand.tap("Start with 2 players")
    assert hand.navigator.trail[-1][0] == "setup_card"
    assert hand.says(MARK)
    lock(hand, locked=False)
    hand.tap("Try again")
    assert not hand.says(MARK)
    assert len(hand.app.store.games()) == 2


def test_the_mark_speaks_the_language_that_was_chosen(hand, table):
    hand.app.prefer(language="pl")
    hand.frames(3)
    assert not hand.says(MARK)
    hand.tap("Dlaczego?")
    assert hand.says("Jeszcze niezapisane")


def test_a_person_can_ask_why(hand, table):
    hand.tap("Why?")
    assert hand.says("cannot be written to")
    hand.tap("OK")
    assert hand.says(MARK)


def test_the_disk_is_tried_again_by_itself(hand, table, tmp_path):
    hand.pass_time(SECONDS + 0.1)
    assert hand.says(MARK)
    lock(hand, locked=False)
    assert table.unwritten
    hand.pass_time(SECONDS + 0.1)
    assert not table.unwritten
    assert not hand.says(MARK)
    with closing(Store(tmp_path)) as store:
        assert store.open(table.id).record == table.record


def test_trying_again_by_hand_says_how_it_went(hand, table):
    hand.tap("Try again")
    assert hand.says("cannot be written to")
    assert hand.says(MARK)
    lock(hand, locked=False)
    hand.tap("Try again")
    assert hand.says("Everything is saved now.")
    assert not hand.says(MARK)


def test_the_next_act_writes_what_was_missed(hand, table):
    lock(hand, locked=False)
    hand.screen.act(*built("blue", "T12@1,0"))
    hand.frames(3)
    assert not hand.says(MARK)
    assert not table.unwritten


def test_nothing_is_lost_when_another_game_is_taken_up(hand, table):
    other = sit(hand)
    hand.navigator.go("table", game=other.id)
    hand.frames(3)
    assert hand.says(MARK)
    lock(hand, locked=False)
    hand.tap("Try again")
    assert not table.unwritten
    assert not other.unwritten


@pytest.mark.parametrize("leave", ["on_pause", "on_stop"])
def test_what_is_left_is_written_when_the_app_is_left(hand, table, leave):
    lock(hand, locked=False)
    getattr(hand.app, leave)()
    assert not table.unwritten


def test_a_game_begun_on_a_full_disk_is_marked(hand):
    lock(hand)
    kept = sit(hand)
    hand.navigator.go("table", game=kept.id)
    hand.frames(3)
    assert hand.says(MARK)


def test_a_step_that_another_window_made_impossible_is_told_of(hand, tmp_path):
    kept = sit(hand)
    hand.navigator.go("table", game=kept.id)
    with closing(Store(tmp_path)) as other:
        other.open(kept.id).act(NoteWritten(text="theirs"))
    hand.screen.act(NoteWritten(text="ours"))
    hand.frames(12)
    assert hand.says("changed in another window")
    assert not hand.says(MARK)
    assert hand.screen.play.notes == ("theirs",)


def test_what_waited_for_the_disk_gives_way_to_another_window(hand, table, tmp_path):
    with closing(sqlite3.connect(tmp_path / "games.db")) as other:
        other.execute("UPDATE game SET changed = 'later'")
        other.commit()
    lock(hand, locked=False)
    hand.pass_time(SECONDS + 0.1)
    assert hand.says("changed in another window")
    assert not hand.says(MARK)
    assert len(hand.screen.play.seats[0].city) == 0


@pytest.mark.parametrize("failing", ["open", "replace"])
def test_a_trail_that_cannot_be_written_stops_nobody(hand, monkeypatch, failing):
    def fail(*args, **kwargs):
        raise OSError

    kept = sit(hand)
    if failing == "open":
        monkeypatch.setattr("os.open", fail)
    else:
        monkeypatch.setattr(Path, "replace", fail)
    hand.navigator.go("table", game=kept.id)
    hand.navigator.home()
    assert hand.navigator.trail == [("home", {})]


@pytest.mark.parametrize("room", ["table", "past_games", "statistics", "usual_table"])
def test_what_happened_to_the_store_is_told_wherever_the_app_opens(tmp_path, room):
    with Hand(tmp_path) as hand:
        kept = sit(hand)
        hand.navigator.go(room, **({"game": kept.id} if room == "table" else {}))
    with (tmp_path / "games.db").open("r+b") as file:
        file.write(b"X")
    with Hand(tmp_path) as hand:
        hand.frames(12)
        assert hand.navigator.trail[-1][0] == room
        assert hand.says("1 game in it could be read and is here.")
        hand.tap("OK")
        assert not hand.navigator.layers
