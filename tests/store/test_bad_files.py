"""Files that are damaged, too new or not ours: kept aside, told of, and the app starts."""

import sqlite3
from contextlib import closing

import pytest

from companion.record.events import GameStarted, NoteWritten
from companion.store import Store, schema
from tests.record.tables import sitting

START = GameStarted(players=sitting(3))


def aside(folder):
    (found,) = folder.glob("games-*.db")
    return found


def assert_works_anew(folder, notice):
    with closing(Store(folder)) as store:
        assert notice in store.notice
        assert aside(folder).name in store.notice
        assert store.games() == ()
        kept = store.start(START)
    with closing(Store(folder)) as store:
        assert store.notice is None
        assert [game.id for game in store.games()] == [kept.id]


def test_a_file_that_is_no_database(tmp_path):
    (tmp_path / "games.db").write_bytes(b"These are not the games you are looking for. " * 99)
    assert_works_anew(tmp_path, "is damaged")
    assert aside(tmp_path).read_bytes().startswith(b"These are not the games")


@pytest.mark.parametrize("kept_bytes", [0.3, 0.6, 0.9])
def test_a_file_that_was_cut_off(tmp_path, kept_bytes):
    with closing(Store(tmp_path)) as store:
        kept = store.start(START)
        for number in range(200):
            kept.act(NoteWritten(text=f"note {number} " * 20))
    path = tmp_path / "games.db"
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * kept_bytes)])
    assert_works_anew(tmp_path, "is damaged")


def test_a_file_with_a_page_of_noise(tmp_path):
    with closing(Store(tmp_path)) as store:
        kept = store.start(START)
        for number in range(200):
            kept.act(NoteWritten(text=f"note {number} " * 20))
    path = tmp_path / "games.db"
    whole = bytearray(path.read_bytes())
    whole[4096 * 3 : 4096 * 9] = bytes(range(256)) * 16 * 6
    path.write_bytes(whole)
    assert_works_anew(tmp_path, "is damaged")


def test_a_database_of_a_newer_version(tmp_path):
    with closing(Store(tmp_path)) as store:
        store.start(START)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    assert_works_anew(tmp_path, "a newer version of this app")
    with closing(sqlite3.connect(aside(tmp_path))) as database:
        assert database.execute("SELECT count(*) FROM game").fetchone() == (1,)


def test_a_database_of_another_app(tmp_path):
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    assert_works_anew(tmp_path, "was not made by this app")


def test_a_database_that_lost_a_table(tmp_path):
    with closing(Store(tmp_path)) as store:
        store._shelf.database.execute("DROP TABLE remembered")
    assert_works_anew(tmp_path, "is damaged")


def test_the_journal_is_put_aside_with_its_file(tmp_path):
    (tmp_path / "games.db").write_bytes(b"noise" * 999)
    (tmp_path / "games.db-wal").write_bytes(b"more noise")
    with closing(Store(tmp_path)):
        kept = aside(tmp_path)
        assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"more noise"


def test_an_empty_file_is_a_new_beginning(tmp_path):
    (tmp_path / "games.db").touch()
    with closing(Store(tmp_path)) as store:
        assert store.notice is None
        assert store.games() == ()
