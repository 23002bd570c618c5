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
    database = store._shelf.database
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    database.execute(f"PRAGMA max_page_count = {pages}")


def make_room(store):
    store._shelf.database.execute("PRAGMA max_page_count = 1000000")


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
    store._shelf.database.execute("PRAGMA query_only = 1")
    with pytest.raises(StoreError, match="cannot be written to"):
        kept.act(NoteWritten(text="a"))
    with pytest.raises(StoreError, match="cannot be written to"):
        store.rename(kept.id, "Friday")
    assert kept.play.notes == ("a",)
    store._shelf.database.execute("PRAGMA query_only = 0")
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
