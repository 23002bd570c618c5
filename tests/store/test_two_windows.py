"""Two apps on the same folder: neither loses what the other wrote without a word."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from companion.record.events import GameStarted, NoteWritten
from companion.store import StaleError, Store, StoreError, logs
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


def test_a_title_given_elsewhere_is_a_step_like_any_other(store, other):
    kept = store.start(START)
    other.rename(kept.id, "Friday")
    with pytest.raises(StoreError, match="changed in another window"):
        kept.act(NoteWritten(text="ours"))
    assert kept.play.title == "Friday"


def test_a_note_from_elsewhere_refuses_nothing(store, other):
    kept = store.start(START)
    other.note(kept.id, "Leo was late")
    kept.act(NoteWritten(text="ours"))
    assert not kept.unwritten


def test_a_game_that_is_gone_from_the_disk_is_written_whole(store, other):
    kept = store.start(START)
    kept.act(NoteWritten(text="one"))
    for table in ("event", "player", "game"):
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


def locked(store):
    return closing(sqlite3.connect(store._file._path, isolation_level=None))


def test_what_waited_for_the_disk_is_kept_beside_what_another_window_wrote(store, other):
    ours = store.start(START)
    theirs = other.open(ours.id)
    with locked(store) as program:
        program.execute("BEGIN IMMEDIATE")
        for text in ("one", "two"):
            with pytest.raises(StoreError, match="Another program"):
                ours.act(NoteWritten(text=text))
        program.execute("ROLLBACK")
    theirs.act(NoteWritten(text="theirs"))
    with pytest.raises(StaleError, match="is kept as a game of its own"):
        store.retry()
    assert ours.play.notes == ("theirs",)
    assert not store.unwritten
    (beside,) = (game for game in store.games() if game.id != ours.id)
    assert other.open(beside.id).play.notes == ("one", "two")
    store.retry()
    assert len(store.games()) == 2


def test_a_step_that_finds_the_disk_free_again_is_kept_with_those_that_waited(store, other):
    ours = store.start(START)
    with locked(store) as program:
        program.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="Another program"):
            ours.act(NoteWritten(text="one"))
        program.execute("ROLLBACK")
    other.open(ours.id).act(NoteWritten(text="theirs"))
    with pytest.raises(StaleError, match="is kept as a game of its own"):
        ours.act(NoteWritten(text="two"))
    (beside,) = (game for game in store.games() if game.id != ours.id)
    assert other.open(beside.id).play.notes == ("one", "two")


def test_one_game_that_gives_way_keeps_no_other_from_the_disk(store, other):
    first, second, third = (store.start(START) for _ in range(3))
    with locked(store) as program:
        program.execute("BEGIN IMMEDIATE")
        for kept in (first, second, third):
            with pytest.raises(StoreError, match="Another program"):
                kept.act(NoteWritten(text="ours"))
        program.execute("ROLLBACK")
    other.open(second.id).act(NoteWritten(text="theirs"))
    with pytest.raises(StaleError):
        store.retry()
    assert not store.unwritten
    assert [other.open(kept.id).play.notes for kept in (first, third)] == [("ours",)] * 2


def test_however_many_games_wait_only_one_waits_for_another_program(store, monkeypatch):
    waiting = [store.start(START) for _ in range(9)]
    with locked(store) as program:
        program.execute("BEGIN IMMEDIATE")
        for kept in waiting:
            with pytest.raises(StoreError, match="Another program"):
                kept.act(NoteWritten(text="ours"))
        with monkeypatch.context() as watched:
            watched.setattr(logs, "write", Mock(side_effect=logs.write))
            with pytest.raises(StoreError, match="Another program"):
                store.retry()
            assert logs.write.call_count == 1
        program.execute("ROLLBACK")
    store.retry()
    assert not store.unwritten


def test_whoever_plays_on_in_a_game_that_was_deleted_elsewhere_has_it_back(store, other):
    kept = store.start(START)
    other.delete(kept.id)
    assert store.games() == ()
    kept.act(NoteWritten(text="one"))
    assert [game.id for game in other.games()] == [kept.id]


@pytest.mark.parametrize("spelled", ["twice/../data", "link"])
def test_a_folder_that_is_spelled_otherwise_is_the_same_one(tmp_path, spelled):
    (tmp_path / "twice").mkdir()
    (tmp_path / "link").symlink_to("data")
    with closing(Store(tmp_path / "data")) as store:
        store._file.database.execute("BEGIN IMMEDIATE")
        Store(tmp_path / spelled).close()
        assert is_locked(tmp_path / "data" / "games.db")


def is_locked(path):
    """Whether another process is kept from writing."""
    program = (
        "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('BEGIN IMMEDIATE')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=False
    )
    return "database is locked" in done.stderr


@pytest.mark.parametrize("how", ["deleted", "renamed", "deleted with its journal", "replaced"])
def test_a_file_that_is_taken_away_while_a_game_is_played_loses_none_of_its_steps(
    store, tmp_path, how
):
    kept = store.start(START)
    kept.act(NoteWritten(text="one"))
    path = tmp_path / "games.db"
    if how == "renamed":
        path.rename(tmp_path / "elsewhere.db")
    else:
        path.unlink()
    if how == "deleted with its journal":
        (tmp_path / "games.db-wal").unlink()
    if how == "replaced":
        with closing(Store(tmp_path / "other")) as another:
            another.start(START)
        (tmp_path / "other" / "games.db").rename(path)
    kept.act(NoteWritten(text="two"))
    assert not kept.unwritten
    with closing(Store(tmp_path)) as again:
        assert again.open(kept.id).record == kept.record


def test_a_damaged_file_that_another_window_uses_stays_where_it_is(store, tmp_path):
    kept = store.start(START)
    store._file.database.execute("PRAGMA user_version = 99")
    assert newer_in_another_process(tmp_path) == "Another program is using the file with your games"
    with closing(Store(tmp_path)) as second:
        assert "Another program is using the file" in second.notice
        assert second.start(START).unwritten
    assert not list(tmp_path.glob("games-*"))
    kept.act(NoteWritten(text="one"))
    store.close()
    with closing(Store(tmp_path)) as again:
        assert "a newer version of this app" in again.notice
        assert again.open(kept.id).record == kept.record


def newer_in_another_process(folder):
    """The beginning of what another app is told when it opens the folder."""
    program = (
        "import sys; from pathlib import Path; from companion.store import Store;"
        " print(Store(Path(sys.argv[1])).notice.partition(',')[0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    return done.stdout.strip()
