"""Disks that are full, folders that cannot be written to: nothing that was entered is lost."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from companion.record.events import GameStarted, NoteWritten
from companion.store import Store, StoreError
from companion.store.database import rescue, schema
from companion.store.problems import sentence, store_errors
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
def unwritable(monkeypatch, tmp_path):
    """Let SQLite open files as it would in a folder that nobody may write to."""
    connect = sqlite3.connect

    def refuse(where, **options):
        path = str(where).removeprefix("file://")
        if path.startswith(str(tmp_path)) and not path.endswith("?immutable=1"):
            problem = sqlite3.OperationalError("unable to open database file")
            problem.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
            raise problem
        return connect(where, **options)

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
        assert second.notice is None


def test_what_only_the_journal_has_is_read_there_too(store, tmp_path, unwritable):
    kept = store.start(START)
    kept.act(NoteWritten(text="one"))
    assert (tmp_path / "games.db-wal").stat().st_size
    with closing(Store(tmp_path)) as second:
        again = second.open(kept.id)
        assert again.record == kept.record
        unwritable.undo()
        again.act(NoteWritten(text="two"))
        assert not again.unwritten


def test_where_nothing_can_be_copied_a_file_is_read_without_its_journal(
    store, tmp_path, unwritable
):
    kept = store.start(START)
    store.close()
    unwritable.setattr("companion.store.database.rescue.copied", Mock(side_effect=OSError))
    with closing(Store(tmp_path)) as second:
        assert second.open(kept.id).record == kept.record


def test_a_file_that_cannot_even_be_read_is_told_of(tmp_path, unwritable):
    (tmp_path / "games.db").write_bytes(b"SQLite format 3\0 and no more")
    with closing(Store(tmp_path)) as store:
        assert "cannot be written to" in store.notice
        assert store.games() == ()
        assert store.start(START).unwritten
        unwritable.undo()
        store.retry()
        assert len(store.games()) == 1
        assert "is damaged" in store.notice


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "no room left"),
        (errno.EAGAIN, "Another program is using"),
        (errno.EROFS, "cannot be written to"),
        (None, "cannot be written to"),
    ],
)
def test_what_the_system_says_is_told_in_a_sentence(number, said):
    problem = OSError(number, "…") if number else OSError()
    assert said in sentence(problem)
    with pytest.raises(StoreError, match=said), store_errors():
        raise problem


def test_no_room_for_what_lies_beside_a_database_is_no_room():
    problem = sqlite3.OperationalError("disk I/O error")
    problem.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    assert "no room left" in sentence(problem)


def test_a_damaged_file_stays_where_it_is_while_there_is_no_room_for_a_new_one(
    tmp_path, monkeypatch
):
    with closing(Store(tmp_path)) as store:
        kept = store.start(START)
    raw = (tmp_path / "games.db").read_bytes()
    (tmp_path / "games.db").write_bytes(b"X" + raw[1:])
    with monkeypatch.context() as full:
        no_room = OSError(errno.ENOSPC, "No space left on device")
        full.setattr(rescue, "_rows", Mock(side_effect=no_room))
        store = Store(tmp_path)
        assert "no room left" in store.notice
        assert [path.name for path in tmp_path.iterdir()] == ["games.db"]
        ours = store.start(START)
        assert ours.unwritten
    with closing(store):
        store.retry()
        assert "1 game in it could be read and is here." in store.notice
        assert {game.id for game in store.games()} == {kept.id, ours.id}


def test_a_new_file_that_cannot_be_made_leaves_none(tmp_path, monkeypatch):
    with monkeypatch.context() as broken:
        broken.setattr(schema, "try_writing", lambda database: database.execute("no words"))
        with closing(Store(tmp_path)) as store:
            assert "Saving failed" in store.notice
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_app_was_making_is_cleared_away(tmp_path):
    (tmp_path / "games-new-x").mkdir()
    (tmp_path / "games-new-x" / "games.db").touch()
    with closing(Store(tmp_path)) as store:
        assert store.notice is None
    assert [path.name for path in tmp_path.iterdir()] == ["games.db"]


def test_a_phone_that_allows_no_second_name_gets_its_file_all_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr(Path, "hardlink_to", Mock(side_effect=PermissionError))
    with closing(Store(tmp_path)) as store:
        assert store.notice is None
        assert not store.start(START).unwritten
    assert [path.name for path in tmp_path.iterdir()] == ["games.db"]


def test_a_file_whose_mode_cannot_be_changed_is_read(store, tmp_path, monkeypatch):
    kept = store.start(START)
    store.close()
    read_only = OSError(errno.EROFS, "Read-only file system")
    monkeypatch.setattr(Path, "chmod", Mock(side_effect=read_only))
    with closing(Store(tmp_path)) as second:
        assert second.open(kept.id).record == kept.record


def lying(kind):
    def put(path):
        path.unlink(missing_ok=True)
        if kind == "loop":
            path.symlink_to(path.name)
        elif kind == "broken link":
            path.symlink_to("/nowhere/games.db")
        elif kind == "pipe":
            os.mkfifo(path)
        else:
            path.mkdir()

    return put


KINDS = ["loop", "broken link", "pipe", "folder"]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_put_aside(tmp_path, kind):
    lying(kind)(tmp_path / "games.db")
    with closing(Store(tmp_path)) as store:
        assert "was not made by this app" in store.notice
        assert not store.start(START).unwritten
    assert len(list(tmp_path.glob("games-*.db"))) == 1


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal"])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_beside_a_database_is_put_aside(store, tmp_path, kind, ending):
    kept = store.start(START)
    store.close()
    lying(kind)(tmp_path / f"games.db{ending}")
    with closing(Store(tmp_path)) as again:
        assert again.notice is None
        again.open(kept.id).act(NoteWritten(text="one"))
        assert not again.unwritten
    assert len(list(tmp_path.glob(f"games-*.db{ending}"))) == 1


def test_a_folder_may_be_named_from_where_one_stands(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with closing(Store(Path("games"))) as store, closing(Store(Path("games"))) as second:
        store._file.database.execute("BEGIN IMMEDIATE")
        monkeypatch.chdir("/")
        kept = second.start(START)
        assert kept.unwritten
        store._file.database.execute("ROLLBACK")
        second.retry()
        assert [game.id for game in store.games()] == [kept.id]


def test_everything_is_for_its_owner_only(store, tmp_path):
    store.start(START)
    for path in tmp_path.iterdir():
        path.chmod(0o666)
    with closing(Store(tmp_path)) as second:
        # Nobody touches the modes, or anything else, of a file that is open already.
        second.remember("theme", "dark")
    store.close()
    (tmp_path / "games.db-wal").touch(mode=0o666)
    with closing(Store(tmp_path)) as again:
        again.remember("theme", "light")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {"games.db": 0o600, "games.db-wal": 0o600, "games.db-shm": 0o600}
    (tmp_path / "games.db").write_bytes(b"noise" * 99)
    with closing(Store(tmp_path)):
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
