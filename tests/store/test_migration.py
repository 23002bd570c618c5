import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.record.events import RoundCorrected, RoundScored
from companion.store import Store, schema
from tests.record.tables import built, table

VERSIONS = Path(__file__).parent / "versions"
EARLIER = sorted(VERSIONS.glob("*.sql"))


def database_of(version, folder):
    with closing(sqlite3.connect(folder / "games.db")) as database:
        database.executescript((VERSIONS / f"{version}.sql").read_text("utf-8"))


def test_there_is_a_database_of_every_earlier_version():
    assert [path.stem for path in EARLIER] == [str(n) for n in range(1, schema.VERSION)]


@pytest.mark.parametrize("version", range(1, schema.VERSION))
def test_a_database_of_an_earlier_version_opens_with_everything_in_it(version, tmp_path):
    database_of(version, tmp_path)
    with closing(Store(tmp_path)) as store:
        assert store.notice is None
        running, finished = store.games()
        assert (running.title, running.finished) == ("", False)
        assert (finished.title, finished.note) == ("Friday", "The long evening")
        assert [player.name for player in finished.players] == ["Ana", "Leo", "Kim"]
        # Round 1: pavilion 1, garden 5, wall 4; round 2: 8, 12, 5; round 3: 16, 20, 6.
        assert [player.points for player in finished.players] == [77, 69, 37]
        assert [player.won for player in finished.players] == [True, False, False]
        assert store.recall("screen") == "table"
        assert [each.name for each in store.statistics().players] == ["Ana", "Leo", "Kim"]
        kept = store.open(running.id)
        assert kept.play.seats[0].city.text == "* G10n"
        assert kept.record.redoes == "tower 9 put into the reserve"
        kept.redo()
        kept.redo()
        assert [seat.name for seat in kept.play.seats] == ["Ana", "Leonie"]
    with closing(Store(tmp_path)) as store:
        assert store.open(running.id).record == kept.record


def test_a_deleted_game_survives_a_migration(tmp_path):
    database_of(1, tmp_path)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        (game_id,) = database.execute("SELECT id FROM game WHERE deleted IS NOT NULL").fetchone()
    with closing(Store(tmp_path)) as store:
        store.undelete(game_id)
        assert game_id in [game.id for game in store.games()]


def test_one_damaged_game_does_not_keep_the_others_from_being_migrated(tmp_path):
    database_of(1, tmp_path)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("UPDATE event SET body = '[' WHERE place = 2")
        database.commit()
    with closing(Store(tmp_path)) as store:
        assert store.notice is None
        assert len(store.games()) == 2


def test_a_migration_that_fails_leaves_the_earlier_version_as_it_was(tmp_path, monkeypatch):
    database_of(1, tmp_path)
    broken = (*schema.STEPS, "CREATE TABLE one (a); CREATE TABLE one (a)")
    monkeypatch.setattr(schema, "STEPS", broken)
    monkeypatch.setattr(schema, "VERSION", len(broken))
    with closing(Store(tmp_path)) as store:
        assert store.games() == ()
        assert "is saved as soon as" in store.notice
    monkeypatch.undo()
    with closing(Store(tmp_path)) as store:
        assert len(store.games()) == 2


def test_a_new_database_has_the_latest_version(tmp_path):
    with closing(Store(tmp_path)) as store:
        store.start(table().events[0])
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        assert schema.version_of(database) == schema.VERSION
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_events_of_an_earlier_version_mean_what_they_meant(tmp_path):
    with closing(Store(tmp_path)) as store:
        kept = store.start(table(3).events[0])
        kept.act(built("T12", "1,0"))
        kept.act(RoundScored(round=1))
        kept.act(RoundCorrected(round=1, player="red", city="* G10"))
        body = '{"did": "round-corrected", "round": 1, "player": "red", "city": "* G10"}'
        database = store._file.database
        database.execute("UPDATE event SET body = ?, version = 1 WHERE place = 3", (body,))
    with closing(Store(tmp_path)) as store:
        play = store.open(kept.id).play
    # A correction used to leave the palace of today alone.
    assert play.scored[0].seats[0].city.text == "* G10"
    assert play.seats[0].city.text == "* T12"
