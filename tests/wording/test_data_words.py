import pytest

from companion.games.granada_box import BOX
from companion.record.events import GameStarted
from companion.store import Store, StoreError
from companion.tileset.corrections import BackTold
from companion.wording.data_words import path_in_lines, what_is_kept, what_is_told
from tests.record.tables import sitting


@pytest.fixture
def store(tmp_path):
    store = Store(tmp_path)
    yield store
    store.close()


def test_it_is_said_how_many_games_are_kept_and_how_many_lie_in_the_bin(store):
    assert what_is_kept(store) == "0 games"
    games = [store.start(GameStarted(players=sitting(2))) for _ in range(3)]
    assert what_is_kept(store) == "3 games"
    store.delete(games[0].id)
    assert what_is_kept(store) == "2 games · 1 in the bin"


def test_it_is_said_how_many_tiles_and_huts_the_tables_have_told_of(store):
    assert what_is_told(store) == "9 of 54 tiles and 0 of 24 huts known"
    store.correct_tile_set(BackTold(BOX.read("Sc11e"), BOX.read("Pa10e")))
    assert what_is_told(store) == "10 of 54 tiles and 0 of 24 huts known"


def test_a_store_that_cannot_be_read_says_why(store, monkeypatch):
    def fail(**_asked):
        raise StoreError("The disk is tired.")

    monkeypatch.setattr(store, "page", fail)
    monkeypatch.setattr(store, "tile_set", fail)
    assert what_is_kept(store) == what_is_told(store) == "The disk is tired."


@pytest.mark.parametrize(
    ("path", "lines"),
    [
        ("/a/b", "/a/b"),
        (
            "/home/ana/.local/share/alhambra/companion",
            "/home/ana/.local/share/\nalhambra/companion",
        ),
        ("/" + "x" * 40 + "/y", "/\n" + "x" * 40 + "/\ny"),
    ],
)
def test_a_path_is_broken_at_its_slashes_alone(path, lines):
    assert path_in_lines(path) == lines
