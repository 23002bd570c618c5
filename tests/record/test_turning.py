"""Tiles with two sides at a table: turned over when they were just bought, and learned by it."""

import pytest

from companion.board.faults import FaultCode, FaultError
from companion.errors import InputError, RuleError
from companion.games.granada import BOX
from companion.record import Record
from companion.record.events import (
    EVENT,
    LeftoverDealt,
    RoundScored,
    TileGiven,
    TileReserved,
    TileSetTold,
)
from tests.record.granada_tables import KNOWING_ALL, granada, his, his_six, laid, told
from tests.record.tables import after, built, table

PAIR = ("Pa10e", "Sc11e")
START = granada(3)
KNOWING = granada(3, tile_set=told(PAIR))


def codes(record, seat=0):
    return [tile.code for tile in record.play.seats[seat].player.laid]


def refused(record, event):
    with pytest.raises(RuleError) as problem:
        record.act(event)
    return str(problem.value)


def faults(record, event):
    with pytest.raises(FaultError) as problem:
        record.act(event)
    return [fault.code for fault in problem.value.faults]


def test_t17_both_tiles_that_were_bought_are_built_with_their_backs():
    record = after(START, laid("Hp5n", "1,0", bought="Ar4n"), laid("Di7", "-1,0", bought="Li6"))
    assert codes(record) == ["Hp5n", "Di7"]
    assert record.in_words()[1:] == (
        "hospital 5 built, turned over from arena 4",
        "district 7 built, turned over from library 6",
    )


def test_a_tile_that_was_turned_over_is_one_piece_with_its_back():
    record = after(START, laid("Hp5n", "1,0", bought="Ar4n"))
    box = record.play.game.box
    assert box.back_of(box.read("Hp5n")) == box.read("Ar4n")
    assert faults(record, laid("Ar4n", "1,0", "blue")) == [FaultCode.TAKEN]
    assert faults(record, TileReserved(player="blue", tile="Ar4n")) == [FaultCode.TAKEN]
    assert record.undo().act(laid("Ar4n", "1,0", "blue")).play.bag == 54 - 1 - 4


def test_from_the_odd_side_a_tile_is_turned_over_as_well():
    record = after(START, laid("Ar4n", "1,0", bought="Hp5n"))
    box = record.play.game.box
    assert box.pairs == ((box.read("Ar4n"), box.read("Hp5n")),)
    known = granada(3, tile_set=told(PAIR[::-1], offered=(("Ar3new", "Ba2new"),))).play.game.box
    assert [tile.code for tile in known.tiles] == ["Pa10e", "Sc11e", "Ba2new", "Ar3new"]


def test_a_flip_that_was_a_mistake_is_forgotten():
    flipped = after(START, laid("Hp5n", "1,0", bought="Ar4n"))
    gone = flipped.act(EVENT.validate_python(REMOVED))
    assert gone.play.game.box == START.play.game.box
    counted = flipped.act(EVENT.validate_python(COUNTED))
    assert counted.play.game.box == flipped.play.game.box


COUNTED = {"did": "counts-typed", "player": "red", "counts": {"hospital": 1}}


def test_a_tile_is_turned_over_into_the_reserve():
    record = after(START, TileReserved(player="red", tile="Hp5n", bought="Ar4n"))
    assert record.undoes == "hospital 5 put into the reserve, turned over from arena 4"
    assert [tile.code for tile in record.play.seats[0].reserve] == ["Hp5n"]
    assert faults(record, laid("Ar4n", "1,0")) == [FaultCode.TAKEN]


def test_a_tile_is_turned_over_and_given_to_pablo():
    record = after(granada(), his_six(), TileGiven(player="red", tile="Hp5n", bought="Ma4n"))
    assert record.undoes == "hospital 5 given to Pablo, turned over from market 4"
    assert his(record)[-1] == "Hp5n"
    assert faults(record, laid("Ma4n", "1,0")) == [FaultCode.TAKEN]


def test_a_tile_that_was_bought_as_it_lies_was_not_turned_over():
    record = after(START, laid("Hp5n", "1,0", bought="Hp5n"))
    assert record.undoes == "hospital 5 built"
    assert record.play.turned == ()


