"""Files that are damaged, too new or not ours: kept aside, told of, and the app starts."""

import sqlite3
from contextlib import closing, suppress
from random import Random

import pytest

from companion.record.events import GameStarted, NoteWritten
from companion.store import Store, StoreError
from companion.store.database import rescue, schema
from companion.store.problems import store_errors
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
    with closing(Store(tmp_path)) as store:
        assert "a newer version of this app" in store.notice
        assert "1 game in it could be read and is here." in store.notice
        assert len(store.games()) == 1
    with closing(sqlite3.connect(aside(tmp_path))) as database:
        assert database.execute("SELECT count(*) FROM game").fetchone() == (1,)


def test_a_database_of_another_app(tmp_path):
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    assert_works_anew(tmp_path, "was not made by this app")


def test_a_database_that_lost_a_table(tmp_path):
    with closing(Store(tmp_path)) as store:
        store._file.database.execute("DROP TABLE remembered")
    assert_works_anew(tmp_path, "is damaged")


def test_the_journal_is_put_aside_with_its_file(tmp_path):
    (tmp_path / "games.db").write_bytes(b"noise" * 999)
    (tmp_path / "games.db-wal").write_bytes(b"more noise")
    with closing(Store(tmp_path)):
        kept = aside(tmp_path)
        assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"more noise"


def test_a_file_without_a_byte(tmp_path):
    (tmp_path / "games.db").touch()
    assert_works_anew(tmp_path, "is damaged")


def test_a_folder_in_the_place_of_the_file(tmp_path):
    (tmp_path / "games.db").mkdir()
    (tmp_path / "games.db" / "photo").touch()
    assert_works_anew(tmp_path, "was not made by this app")
    assert (aside(tmp_path) / "photo").exists()


def test_what_lies_in_other_columns_is_put_aside(tmp_path):
    with closing(Store(tmp_path)) as store:
        store._file.database.execute("ALTER TABLE event RENAME COLUMN body TO boby")
    assert_works_anew(tmp_path, "is damaged")


@pytest.mark.parametrize("act", ["INSERT", "UPDATE", "DELETE"])
def test_a_file_that_takes_no_writing_is_put_aside_with_every_game_brought_over(tmp_path, act):
    with closing(Store(tmp_path)) as store:
        kept = store.start(START)
        store._file.database.execute(
            f"CREATE TRIGGER no BEFORE {act} ON"
            f" {'event' if act == 'DELETE' else 'player'} BEGIN SELECT raise(ABORT, 'no'); END"
        )
    with closing(Store(tmp_path)) as store:
        assert "1 game in it could be read and is here." in store.notice
        store.open(kept.id).act(NoteWritten(text="one"))
        assert not store.unwritten


def drop_the_events(path):
    with closing(sqlite3.connect(path)) as database:
        database.execute("DROP TABLE event")


def write_noise(path):
    for part in (path, path.with_name("games.db-wal")):
        with part.open("r+b") as file:
            file.write(b"noise" * 9999)


@pytest.mark.parametrize("damage", [drop_the_events, write_noise])
def test_a_file_that_is_damaged_while_a_game_is_played_loses_none_of_its_steps(tmp_path, damage):
    with closing(Store(tmp_path)) as store:
        kept = store.start(START)
        kept.act(NoteWritten(text="one"))
        damage(tmp_path / "games.db")
        with suppress(StoreError):
            kept.act(NoteWritten(text="two"))
        store.retry()
        assert not store.unwritten
    with closing(Store(tmp_path)) as again:
        assert again.open(kept.id).record == kept.record


def test_what_can_be_read_of_a_damaged_file_is_brought_over(tmp_path):
    with closing(Store(tmp_path)) as store:
        good, deleted, bad, nameless = (store.start(START) for _ in range(4))
        store.rename(good.id, "Friday")
        store.delete(deleted.id)
        store.remember("theme", "dark")
        database = store._file.database
        database.execute("UPDATE event SET body = '{' WHERE game = ?", (bad.id,))
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("DELETE FROM game WHERE id = ?", (nameless.id,))
        database.execute("DROP TABLE player")
    with closing(Store(tmp_path)) as store:
        assert "3 games in it could be read and are here." in store.notice
        found = {game.id: game.title for game in store.games()}
        assert found == {good.id: "Friday", nameless.id: ""}
        assert store.open(nameless.id).record == nameless.record
        store.undelete(deleted.id)
        assert store.open(deleted.id).record == deleted.record
        assert store.recall("theme") == "dark"


def test_columns_of_other_names_are_found_at_their_places(tmp_path):
    with closing(Store(tmp_path)) as store:
        kept = store.start(START)
        store.note(kept.id, "Rain.")
        store._file.database.execute("ALTER TABLE game RENAME COLUMN note TO notes")
    with closing(Store(tmp_path)) as store:
        assert "1 game in it could be read and is here." in store.notice
        assert store.games()[0].note == "Rain."
        assert store.open(kept.id).record == kept.record


def test_the_game_that_was_played_last_stays_the_first_when_it_is_brought_over(tmp_path):
    with closing(Store(tmp_path)) as store:
        games = [store.start(START) for _ in range(6)]
        games[2].act(NoteWritten(text="Rain."))
        before = [game.id for game in store.games()]
        store._file.database.execute("DROP TABLE player")
    with closing(Store(tmp_path)) as store:
        assert [game.id for game in store.games()] == before


