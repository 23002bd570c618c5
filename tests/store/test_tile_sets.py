"""The set of tiles belongs to the device: games teach it, hands correct it, and it is kept."""

import sqlite3
from contextlib import closing

import pytest

from companion.errors import RuleError
from companion.record.events import HutTaken, RoundScored, TileGiven
from companion.share import read_game, write_game
from companion.store import Store, StoreError, tile_sets
from companion.tileset import TileSet
from companion.tileset.corrections import BackTakenBack, BackTold, SideTold
from companion.tileset.in_writing import said
from companion.tileset.merging import Whose, merged
from tests.record.granada_tables import granada, his_six, laid
from tests.record.tables import built, table
from tests.store.test_migration import database_of
from tests.tileset.sets import codes, pairs, side, tiles
from tests.tileset.test_in_writing import same

START = granada(3).events[0]


def told(store):
    """What was told, halves and whole tiles."""
    found = store.tile_set()
    halves = [tile.code for face, tile in found.faces.items() if face not in found.backs]
    return " ".join(sorted([*pairs(found.told).split(), *halves]))


@pytest.fixture
def taught(store):
    """A game in which a tile was turned over, and one built as it was bought."""
    kept = store.start(START)
    kept.act(laid("Sc11e", "1,0", bought="Pa10e"))
    kept.act(laid("Ho4", "-1,0"))
    return kept


def test_a_new_device_offers_what_everybody_has_heard_of(store):
    assert store.tile_set() == TileSet()


@pytest.mark.usefixtures("taught")
def test_what_one_game_taught_the_next_one_knows(store, tmp_path):
    assert told(store) == "Ho4 Pa10e+Sc11e"
    with closing(Store(tmp_path)) as again:
        assert told(again) == "Ho4 Pa10e+Sc11e"
        play = again.start(START).play
    assert pairs(play.game.box.pairs) == "Pa10e+Sc11e"
    assert len(play.game.box.offered) == 9
    # Alhambra has nothing to know.
    assert store.start(table(3).events[0]).record.events[0].tile_set is None


def test_what_was_undone_was_not_said(store, taught):
    taught.undo()
    taught.undo()
    assert told(store) == ""
    taught.redo()
    assert told(store) == "Pa10e+Sc11e"
    taught.act(laid("Ho4n", "0,-1"))
    assert told(store) == "Ho4n Pa10e+Sc11e"


def test_the_set_is_written_with_the_act_or_not_at_all(store, taught, monkeypatch):
    def fails(*_args):
        raise sqlite3.OperationalError

    monkeypatch.setattr(tile_sets, "_say", fails)
    with pytest.raises(StoreError):
        taught.act(laid("Di5", "0,-1"))
    monkeypatch.undo()
    assert told(store) == "Ho4 Pa10e+Sc11e"
    taught.retry()
    assert told(store) == "Di5 Ho4 Pa10e+Sc11e"


def test_of_two_games_the_newer_word_counts(store, taught):
    other = store.start(START)
    other.act(laid("Ho4n", "0,-1"))
    assert "Ho4n" in told(store)
    taught.act(laid("Di5", "0,-1"))
    assert "Ho4n" in told(store)
    other.undo()
    assert "Ho4 " in told(store)


def test_what_was_corrected_by_hand_stays_so_until_a_table_says_it_again(store, taught, tmp_path):
    store.correct_tile_set(SideTold(side("Ho4s")))
    taught.act(laid("Di5", "0,-1"))
    with closing(Store(tmp_path)) as again:
        assert told(again) == "Di5 Ho4s Pa10e+Sc11e"
    store.start(START).act(laid("Ho4n", "0,-1"))
    assert "Ho4n" in told(store)


@pytest.mark.usefixtures("taught")
def test_a_pair_is_told_and_taken_back_by_hand(store):
    after = store.correct_tile_set(BackTold(side("Ho4"), side("Di5")))
    assert pairs(after.told) == "Ho4+Di5 Pa10e+Sc11e"
    assert told(store) == "Ho4+Di5 Pa10e+Sc11e"
    store.correct_tile_set(BackTakenBack(side("Sc11e")))
    assert told(store) == "Ho4+Di5 Pa10e Sc11e"
    store.correct_tile_set(BackTakenBack(side("Ar3new")))
    assert len(store.tile_set().offered) == 8
    with pytest.raises(RuleError, match="not known"):
        store.correct_tile_set(BackTakenBack(side("Ar3new")))


@pytest.mark.usefixtures("taught")
def test_another_phones_set_is_merged(store):
    merge = merged(store.tile_set(), tiles("Ho4n Di7", "HGn"))
    (which,) = merge.open
    store.keep_tile_set(merge.settled(which, Whose.THEIRS).tiles)
    assert told(store) == "Di7 Ho4n Pa10e+Sc11e"
    assert codes(store.tile_set().huts) == "HGn"
    store.keep_tile_set(merge.settled(which, Whose.MINE).tiles)
    assert told(store) == "Di7 Ho4 Pa10e+Sc11e"