def test_r67_a_tile_from_the_reserve_is_never_turned_over():
    record = after(START, TileReserved(player="red", tile="Hp5n"))
    flipped = laid("Hp5n", "1,0", from_reserve=True, bought="Ar4n")
    assert refused(record, flipped).startswith("Only a tile that was just bought")
    on_purpose = flipped.model_copy(update={"on_purpose": True})
    assert refused(record, on_purpose).startswith("Only a tile that was just bought")


@pytest.mark.parametrize(
    ("bought", "sentence"),
    [
        ("Ar6n", "A tile with an even value has the next odd value on its back"),
        ("Hp4n", "The two sides of a tile show different kinds of building."),
        ("Ar4e", "The moats are on the same edges of both sides of a tile."),
    ],
)
@pytest.mark.parametrize("on_purpose", [False, True])
def test_sides_that_no_tile_has_are_refused_even_on_purpose(bought, sentence, on_purpose):
    event = laid("Hp5n", "1,0", bought=bought, on_purpose=on_purpose)
    assert refused(START, event).startswith(sentence)


def test_the_side_that_was_bought_must_not_lie_anywhere():
    record = after(START, laid("Ar4n", "1,0", "blue"))
    assert faults(record, laid("Hp5n", "1,0", bought="Ar4n")) == [FaultCode.TAKEN]
    record = record.act(laid("Hp5n", "1,0", bought="Ar4n", on_purpose=True))
    assert [found.name for found in record.play.table.faults] == ["Ana", "Leo"]


def test_a_tile_of_alhambra_is_not_turned_over():
    event = built("G10", "1,0", bought="T11")
    assert refused(table(3), event) == "The tiles of this game are not turned over."
    with pytest.raises(RuleError, match="are not turned over"):
        table(3, tile_set=told(("G10", "T11")))
    assert table(3, tile_set=told()).play == table(3).play


def test_what_was_known_when_the_game_began_is_judged_by():
    play = KNOWING.play
    assert play.unseen == (BOX.read("Pa10e"), BOX.read("Sc11e"))
    assert play.seats[0].city.box is play.game.box
    assert faults(KNOWING, laid("Sc11w", "-1,0")) == [FaultCode.UPSIDE_DOWN]
    assert faults(KNOWING, laid("Sc11ns", "1,0")) == [FaultCode.NO_SUCH_TILE]
    record = after(KNOWING, laid("Sc11e", "1,0"))
    assert record.play.unseen == ()
    assert faults(record, laid("Pa10e", "1,0", "blue")) == [FaultCode.TAKEN]


def test_a_known_back_is_the_only_one_unless_the_table_knows_better():
    other = laid("Sc11e", "1,0", bought="Ho10e")
    assert refused(KNOWING, other) == "One of these sides is already known with another back."
    record = KNOWING.act(other.model_copy(update={"on_purpose": True}))
    box = record.play.game.box
    assert box.back_of(box.read("Sc11e")) == box.read("Ho10e")
    assert box.back_of(box.read("Pa10e")) is None


def test_the_moats_that_lie_on_the_table_on_purpose_are_right_from_then_on():
    record = KNOWING.act(laid("Sc11n", "1,0", on_purpose=True))
    assert record.play.table.faults == ()
    box = record.play.game.box
    assert box.back_of(box.read("Sc11n")) == box.read("Pa10n")
    assert record.undo().play.game.box == KNOWING.play.game.box
    taken_away = record.act(EVENT.validate_python(REMOVED))
    assert taken_away.play.game.box == KNOWING.play.game.box


REMOVED = {"did": "tile-removed", "player": "red", "cell": "1,0", "to_reserve": False}


def test_what_was_only_heard_of_refuses_nothing_and_gives_way():
    record = granada(3, tile_set=told(offered=(PAIR,)))
    assert record.play.unseen == (BOX.read("Pa10e"), BOX.read("Sc11e"))
    record = after(record, laid("Sc11w", "-1,0"), laid("Pa10e", "1,0", "blue"))
    assert record.play.table.faults == ()
    assert record.play.game.box.tiles == ()


