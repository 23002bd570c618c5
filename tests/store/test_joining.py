from contextlib import closing

import pytest

from companion.record.events import GameStarted, NoteWritten
from companion.share import read_game, write_game
from companion.store import Store
from tests.record.tables import built, sitting

START = GameStarted(players=sitting(3), title="Friday")


@pytest.fixture
def other(tmp_path):
    with closing(Store(tmp_path / "other")) as opened:
        yield opened


@pytest.fixture
def kept(store):
    begun = store.start(START)
    begun.act(built("G10n", "1,0"))
    begun.act(NoteWritten(text="windy"))
    begun.undo()
    return begun


def sent(store, kept):
    return read_game(write_game(store.share(kept.id)).encode())


def test_a_game_gets_to_another_device_with_all_that_belongs_to_it(store, other, kept):
    store.rename(kept.id, "Saturday")
    store.note(kept.id, "Leo was late")
    joined = other.join(sent(store, kept))
    assert joined.is_new
    assert joined.game.record == kept.record
    (game,) = other.games()
    assert (game.id, game.title, game.note) == (kept.id, "Saturday", "Leo was late")
    assert game.started == store.games()[0].started


def test_importing_twice_makes_no_second_copy(store, other, kept):
    shared = sent(store, kept)
    first, second = other.join(shared), other.join(shared)
    assert second.game is first.game
    assert not second.is_new
    assert len(other.games()) == 1
    assert not store.join(shared).is_new
    assert len(store.games()) == 1


def test_importing_twice_makes_no_second_copy_on_another_day(store, other, kept, tmp_path):
    shared = sent(store, kept)
    other.join(shared)
    with closing(Store(tmp_path / "other")) as tomorrow:
        assert not tomorrow.join(shared).is_new
        assert len(tomorrow.games()) == 1


def test_a_game_that_was_played_on_elsewhere_goes_on_here(store, other, kept, tmp_path):
    far = other.join(sent(store, kept)).game
    far.act(built("T9nw", "-1,0"))
    joined = store.join(sent(other, far))
    assert (joined.game, joined.is_new) == (kept, False)
    assert kept.record == far.record
    with closing(Store(tmp_path)) as again:
        assert again.open(kept.id).record == far.record


def test_an_earlier_state_of_a_game_does_not_undo_what_happened_since(store, kept):
    shared = sent(store, kept)
    kept.act(NoteWritten(text="later"))
    assert store.join(shared).game is kept
    assert kept.play.notes == ("later",)


def test_a_game_that_went_another_way_is_taken_in_beside_the_one_here(store, other, kept):
    far = other.join(sent(store, kept)).game
    far.act(NoteWritten(text="there"))
    kept.act(NoteWritten(text="here"))
    shared = sent(other, far)
    joined = store.join(shared)
    assert joined.is_new
    assert joined.game.record == far.record
    assert kept.play.notes == ("here",)
    assert store.join(shared).game is joined.game
    assert len(store.games()) == 2


def test_whatever_became_of_the_copies_a_file_is_taken_in_whole(store, other, kept):
    far = other.join(sent(store, kept)).game
    far.act(NoteWritten(text="there"))
    kept.act(NoteWritten(text="here"))
    shared = sent(other, far)
    copy = store.join(shared).game
    copy.undo()
    copy.act(NoteWritten(text="nowhere"))
    assert store.join(shared).game.record == far.record
    assert len(store.games()) == 3


def test_a_note_comes_along_unless_another_was_written_here(store, other, kept):
    far = other.join(sent(store, kept)).game
    other.note(far.id, "at Leo's")
    store.join(sent(other, far))
    assert store.games()[0].note == "at Leo's"
    store.note(kept.id, "at Ana's")
    store.join(sent(other, far))
    assert store.games()[0].note == "at Ana's"


def test_importing_a_deleted_game_brings_it_back(store, kept):
    shared = sent(store, kept)
    store.delete(kept.id)
    store.join(shared)
    assert [game.id for game in store.games()] == [kept.id]
