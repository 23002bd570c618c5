"""Disks that are full, folders that cannot be written to: nothing that was entered is lost."""

import sqlite3
from contextlib import closing

import pytest

from companion.record.events import GameStarted, NoteWritten
from companion.store import Store, StoreError
from companion.store.problems import sentence
from tests.record.tables import built, sitting

START = GameStarted(players=sitting(3))


def fill(store):
    """Let the database grow no further, as on a full disk."""
    database = store._file.database
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    database.execute(f"PRAGMA max_page_count = {pages}")


def make_room(store):
    store._file.database.execute("PRAGMA max_page_count = 1000000")


def write_until_full(kept):
    for number in range(200):
        try:
            kept.act(NoteWritten(text=f"{number} " * 90))
        except StoreError as problem:
            return problem
    return None


def test_a_full_disk_is_told_of_and_the_game_goes_on_in_memory(store, tmp_path):
    kept = store.start(START)
    fill(store)
    problem = write_until_full(kept)
    assert "no room left" in str(problem)
    assert kept.unwritten
    notes = len(kept.play.notes)
    with pytest.raises(StoreError):
        kept.act(NoteWritten(text="still no room " * 30))
    assert len(kept.play.notes) == notes + 1
    make_room(store)
    kept.act(built("G10n", "1,0"))
    assert not kept.unwritten
    with closing(Store(tmp_path)) as again:
        assert again.open(kept.id).record == kept.record


def test_what_the_disk_missed_is_written_when_it_is_tried_again(store, tmp_path):
    kept = store.start(START)
    fill(store)
    write_until_full(kept)
    with pytest.raises(StoreError):
        kept.retry()
    make_room(store)
    kept.retry()
    with closing(Store(tmp_path)) as again:
        assert again.open(kept.id).record == kept.record


def test_undo_after_a_failure_leaves_disk_and_memory_alike(store, tmp_path):
    kept = store.start(START)
    fill(store)
    write_until_full(kept)
    make_room(store)
    kept.undo()
    kept.undo()
    kept.act(NoteWritten(text="other"))
    with closing(Store(tmp_path)) as again:
        assert again.open(kept.id).record == kept.record


def test_a_database_that_turns_read_only_is_told_of(store):
    kept = store.start(START)
    store._file.database.execute("PRAGMA query_only = 1")
    with pytest.raises(StoreError, match="cannot be written to"):
        kept.act(NoteWritten(text="a"))
    with pytest.raises(StoreError, match="cannot be written to"):
        store.rename(kept.id, "Friday")
    assert kept.play.notes == ("a",)
    store._file.database.execute("PRAGMA query_only = 0")
    kept.act(NoteWritten(text="b"))
    assert not kept.unwritten


def test_without_a_folder_to_write_to_the_app_starts_and_games_can_be_played(tmp_path):
    folder = tmp_path / "games"
    folder.write_text("a file where the folder should be")
    with closing(Store(folder)) as store:
        assert "cannot be written to" in store.notice
        assert store.games() == ()
        assert store.known_names() == ()
        assert store.last_table() is None
        assert store.recall("theme") is None
        assert store.statistics().players == ()
        with pytest.raises(StoreError, match="cannot be written to"):
            store.remember("theme", "dark")
        kept = store.start(START)
        assert kept.unwritten
        with pytest.raises(StoreError, match="cannot be written to"):
            kept.act(built("G10n", "1,0"))
        assert store.open(kept.id) is kept
        assert [game.id for game in store.games()] == [kept.id]
        assert store.share(kept.id).record == kept.record
        folder.unlink()
        kept.retry()
        assert not kept.unwritten
        assert [game.id for game in store.games()] == [kept.id]
    with closing(Store(folder)) as again:
        assert again.open(kept.id).record == kept.record


def test_a_game_that_the_disk_does_not_know_is_written_before_it_is_renamed(tmp_path):
    folder = tmp_path / "games"
    folder.write_text("a file where the folder should be")
    with closing(Store(folder)) as store:
        kept = store.start(START)
        with pytest.raises(StoreError):
            store.rename(kept.id, "Friday")
        folder.unlink()
        store.rename(kept.id, "Friday")
        assert store.games()[0].title == "Friday"


def test_an_unknown_failure_is_told_with_what_the_database_says():
    assert "(database disk image is malformed)" in sentence(
        sqlite3.DatabaseError("database disk image is malformed")
    )


@pytest.fixture
def unwritable(monkeypatch):
    """Let SQLite open files as it would in a folder that nobody may write to."""
    connect = sqlite3.connect

    def refuse(where, **options):
        if str(where).endswith("?immutable=1") or where == ":memory:":
            return connect(where, **options)
        problem = sqlite3.OperationalError("unable to open database file")
        problem.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
        raise problem

    monkeypatch.setattr(sqlite3, "connect", refuse)
    return monkeypatch


def test_games_in_a_folder_that_cannot_be_written_to_are_read(store, tmp_path, unwritable):
    kept = store.start(START)
    store.close()
    with closing(Store(tmp_path)) as second:
        assert "cannot be written to" in second.notice
        assert [game.id for game in second.games()] == [kept.id]
        again = second.open(kept.id)
        with pytest.raises(StoreError, match="cannot be written to"):
            again.act(NoteWritten(text="one"))
        assert again.play.notes == ("one",)
        unwritable.undo()
        again.retry()
        assert not again.unwritten
        assert second.recall("theme") is None


def test_a_file_that_cannot_even_be_read_is_told_of(tmp_path, unwritable):
    (tmp_path / "games.db").write_bytes(b"")
    with closing(Store(tmp_path)) as store:
        assert "Saving failed (no such table" in store.notice
        assert store.games() == ()
        assert store.start(START).unwritten
        unwritable.undo()
        store.retry()
        assert len(store.games()) == 1