@pytest.mark.parametrize(
    ("tile_set", "sentence"),
    [
        (told(PAIR, ("Pa10e", "Di11e")), "already known with another back"),
        (told(PAIR, offered=(("Ho10e", "Sc11e"),)), "already known with another back"),
        (told(("Pa10e", "Pa11e")), "show different kinds"),
        (told(("Pa14", "Sc15")), "no such tile"),
    ],
)
def test_a_tile_set_that_cannot_be_is_refused(tile_set, sentence):
    with pytest.raises(RuleError, match=sentence):
        granada(3, tile_set=tile_set)
    with pytest.raises(RuleError, match=sentence):
        START.act(TileSetTold(tile_set=tile_set))


def test_a_tile_set_in_another_games_letters_is_refused():
    with pytest.raises(InputError, match="no such kind"):
        granada(3, tile_set=told(("G10", "T11")))


def test_more_is_told_while_the_game_is_played():
    record = after(START, laid("Sc11e", "1,0"))
    assert record.act(laid("Pa10e", "1,0", "blue")).play.table.faults == ()
    record = record.act(TileSetTold(tile_set=told(PAIR)))
    assert record.undoes == "the tile set told"
    assert faults(record, laid("Pa10e", "1,0", "blue")) == [FaultCode.TAKEN]
    assert record.undo().play.game.box == START.play.game.box


def test_two_sides_that_both_lie_on_the_table_are_two_tiles():
    record = after(START, laid("Sc11e", "1,0"), laid("Pa10e", "1,0", "blue"))
    event = TileSetTold(tile_set=told(PAIR))
    assert refused(record, event) == (
        "park 10 and school 11 both lie on the table, so they are two tiles."
    )
    assert record.act(TileSetTold(tile_set=told(offered=(PAIR,)))).play.game.box.offered == ()


def test_what_was_told_takes_the_place_of_what_was_known_before():
    record = after(KNOWING, TileSetTold(tile_set=told(("Ho10e", "Sc11e"))))
    assert record.play.game.box.pairs == ((BOX.read("Ho10e"), BOX.read("Sc11e")),)
    assert after(record, TileSetTold(tile_set=told())).play.game.box.pairs == ()


def test_what_was_turned_over_here_stays_known_unless_it_is_told_otherwise():
    flipped = after(START, laid("Hp5n", "1,0", bought="Ar4n"))
    kept = after(flipped, TileSetTold(tile_set=told(PAIR, ("Ar4n", "Hp5n"))))
    assert len(kept.play.turned) == 1
    taken_back = after(flipped, TileSetTold(tile_set=told(("Ar4n", "Sc5n"))))
    assert taken_back.play.turned == ()
    assert taken_back.play.game.box.pairs == ((BOX.read("Ar4n"), BOX.read("Sc5n")),)


def test_scored_rounds_are_judged_by_what_is_known_now():
    record = after(START, laid("Sc11e", "1,0"), RoundScored(round=1))
    record = after(record, TileSetTold(tile_set=told(PAIR)))
    assert record.play.scored[0].seats[0].city.box is record.play.game.box
    wrong = {"did": "round-corrected", "round": 1, "player": "red", "city": "* Sc11n"}
    assert "no such tile" in refused(record, EVENT.validate_python(wrong))


def test_the_log_alone_replays_the_game_anywhere():
    record = granada(tile_set=KNOWING_ALL)
    drawn = [tile for tile in record.play.unseen if tile.price % 2 == 0][:6]
    record = after(record, his_six().model_copy(update={"tiles": tuple(t.code for t in drawn)}))
    odd = next(tile for tile in record.play.unseen if tile.price % 2 and not tile.walls)
    even = record.play.game.box.back_of(odd)
    record = after(record, laid(odd.code, "1,0", bought=even.code), RoundScored(round=1))
    written = [event.model_dump(mode="json") for event in record.events]
    read = [EVENT.validate_python(entry) for entry in written]
    for trusted in (False, True):
        assert Record.replay(read, trusted=trusted) == record


def test_the_last_tiles_are_not_turned_over():
    record = after(START, *(RoundScored(round=number) for number in (1, 2)))
    record = after(record, LeftoverDealt(slot=1, currency="blue", tile="Ba2", reason="tie"))
    flipped = laid("Hp5n", "1,0", bought="Ar4n")
    assert refused(record, flipped) == (
        "The tiles that are handed out at the end are not turned over."
    )
    forgotten = flipped.model_copy(update={"on_purpose": True})
    assert codes(after(record, forgotten)) == ["Hp5n"]
