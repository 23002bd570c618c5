import json
from contextlib import closing

import pytest

from companion.errors import InputError
from companion.games.granada_box import BOX
from companion.record.events import GameStarted, NoteWritten
from companion.share import write_game
from companion.store import Store, everything
from companion.store.everything import FORMAT, lines_of, take_in
from companion.tileset.corrections import BackTold
from tests.record.tables import built, sitting
from tests.store.test_disk import fill, make_room


@pytest.fixture
def store(tmp_path):
    store = Store(tmp_path)
    yield store
    store.close()


@pytest.fixture
def other(tmp_path):
    store = Store(tmp_path / "other")
    yield store
    store.close()


def play(store, number):
    for at in range(number):
        kept = store.start(GameStarted(players=sitting(2), title=f"Game {at}"))
        kept.act(built("G10", "1,0"))


def whole(store):
    return b"".join(lines_of(store))


def taken(store, raw):
    *_, last = take_in(store, raw)
    return last


def logs(store):
    return {game.id: store.open(game.id).record for game in store.games()}


def test_everything_goes_out_and_comes_in_again_as_it_was(store, other, tmp_path):
    (tmp_path / "other").mkdir(exist_ok=True)
    play(store, 3)
    found = taken(other, whole(store))
    assert (found.new, found.known, found.refused, found.done) == (3, 0, 0, found.of)
    assert found.text == "3 games are taken in."
    assert logs(other) == logs(store)
    again = taken(other, whole(store))
    assert again.text == "0 games are taken in.\n3 games were here already."
    assert len(other.games()) == 3


def test_a_deleted_game_comes_back_from_its_file_equal(store):
    play(store, 1)
    (game,) = store.games()
    before, raw = store.open(game.id).record, write_game(store.share(game.id)).encode()
    store.delete(game.id)
    assert store.games() == ()
    found = taken(store, raw)
    assert found.game == game.id
    assert store.open(game.id).record == before


def test_however_many_games_go_out_and_come_in_none_of_them_stays_opened(store, other):
    play(store, 5)
    at_the_table = other.start(GameStarted(players=sitting(2)))
    with closing(Store(store._file._path.parent)) as again:
        raw = whole(again)
        assert again._opened == {}
    taken(other, raw)
    assert set(other._opened) == {at_the_table.id}
    assert other.open(at_the_table.id) is at_the_table


def test_a_game_for_which_the_disk_has_no_room_stays_until_it_is_written(store, other):
    play(store, 2)
    before = whole(store)
    first, second = (store.open(game.id) for game in store.games())
    taken(other, before)
    for number in range(50):
        first.act(NoteWritten(text=f"{number} " * 90))
    with closing(Store(other._file._path.parent)) as full:
        fill(full)
        found = taken(full, whole(store))
        assert (found.known, found.refused) == (1, 1)
        assert set(full._opened) == {first.id}
        make_room(full)
        full.retry()
        assert not full.unwritten
    assert logs(other) == {game.id: game.record for game in (first, second)}


def test_where_nothing_can_be_written_no_game_stays_opened_either(store, other):
    play(store, 2)
    raw = whole(store)
    taken(other, raw)
    with closing(Store(other._file._path.parent)) as read_only:
        read_only._file.database.execute("PRAGMA query_only = 1")
        assert taken(read_only, raw).refused == 3
        assert read_only._opened == {}


def test_one_damaged_game_keeps_no_other_out(store, other):
    play(store, 3)
    head, first, second, *rest = whole(store).splitlines(keepends=True)
    raw = b"".join([head, first, second.replace(b'"G10"', b'"Q99"'), *rest])
    found = taken(other, raw)
    assert (found.new, found.refused) == (2, 1)
    assert "1 game is damaged and was left out." in found.text
    assert "no such kind" in found.text


def test_what_is_known_of_tiles_comes_along(store, other):
    known = store.correct_tile_set(BackTold(BOX.read("Sc11e"), BOX.read("Pa10e")))
    assert taken(other, whole(store)).new == 0
    assert other.tile_set() == known


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe", "UTF-8"),
        (b"{}", "no game that this app has written"),
        (b"[" * 100_000, "nested too deeply"),
        (b"\n" * 30_000, "longer than any"),
        (json.dumps({"format": FORMAT, "version": 2}).encode(), "newer version"),
        (json.dumps({"format": FORMAT}).encode(), "no game that this app"),
        (
            json.dumps({"format": "x", "note": FORMAT, "version": 1}).encode(),
            "no game that this app",
        ),
        (b"x" * 2_000_000, "longer than"),
    ],
)
def test_what_is_no_file_of_ours_is_refused_with_a_reason(store, raw, reason):
    with pytest.raises(InputError, match=reason):
        taken(store, raw)


def test_a_file_that_nobody_can_have_played_is_refused(store, monkeypatch):
    monkeypatch.setattr(everything, "MOST_IN_ALL", 100)
    with pytest.raises(InputError, match="longer than any"):
        taken(store, b"x" * 101)