def test_begun_anew_the_set_knows_only_what_is_said_from_then_on(store, taught, tmp_path):
    store.correct_tile_set(SideTold(side("Ba9")))
    store.reset_tile_set()
    assert store.tile_set() == TileSet()
    taught.act(laid("Di5", "0,-1"))
    assert told(store) == "Di5"
    with closing(Store(tmp_path)) as again:
        assert told(again) == "Di5"
    store.correct_tile_set(SideTold(side("Ba9")))
    assert told(store) == "Ba9 Di5"


def test_huts_and_pablos_tiles_are_learned_too(store):
    kept = store.start(table(3, modules=("huts",)).events[0])
    kept.act(HutTaken(player="red", hut="HGn"))
    kept.act(HutTaken(player="blue", hut="HGn"))
    assert codes(store.tile_set().huts) == "HGn HGn"
    two = store.start(granada().events[0])
    two.act(his_six())
    two.act(TileGiven(player="red", tile="Pa3"))
    assert told(store) == "Ar4n Ba6 Di2w Ho10 Li8e Pa3 Sc12s"


@pytest.mark.usefixtures("taught")
def test_a_word_that_cannot_be_read_costs_that_word(store):
    database = store._file.database
    database.execute("UPDATE said SET word = 'Q9' WHERE about = 'Ho4'")
    database.execute("INSERT INTO said (game, about, word) VALUES ('', 'nothing', ?)", (b"\xff",))
    assert told(store) == "Pa10e+Sc11e"


def test_a_damaged_file_is_put_aside_and_its_words_come_along_in_their_order(store, tmp_path):
    for code in ("Ho4n", "Sc11e"):
        store.start(START).act(laid(code, "0,-1" if "n" in code else "1,0"))
    store.correct_tile_set(SideTold(side("Ho4s")))
    store.start(START).act(laid("Sc11", "1,0"))
    before = store.tile_set()
    store.close()
    path = tmp_path / "games.db"
    whole = bytearray(path.read_bytes())
    whole[:16] = b"SQLite format 4\0"
    path.write_bytes(whole)
    with closing(Store(tmp_path)) as again:
        assert "is damaged. It was put aside" in again.notice
        assert same(again.tile_set(), before)
        assert told(again) == "Ho4s Sc11"
        assert len(again.games()) == 3


def test_games_of_an_earlier_version_teach_what_they_were_told(tmp_path):
    database_of(2, tmp_path)
    log = START.model_copy(update={"tile_set": None}), laid("Sc11e", "1,0")
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute(
            "INSERT INTO game (id, title, game, started, changed, done)"
            " VALUES ('g', '', 'granada', '2026-01-01', '2026-01-01', 2)"
        )
        rows = [("g", place, event.model_dump_json()) for place, event in enumerate(log)]
        database.executemany("INSERT INTO event VALUES (?, ?, 2, ?)", rows)
        database.commit()
    with closing(Store(tmp_path)) as store:
        assert store.notice is None
        assert told(store) == "Sc11e"


def test_a_device_of_an_earlier_version_has_only_heard_of_tiles(tmp_path):
    database_of(2, tmp_path)
    with closing(Store(tmp_path)) as store:
        assert store.tile_set() == TileSet()


def test_while_the_disk_fails_games_begin_with_what_everybody_knows(store, monkeypatch):
    store.correct_tile_set(SideTold(side("Ho4s")))

    def fails(*_args):
        raise sqlite3.DatabaseError

    monkeypatch.setattr(tile_sets, "known", fails)
    with pytest.raises(StoreError):
        store.tile_set()
    assert len(store.start(START).play.known.offered) == 9


def test_where_no_file_can_be_opened_nothing_was_told(tmp_path):
    (tmp_path / "no folder").write_text("", "utf-8")
    with closing(Store(tmp_path / "no folder")) as store:
        assert store.tile_set() == TileSet()
        with pytest.raises(StoreError):
            store.correct_tile_set(SideTold(side("Ho4s")))
        assert store.start(START).play.known.offered == TileSet().offered


def test_the_log_alone_says_what_its_words_are(store, taught):
    store.start(table(3).events[0]).act(built("G10n", "1,0"))
    rows = store._file.database.execute("SELECT game, about, word FROM said WHERE game <> ''")
    assert {(game, about): word for game, about, word in rows} == {
        (taught.id, about): word for about, word in said(tiles("Sc11e+Pa10e Ho4")).items()
    }


def test_a_game_is_the_same_on_a_phone_that_knows_nothing_and_is_taken_in_once(store, tmp_path):
    store.correct_tile_set(BackTold(side("Pa10e"), side("Sc11e")))
    kept = store.start(START)
    for event in (
        laid("Sc11e", "1,0"),
        laid("Ho4", "1,0", player="blue"),
        laid("Li5", "-1,0", player="blue", bought="Di4"),
        RoundScored(round=1),
    ):
        kept.act(event)
    raw = write_game(store.share(kept.id)).encode()
    with closing(Store(tmp_path / "other")) as other:
        first, second = (other.join(read_game(raw)) for _time in range(2))
        assert len(other.games()) == 1
        (game,) = other.games()
        play = other.open(game.id).play
        assert play == kept.play
        assert play.totals == kept.play.totals
        # The back of the school is known at that table, whatever the phone knows.
        assert play.game.box.back_of(side("Sc11e")) == side("Pa10e")
        assert told(other).split() == ["Di4+Li5", "Ho4", "Sc11e"]
        assert (first.game.id, second.game.id) == (game.id, game.id)