def test_damaged_rows_cost_no_more_than_themselves(store):
    kept = store.start(START)
    database = store._file.database
    database.execute("UPDATE game SET started = 'once', changed = X'FF'")
    database.execute("UPDATE player SET colour = 'plaid' WHERE place = 0")
    database.execute("UPDATE player SET name = X'FF00', points = 'ten' WHERE place = 1")
    (game,) = store.games()
    assert [player.points for player in game.players] == [0, 0]
    assert store.known_names() == ("Ana", "Kim")
    assert game.started.year == game.changed.year == 1970
    assert len(game.players) == 2
    assert store.last_table().players == START.players
    assert kept.id == game.id


@pytest.mark.parametrize("number", [-1, 4, 2**62, "many", b"\xff", 1.5])
def test_a_number_of_rounds_that_cannot_be_is_none(store, number):
    store.start(START)
    store._file.database.execute("UPDATE game SET rounds = ?", (number,))
    assert store.games()[0].rounds == 0


@pytest.mark.parametrize("game", ["chess", b"alhambra", ""])
def test_a_game_that_nobody_knows_has_no_rounds(store, game):
    store.start(START)
    store._file.database.execute("UPDATE game SET rounds = 1, game = ?", (game,))
    assert store.games()[0].rounds == 0


def test_texts_that_are_none_are_empty(store):
    kept = store.start(START)
    store.remember("theme", "dark")
    database = store._file.database
    database.execute("UPDATE game SET title = X'FF', note = X'00'")
    database.execute("UPDATE remembered SET text = X'FF'")
    (game,) = store.games()
    assert (game.title, game.note) == ("", "")
    assert store.recall("theme") is None
    with closing(Store(store._file._path.parent)) as other:
        assert other.open(kept.id).cover.note == ""


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM event WHERE place = 1",
        "UPDATE event SET place = 9 WHERE place = 1",
        "UPDATE game SET done = 4",
        "UPDATE game SET done = 0",
        "UPDATE game SET done = 'three'",
    ],
)
def test_a_log_in_which_something_is_missing_is_no_log(store, damage):
    kept = store.start(START)
    for text in ("one", "two"):
        kept.act(NoteWritten(text=text))
    store._file.database.execute(damage)
    with closing(Store(store._file._path.parent)) as other:
        with pytest.raises(StoreError, match="its record is damaged"):
            other.open(kept.id)
        assert other.last_table() is None
        assert other.known_names() == ("Ana", "Leo", "Kim")


@pytest.mark.parametrize("problem", [ValueError, TypeError, KeyError, RecursionError])
def test_whatever_reading_stumbles_over_is_told_as_damage(problem):
    with pytest.raises(StoreError, match="is damaged and cannot be read"), store_errors():
        raise problem


@pytest.fixture(scope="module")
def good_file(tmp_path_factory):
    folder = tmp_path_factory.mktemp("good")
    with closing(Store(folder)) as store:
        for title in ("Friday", "Saturday"):
            kept = store.start(START)
            store.rename(kept.id, title)
            kept.act(NoteWritten(text="Rain."))
        store.remember("theme", "dark")
    return (folder / "games.db").read_bytes()


@pytest.fixture(scope="module")
def of_the_first_page(good_file):
    """Where the names of tables and columns stand, one byte in a hundred."""
    return range(good_file.index(b"CREATE INDEX"), 4096, 101)


def test_games_are_found_whatever_happens_to_the_names_of_the_tables(
    good_file, of_the_first_page, tmp_path
):
    for place in of_the_first_page:
        folder = tmp_path / str(place)
        folder.mkdir()
        flipped = bytearray(good_file)
        flipped[place] ^= 0x80
        (folder / "games.db").write_bytes(flipped)
        with closing(Store(folder)) as store:
            assert sorted(game.title for game in store.games()) == ["Friday", "Saturday"], place
            assert store.recall("theme") == "dark"


def test_what_no_evening_could_fill_is_not_looked_through(tmp_path, monkeypatch):
    monkeypatch.setattr(rescue, "_MOST", 1_000)
    with closing(Store(tmp_path)) as store:
        store.start(START)
    damage(tmp_path, b"X")
    assert_works_anew(tmp_path, "is damaged")


def damage(folder, raw=b"X", place=0):
    with (folder / "games.db").open("r+b") as file:
        file.seek(place)
        file.write(raw)


def everything(store):
    """Read all that a store keeps; the ids of the games that could be opened."""
    opened = []
    for read in (store.known_names, store.last_table, store.statistics, lambda: store.recall("x")):
        with suppress(StoreError):
            read()
    for game in store.games():
        with suppress(StoreError):
            opened.append(store.open(game.id).id)
    return opened


@pytest.mark.parametrize("bit", [0, *range(2, 8)])
def test_a_file_of_rules_that_only_later_versions_write_by_is_damaged(good_file, tmp_path, bit):
    flipped = bytearray(good_file)
    flipped[18] ^= 1 << bit
    (tmp_path / "games.db").write_bytes(flipped)
    with closing(Store(tmp_path)) as store:
        assert "2 games in it could be read and are here." in store.notice
        assert not store.start(START).unwritten


@pytest.mark.parametrize("part", range(4))
def test_any_flipped_bit_leaves_a_store_to_play_on_with(good_file, tmp_path, part):
    dice = Random(part)
    for number in range(40):
        folder = tmp_path / str(number)
        folder.mkdir()
        # The header and the schema's text lie in the first page, which everything hangs on.
        place = dice.randrange(4096 if number % 2 else len(good_file))
        flipped = bytearray(good_file)
        flipped[place] ^= 1 << dice.randrange(8)
        (folder / "games.db").write_bytes(flipped)
        with closing(Store(folder)) as store:
            everything(store)
            kept = store.start(START)
            kept.act(NoteWritten(text="Sun."))
            assert not kept.unwritten, (place, number)
        with closing(Store(folder)) as store:
            assert kept.id in everything(store), (place, number)
