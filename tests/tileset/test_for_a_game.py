from companion.board.backs import KnownBacks
from companion.record.events import BacksTold, TileSetTold
from companion.tileset.for_a_game import knowing, telling
from tests.record.granada_tables import granada, laid, told
from tests.record.tables import after, table
from tests.tileset.sets import side, tiles

FOUND = tiles("Pa10e+Sc11e Ar2")


def test_a_game_that_begins_knows_the_set():
    started = knowing(granada(3).events[0], FOUND)
    assert started.tile_set == BacksTold.of(FOUND.known_backs)
    assert started.tile_set.told == (("Pa10e", "Sc11e"),)
    assert len(started.tile_set.offered) == 9
    assert started.opened().known == KnownBacks(FOUND.told, FOUND.offered)


def test_what_a_game_was_told_already_it_keeps():
    started = granada(3, tile_set=told()).events[0]
    assert knowing(started, FOUND) is started
    alhambra = table(3).events[0]
    assert knowing(alhambra, FOUND) is alhambra
    unknown = alhambra.model_copy(update={"game": "chess"})
    assert knowing(unknown, FOUND) is unknown


def test_a_game_is_told_what_became_known_while_it_was_played():
    record = type(granada(3)).start(knowing(granada(3).events[0], tiles()))
    assert telling(record.play, tiles()) is None
    event = telling(record.play, FOUND)
    assert event == TileSetTold(tile_set=BacksTold.of(FOUND.known_backs))
    record = after(record, event)
    assert record.play.game.box == FOUND.box
    assert telling(record.play, FOUND) is None


def test_a_game_is_told_that_something_was_wrong():
    record = after(granada(3), telling(granada(3).play, FOUND))
    event = telling(record.play, FOUND.without_pair(side("Sc11e")))
    assert after(record, event).play.game.box.pairs == ()


def test_what_was_learned_at_the_table_need_not_be_told():
    record = after(granada(3, tile_set=told()), laid("Sc11e", "1,0", bought="Pa10e"))
    heard = BacksTold(offered=BacksTold.codes(FOUND.offered))
    record = after(record, TileSetTold(tile_set=heard.model_copy(update={"told": PAIR})))
    assert telling(record.play, FOUND) is None


PAIR = (("Pa10e", "Sc11e"),)


def test_two_tiles_on_the_table_are_not_told_to_be_one():
    record = after(granada(3), laid("Sc11e", "1,0"), laid("Pa10e", "1,0", "blue"))
    event = telling(record.play, FOUND)
    assert event.tile_set.told == ()
    assert after(record, event).play.table.faults == ()


def test_other_games_are_told_nothing():
    assert telling(table(3).play, FOUND) is None
