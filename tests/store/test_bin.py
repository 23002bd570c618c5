from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from companion.record.events import GameStarted, NoteWritten
from companion.share import read_game, write_game
from companion.store import Store, StoreError
from companion.store.binned import KEPT_FOR
from companion.store.database import schema
from tests.record.tables import sitting

START = GameStarted(players=sitting(3), title="Friday")
TODAY = datetime(2026, 11, 18, 20, tzinfo=UTC)


def opened(folder, after=timedelta()):
    return closing(Store(folder, now=lambda: TODAY + after))


COUNTS = (
    "SELECT count(*) FROM game WHERE id = ?",
    "SELECT count(*) FROM event WHERE game = ?",
    "SELECT count(*) FROM player WHERE game = ?",
)


def rows(folder, game_id):
    """How many rows of each table are left of a game."""
    with opened(folder) as store:
        database = store._file.database
        return [database.execute(count, (game_id,)).fetchone()[0] for count in COUNTS]


def test_a_deleted_game_lies_in_the_bin_and_nowhere_else(tmp_path):
    with opened(tmp_path) as store:
        kept, other = store.start(START), store.start(START)
        store.delete(kept.id)
        (binned,) = store.bin()
        assert (binned.id, binned.title, binned.deleted) == (kept.id, "Friday", TODAY)
        assert [game.id for game in store.games()] == [other.id]
        assert [game.id for game in store.page("friday").games] == [other.id]
        assert store.page().total == 1
        assert store.games()[0].deleted is None


def test_what_was_deleted_last_lies_on_top(tmp_path):
    with opened(tmp_path) as store:
        ids = [store.start(START).id for _game in range(3)]
    for day, game_id in enumerate((ids[1], ids[0], ids[2])):
        with opened(tmp_path, timedelta(days=day)) as store:
            store.delete(game_id)
            found = [game.id for game in store.bin()]
    assert found == [ids[2], ids[0], ids[1]]


def test_a_game_comes_back_from_the_bin_as_it_was(tmp_path):
    with opened(tmp_path) as store:
        kept = store.start(START)
        kept.act(NoteWritten(text="windy"))
        store.note(kept.id, "Leo was late")
        before = store.games()
        store.delete(kept.id)
        store.undelete(kept.id)
        assert store.games() == before
        assert store.bin() == ()
        assert store.open(kept.id).record == kept.record


def test_a_game_in_the_bin_is_not_shared(tmp_path):
    with opened(tmp_path) as store:
        kept = store.start(START)
        store.delete(kept.id)
        with pytest.raises(StoreError, match="lies in the bin; bring it back to share it"):
            store.share(kept.id)
        store.undelete(kept.id)
        assert store.share(kept.id).record == kept.record


def test_the_file_of_a_game_in_the_bin_brings_it_back(tmp_path):
    with opened(tmp_path) as store:
        kept = store.start(START)
        file = write_game(store.share(kept.id))
        store.delete(kept.id)
        assert not store.join(read_game(file.encode())).is_new
        assert store.bin() == ()


def test_after_thirty_days_a_game_is_gone_for_good_when_the_app_opens(tmp_path):
    with opened(tmp_path) as store:
        gone, stays = store.start(START), store.start(START)
        store.delete(gone.id)
    with opened(tmp_path, timedelta(days=1)) as store:
        store.delete(stays.id)
    with opened(tmp_path, KEPT_FOR) as store:
        assert len(store.bin()) == 2
    with opened(tmp_path, KEPT_FOR + timedelta(seconds=1)) as store:
        assert [game.id for game in store.bin()] == [stays.id]
        with pytest.raises(StoreError, match="There is no such game here"):
            store.open(gone.id)
    assert rows(tmp_path, gone.id) == [0, 0, 0]
    assert rows(tmp_path, stays.id) == [1, 1, 3]


def test_whoever_deletes_twice_gains_no_time(tmp_path):
    with opened(tmp_path) as store:
        kept = store.start(START)
        store.delete(kept.id)
    with opened(tmp_path, timedelta(days=20)) as store:
        store.delete(kept.id)
    with opened(tmp_path, timedelta(days=31)) as store:
        assert store.bin() == ()


def test_games_that_are_not_deleted_stay_however_old_they_are(tmp_path):
    with opened(tmp_path) as store:
        kept = store.start(START)
    with opened(tmp_path, timedelta(days=9_999)) as store:
        assert [game.id for game in store.games()] == [kept.id]


@pytest.mark.parametrize("day", ["once", "", 7, "2026-01-01"])
def test_a_day_that_cannot_be_read_throws_nothing_away(tmp_path, day):
    with opened(tmp_path) as store:
        kept = store.start(START)
        store._file.database.execute("UPDATE game SET deleted = ?", (day,))
    with opened(tmp_path, timedelta(days=999)) as store:
        assert [game.id for game in store.bin()] == [kept.id]


def test_a_game_that_another_window_brought_back_meanwhile_stays(tmp_path, monkeypatch):
    with opened(tmp_path) as store:
        kept = store.start(START)
        store.delete(kept.id)
    begin = schema.transaction
    with opened(tmp_path) as other:

        def brought_back(database):
            other.undelete(kept.id)
            return begin(database)

        monkeypatch.setattr(schema, "transaction", brought_back)
        with opened(tmp_path, timedelta(days=31)) as store:
            assert [game.id for game in store.games()] == [kept.id]


def test_a_file_that_another_program_holds_is_purged_another_day(tmp_path):
    with opened(tmp_path) as store:
        kept = store.start(START)
        store.delete(kept.id)
        store._file.database.execute("BEGIN IMMEDIATE")
        with opened(tmp_path, timedelta(days=31)) as other:
            assert [game.id for game in other.bin()] == [kept.id]
        store._file.database.execute("ROLLBACK")


def test_without_a_disk_the_bin_is_empty(tmp_path):
    (tmp_path / "folder").touch()
    with opened(tmp_path / "folder") as store:
        assert store.bin() == ()
