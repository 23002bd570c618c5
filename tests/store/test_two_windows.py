"""Two apps on the same folder: neither loses what the other wrote without a word."""

import sqlite3
from contextlib import closing

import pytest

from companion.record.events import GameStarted, NoteWritten
from companion.store import Store, StoreError
from tests.record.tables import sitting

START = GameStarted(players=sitting(3))


@pytest.fixture
def other(store):
    with closing(Store(store._file._path.parent)) as opened:
        yield opened


def test_a_stale_step_is_refused_and_the_game_shown_as_it_stands(store, other):
    ours = store.start(START)
    theirs = other.open(ours.id)
    ours.act(NoteWritten(text="ours"))
    with pytest.raises(StoreError, match="changed in another window"):
        theirs.act(NoteWritten(text="theirs"))
    assert theirs.play.notes == ("ours",)
    assert not theirs.unwritten
    theirs.act(NoteWritten(text="theirs"))
    with pytest.raises(StoreError, match="changed in another window"):
        ours.undo()
    assert ours.play.notes == ("ours", "theirs")


def test_every_step_that_was_not_refused_is_kept(store, other):
    windows = [store.open(store.start(START).id)]
    windows.append(other.open(windows[0].id))
    taken = []
    for number in range(40):
        kept = windows[number * number % 7 % 2]
        try:
            kept.act(NoteWritten(text=str(number)))
        except StoreError:
            continue
        taken.append(str(number))
    assert len(taken) < 40
    with closing(Store(store._file._path.parent)) as again:
        assert list(again.open(windows[0].id).play.notes) == taken


def test_a_title_or_a_note_from_elsewhere_refuses_nothing(store, other):
    kept = store.start(START)
    other.rename(kept.id, "Friday")
    kept.act(NoteWritten(text="ours"))
    assert not kept.unwritten


def test_a_game_that_is_gone_from_the_disk_is_written_whole(store, other):
    kept = store.start(START)
    kept.act(NoteWritten(text="one"))
    for table in ("event", "player", "building", "game"):
        other._file.database.execute(f"DELETE FROM {table}")  # noqa: S608  # Our own words.
    kept.act(NoteWritten(text="two"))
    assert other.open(kept.id).record == kept.record


def test_opening_the_folder_twice_leaves_its_locks(store, tmp_path):
    store.start(START)
    store._file.database.execute("BEGIN IMMEDIATE")
    with closing(Store(tmp_path)) as second:
        assert "Another program is using the file" in second.notice
        assert len(second.games()) == 1
        with pytest.raises(StoreError, match="Another program is using the file"):
            second.remember("theme", "dark")
        store._file.database.execute("COMMIT")
        second.remember("theme", "dark")
    assert store.recall("theme") == "dark"


def test_while_another_program_writes_games_are_read_and_played_in_memory(store, tmp_path):
    kept = store.start(START)
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as program:
        program.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="Another program is using the file"):
            kept.act(NoteWritten(text="one"))
        assert store.unwritten
        with pytest.raises(StoreError, match="Another program is using the file"):
            store.retry()
        program.execute("ROLLBACK")
    store.retry()
    assert not store.unwritten
