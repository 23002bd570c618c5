"""A killed app leaves most of what happened in the journal; a damaged byte there loses nothing."""

import shutil
import sqlite3
from contextlib import closing

import pytest

from companion.record.events import GameStarted, NoteWritten
from companion.store import Store
from companion.store.database import journal
from tests.record.tables import sitting

START = GameStarted(players=sitting(3))
HEADER, HEAD = 32, 24
WHOLE = HEAD + journal.PAGE


@pytest.fixture(scope="module")
def killed(tmp_path_factory):
    """What two evenings leave behind when the app never gets to close its store."""
    folder = tmp_path_factory.mktemp("killed")
    with closing(Store(folder / "open")) as store:
        games = [store.start(START) for _ in range(2)]
        for number in range(12):
            games[number % 2].act(NoteWritten(text=f"note {number}"))
        shutil.copytree(folder / "open", folder / "left")
    return folder / "left", {kept.id: kept.record for kept in games}


@pytest.fixture
def left(killed, tmp_path):
    return shutil.copytree(killed[0], tmp_path / "left")


def change(folder, place, mask=0x80, ending="-wal"):
    path = folder / f"games.db{ending}"
    raw = bytearray(path.read_bytes())
    raw[place] ^= mask
    path.write_bytes(raw)


def pages(folder):
    return ((folder / "games.db-wal").stat().st_size - HEADER) // WHOLE


def records(store):
    return {game.id: store.open(game.id).record for game in store.games()}


def test_a_journal_that_is_whole_is_read_without_a_word(killed, left):
    with closing(Store(left)) as store:
        assert store.notice is None
        assert records(store) == killed[1]


@pytest.mark.parametrize("place", [0, 5, 9, 12, 17, 22, 27, 31])
def test_a_damaged_beginning_loses_nothing(killed, left, place):
    change(left, place)
    with closing(Store(left)) as store:
        assert "2 games in it could be read and are here." in store.notice
        assert records(store) == killed[1]


@pytest.mark.parametrize("page", [0, 1, 2, 0.3, 0.6])
@pytest.mark.parametrize("place", [10, 14, 17, 23, 2_000])
def test_a_damaged_page_costs_no_game(killed, left, page, place):
    number = page if isinstance(page, int) else int(page * pages(left))
    change(left, HEADER + number * WHOLE + place)
    with closing(Store(left)) as store:
        assert "is damaged" in store.notice
        found = records(store)
    assert set(found) == set(killed[1])
    for game_id, record in found.items():
        assert len(record.events) == len(killed[1][game_id].events)


@pytest.mark.parametrize("place", [1, 3, 6])
def test_a_page_that_says_it_is_another_costs_only_what_came_after(killed, left, place):
    change(left, HEADER + int(0.7 * pages(left)) * WHOLE + place)
    with closing(Store(left)) as store:
        assert "2 games in it could be read and are here." in store.notice
        for game_id, record in records(store).items():
            known = killed[1][game_id].events
            assert known[: len(record.events)] == record.events
            assert len(record.events) > 3


def test_a_last_commit_that_the_power_cut_off_is_no_damage(killed, left):
    path = left / "games.db-wal"
    path.write_bytes(path.read_bytes()[:-100])
    with closing(Store(left)) as store:
        assert store.notice is None
        found = records(store)
    shorter = [len(killed[1][game].events) - len(record.events) for game, record in found.items()]
    assert sorted(shorter) == [0, 1]


def test_what_is_left_of_an_earlier_journal_counts_no_more(killed, left):
    with closing(sqlite3.connect(left / "games.db")) as database:
        database.execute("PRAGMA wal_checkpoint(RESTART)")
        database.execute("UPDATE game SET note = 'later'")
        database.commit()
        shutil.copytree(left, left.with_name("again"))
    again = left.with_name("again")
    assert len(journal.commits(again / "games.db")) == 1
    with closing(Store(again)) as store:
        assert store.notice is None
        assert records(store) == killed[1]
        assert {game.note for game in store.games()} == {"later"}


def test_a_journal_whose_file_is_gone_has_every_game(killed, left):
    (left / "games.db").unlink()
    with closing(Store(left)) as store:
        assert "is gone; its journal was still there" in store.notice
        assert "2 games in it could be read and are here." in store.notice
        assert records(store) == killed[1]
        (aside,) = left.glob("games-*.db-wal")
        assert aside.name in store.notice


def test_a_journal_of_no_pages_without_its_file_is_no_game(left):
    (left / "games.db").unlink()
    (left / "games.db-wal").write_bytes(b"noise" * 99)
    with closing(Store(left)) as store:
        assert store.notice is None
        assert store.games() == ()
        assert not store.start(START).unwritten
    assert len(list(left.glob("games-*.db-wal"))) == 1


def test_the_journal_is_put_aside_as_it_was(left):
    change(left, HEADER + WHOLE + 2_000)
    before = (left / "games.db-wal").read_bytes()
    with closing(Store(left)):
        (aside,) = left.glob("games-*.db-wal")
        assert aside.read_bytes() == before


def test_a_journal_longer_than_any_is_left_to_sqlite(left, monkeypatch):
    monkeypatch.setattr(journal, "_MOST", 1_000)
    change(left, HEADER + 2 * WHOLE + 2_000)
    assert journal.commits(left / "games.db") == []
    with closing(Store(left)) as store:
        assert store.notice is None
        assert len(store.games()) < 2
