from contextlib import closing

import pytest

from companion.errors import RuleError
from companion.record import Colour
from companion.record.events import (
    CountsTyped,
    GameFinished,
    GameStarted,
    NoteWritten,
    PlayerRenamed,
    RoundScored,
    RulesChanged,
    Sitting,
)
from companion.store import Store, StoreError
from tests.record.tables import built, sitting, table

START = GameStarted(players=sitting(3))


def finish(kept):
    for number in (1, 2, 3):
        kept.act(CountsTyped(player="red", counts={"garden": 2}, wall=number))
        kept.act(RoundScored(round=number))
    kept.act(GameFinished())


def reopened(store, folder):
    store.close()
    return closing(Store(folder))


def test_a_new_store_is_empty(store):
    assert store.games() == ()
    assert store.notice is None
    assert store.last_table() is None
    assert store.known_names() == ()
    assert store.recall("theme") is None


def test_what_happened_is_there_after_the_app_was_closed(store, tmp_path):
    kept = store.start(START)
    kept.act(built("G10n", "1,0"))
    with reopened(store, tmp_path) as again:
        assert again.open(kept.id).play == kept.play


def test_an_act_against_the_rules_changes_neither_memory_nor_disk(store, tmp_path):
    kept = store.start(START)
    before = kept.record
    with pytest.raises(RuleError):
        kept.act(RoundScored(round=2))
    assert kept.record is before
    with reopened(store, tmp_path) as again:
        assert again.open(kept.id).record == before


def test_undo_and_redo_outlive_the_app(store, tmp_path):
    kept = store.start(START)
    for number in range(5):
        kept.act(NoteWritten(text=f"{number}"))
    for _step in range(3):
        kept.undo()
    with reopened(store, tmp_path) as again:
        opened = again.open(kept.id)
        assert opened.play.notes == ("0", "1")
        opened.redo()
        assert opened.play.notes == ("0", "1", "2")
        opened.act(NoteWritten(text="other"))
        assert opened.record.redoes is None
    with closing(Store(tmp_path)) as again:
        opened = again.open(kept.id)
        assert opened.play.notes == ("0", "1", "2", "other")
        assert opened.record.undone == ()


def test_whoever_opens_a_game_twice_gets_the_same_one(store):
    kept = store.start(START)
    assert store.open(kept.id) is kept


def test_an_unknown_game_is_refused_in_words(store):
    with pytest.raises(StoreError, match="There is no such game here"):
        store.open("nothing")


def test_running_games_come_first_and_then_the_latest(store):
    ids = [store.start(START).id for _game in range(3)]
    finish(store.open(ids[2]))
    store.open(ids[0]).act(NoteWritten(text="still at it"))
    assert [game.id for game in store.games()] == [ids[0], ids[1], ids[2]]


def test_the_list_says_where_each_game_stands(store):
    kept = store.start(GameStarted(players=sitting(3), game="granada", title="Friday"))
    kept.act(CountsTyped(player="red", counts={"school": 2}, wall=4))
    kept.act(RoundScored(round=1))
    (game,) = store.games()
    assert (game.id, game.title, game.game) == (kept.id, "Friday", "granada")
    assert (game.rounds, game.finished) == (1, False)
    ana, leo, _kim = game.players
    assert (ana.colour, ana.name, ana.points, ana.won) == (Colour.RED, "Ana", 6, False)
    assert leo.points == 0
    assert game.started <= game.changed


def test_the_list_knows_who_won(store):
    kept = store.start(START)
    finish(kept)
    assert [player.won for player in store.games()[0].players] == [True, False, False]
    kept.undo()
    assert [player.won for player in store.games()[0].players] == [False, False, False]


def test_a_game_is_renamed_and_noted(store, tmp_path):
    kept = store.start(START)
    store.rename(kept.id, "The long one")
    store.note(kept.id, "Leo was late")
    kept.act(NoteWritten(text="and again"))
    with reopened(store, tmp_path) as again:
        (game,) = again.games()
    assert (game.title, game.note) == ("The long one", "Leo was late")


def test_a_deleted_game_is_out_of_sight_until_it_is_undeleted(store):
    kept = store.start(START)
    store.delete(kept.id)
    assert store.games() == ()
    assert store.known_names() == ()
    assert store.last_table() is None
    store.undelete(kept.id)
    assert [game.id for game in store.games()] == [kept.id]


def test_the_last_table_is_offered_with_the_names_and_rules_of_its_end(store):
    store.start(GameStarted(players=sitting(2), game="granada"))
    kept = store.start(GameStarted(players=sitting(3), modules=("huts",), title="Friday"))
    kept.act(PlayerRenamed(player="blue", name="Leonie"))
    kept.act(RulesChanged(edition="marek", modules=("bonus",), options={"dummy_may_win": True}))
    offered = store.last_table()
    assert [each.name for each in offered.players] == ["Ana", "Leonie", "Kim"]
    assert (offered.edition, offered.modules, offered.title) == ("marek", ("bonus",), "")
    assert offered.options.dummy_may_win
    assert store.start(offered).play.edition.name == "marek"


def test_known_names_come_latest_first_and_once_however_they_are_written(store):
    def start(*names):
        colours = table(len(names)).events[0].players
        store.start(
            GameStarted(
                players=tuple(
                    Sitting(colour=seat.colour, name=name)
                    for seat, name in zip(colours, names, strict=True)
                )
            )
        )

    start("ana", "Leo")
    start("Zoe", "Ana", "Kim")
    assert store.known_names() == ("Zoe", "Ana", "Kim", "Leo")


def test_the_app_remembers_texts(store, tmp_path):
    store.remember("theme", '"dark"')
    store.remember("theme", '"light"')
    with reopened(store, tmp_path) as again:
        assert again.recall("theme") == '"light"'


def test_a_damaged_game_offers_no_table(store):
    store.start(START)
    store._file.database.execute("UPDATE event SET body = '{'")
    store._opened.clear()
    assert store.last_table() is None


def test_a_game_whose_record_is_damaged_is_told_of_and_left_alone(store):
    kept = store.start(START)
    kept.act(built("G10n", "1,0"))
    database = store._file.database
    for body in ("{", "[]", '{"did": "tile-removed", "player": "red", "cell": "3,3"}'):
        database.execute("UPDATE event SET body = ? WHERE place = 1", (body,))
        store._opened.clear()
        with pytest.raises(StoreError, match="its record is damaged"):
            store.open(kept.id)
    assert len(store.games()) == 1
    store.delete(kept.id)
    assert store.games() == ()
