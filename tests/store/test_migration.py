import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.record.events import RoundCorrected, RoundScored
from companion.share import SharedGame, read_game, write_game
from companion.store import Store as AnyStore
from companion.store.database import schema
from companion.store.figures import players
from tests.record.tables import built, table

VERSIONS = Path(__file__).parent / "versions"
EARLIER = sorted(VERSIONS.glob("*.sql"))
THAT_DAY = datetime(2026, 11, 18, 20, tzinfo=UTC)
"""When the games in them were played, one of which lies in the bin."""


def Store(folder):  # noqa: N802  # It stands for the store, opened on that day.
    return AnyStore(folder, now=lambda: THAT_DAY)


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


def retitled(folder, title, *, over):
    """A database of version 3 in which a game was renamed, which was in its row only then."""
    database_of(3, folder)
    with closing(sqlite3.connect(folder / "games.db")) as database:
        database.execute("UPDATE game SET title = ? WHERE finished = ?", (title, over))
        database.commit()


@pytest.mark.parametrize("over", [True, False])
def test_a_title_that_only_a_row_knew_is_in_the_log_and_can_be_undone(tmp_path, over):
    retitled(tmp_path, "Saturday", over=over)
    with closing(Store(tmp_path)) as store:
        game = next(game for game in store.games() if game.finished == over)
        assert game.title == "Saturday"
        assert store.page("saturday").total == 1
        kept = store.open(game.id)
        assert kept.record.undoes == "the game called Saturday"
        if not over:
            assert kept.record.redoes == "tower 9 put into the reserve"
            kept.redo()
        else:
            kept.undo()
            assert store.games()[1].title == "Friday"
    with closing(Store(tmp_path)) as store:
        assert store.open(game.id).record == kept.record


def test_a_game_from_another_phone_stays_marked_when_it_is_brought_over(tmp_path):
    with closing(Store(tmp_path)) as store:
        store.start(table(3).events[0])
        store.join(SharedGame("a" * 32, THAT_DAY, "", table(3)))
        store._file.database.execute("DROP TABLE player")
    with closing(Store(tmp_path)) as store:
        assert "2 games in it could be read and are here." in store.notice
        assert {game.id: game.taken_in for game in store.games()}["a" * 32]
        assert sum(game.taken_in for game in store.games()) == 1


def test_titles_that_the_log_knows_cost_no_step(tmp_path):
    database_of(2, tmp_path)
    with closing(Store(tmp_path)) as store:
        steps = [len(store.open(game.id).record.steps) for game in store.games()]
    assert steps == [3, 14]


@pytest.mark.parametrize(
    ("title", "is_now"),
    [("t" * 120, "t" * 99 + "…"), ("two\nlines", "two?lines"), (" Friday ", "Friday"), (7, "7")],
)
def test_a_title_that_no_log_could_hold_is_made_to_fit(tmp_path, title, is_now):
    retitled(tmp_path, title, over=True)
    with closing(Store(tmp_path)) as store:
        assert store.games()[1].title == is_now
        assert store.open(store.games()[1].id).play.title == is_now


@pytest.mark.parametrize("body", ["[", "[]", "7", "[" * 100_000, b"\xff"])
def test_a_game_that_cannot_be_read_keeps_its_title_in_the_list(tmp_path, body):
    retitled(tmp_path, "Saturday", over=True)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("UPDATE event SET body = ? WHERE place = 0", (body,))
        database.commit()
    with closing(Store(tmp_path)) as store:
        assert store.notice is None
        assert store.games()[1].title == "Saturday"


def test_the_file_of_a_renamed_game_is_still_the_same_game(tmp_path):
    retitled(tmp_path, "Saturday", over=True)
    # What such a version wrote: the title above the log, which does not know it.
    with closing(Store(tmp_path)) as store:
        (_running, finished) = store.games()
        file = json.loads(write_game(store.share(finished.id)))
        assert file["events"].pop()["did"] == "game-renamed"
        joined = store.join(read_game(json.dumps({**file, "version": 2}).encode()))
        assert (joined.is_new, joined.game.id) == (False, finished.id)
        assert len(store.games()) == 2


def test_what_is_found_by_is_filled_in(tmp_path):
    database_of(2, tmp_path)
    with closing(Store(tmp_path)) as store:
        assert [store.page(word).total for word in ("friday", "evening", "kim", "zoe")] == [
            1,
            1,
            1,
            0,
        ]


def test_games_of_an_earlier_version_are_reckoned_anew_some_at_a_time(tmp_path):
    database_of(3, tmp_path)
    with closing(Store(tmp_path)) as store:
        assert store.catch_up(most=1) == 2
        assert store.catch_up(most=1) == 1
        assert store.catch_up(most=1) == 0
        assert store.catch_up() == 0
        assert [player.palace for player in store.games()[0].players] == ["* G10n", "*"]


def test_statistics_catch_up_by_themselves(tmp_path):
    database_of(3, tmp_path)
    with closing(Store(tmp_path)) as store:
        (ana, *_others) = store.statistics().players
        assert [(each.name, each.points) for each in ana.by_source] == [
            ("garden", 37),
            ("pavilion", 25),
            ("wall", 15),
        ]
        assert store.catch_up() == 0


def test_what_another_version_reckoned_is_reckoned_again(tmp_path, monkeypatch):
    database_of(2, tmp_path)
    with closing(Store(tmp_path)) as store:
        before = store.statistics()
    with closing(Store(tmp_path)) as store:
        store._file.database.execute("UPDATE player SET points = 1")
        assert store.statistics() != before
        monkeypatch.setattr(players, "VERSION", players.VERSION + 1)
        assert store.statistics() == before


def test_a_damaged_game_counts_nowhere_and_is_not_tried_again(tmp_path):
    database_of(3, tmp_path)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("UPDATE event SET body = '[' WHERE place = 2")
        database.commit()
    with closing(Store(tmp_path)) as store:
        assert store.statistics().players == ()
        assert store.catch_up() == 0
        assert len(store.games()) == 2


def test_while_nothing_can_be_written_what_was_reckoned_is_shown(tmp_path):
    database_of(3, tmp_path)
    with closing(Store(tmp_path)) as store:
        store._file.database.execute("PRAGMA query_only = ON")
        assert store.statistics().players == ()


def test_a_damaged_file_of_an_earlier_version_is_brought_over_with_its_titles(tmp_path):
    retitled(tmp_path, "Saturday", over=True)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("ALTER TABLE remembered RENAME COLUMN text TO texts")
        database.commit()
    with closing(Store(tmp_path)) as store:
        assert "3 games in it could be read and are here." in store.notice
        assert [game.title for game in store.games()] == ["", "Saturday"]
        assert len(store.bin()) == 1


def test_a_game_of_an_earlier_version_is_brought_over_without_its_cover(tmp_path):
    database_of(3, tmp_path)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("DELETE FROM game WHERE finished")
        database.execute("ALTER TABLE remembered RENAME COLUMN text TO texts")
        database.commit()
    with closing(Store(tmp_path)) as store:
        assert sorted(game.title for game in store.games()) == ["", "Friday"]
