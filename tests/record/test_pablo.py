"""Granada for two: what Pablo draws, which side up, and who knows what is in the bag."""

import pytest

from companion.errors import InputError, RuleError
from companion.games import Marker
from companion.options import Options, Rounding
from companion.record.events import CountsTyped, DummyDrew, RoundScored
from companion.record.events.dummy import asks_marker, expected, in_the_bag
from companion.stages.dummy import draw
from tests.record.granada_tables import KNOWING_ALL, granada, his, his_six, laid, told
from tests.record.tables import after, table

KNOWN = granada(tile_set=KNOWING_ALL)
SIX_ODD = ("Ar5", "Ba7", "Li9", "Ho11", "Hp13", "Ma3")


def drawn(record, marker=Marker.EVEN, seed=7, market=()):
    """What the app draws next."""
    play = record.play
    aside = [play.game.box.read(code) for code in market]
    tiles = draw(expected(play), in_the_bag(play, aside, marker), seed).tiles
    codes = tuple(tile.code for tile in tiles)
    return DummyDrew(tiles=codes, seed=seed, marker=marker, market=market)


def prices(event):
    return [int("".join(filter(str.isdigit, code))) for code in event.tiles]


def test_his_first_six_lie_even_side_up():
    with pytest.raises(RuleError, match="lies wrong side up"):
        granada().act(his_six().model_copy(update={"tiles": SIX_ODD}))
    assert len(his(after(granada(), his_six()))) == 6
    # Wherever the marker stands: it does not matter yet.
    assert len(his(after(granada(), his_six(marker=Marker.ODD)))) == 6
    assert not asks_marker(granada().play)


@pytest.mark.parametrize("marker", Marker)
def test_later_ones_lie_as_the_marker_shows(marker):
    record = after(granada(), his_six(), RoundScored(round=1))
    assert asks_marker(record.play)
    even = ("Ar6", "Ba8", "Li10", "Ho12", "Hp2", "Ma4")
    right, wrong = (even, SIX_ODD) if marker is Marker.EVEN else (SIX_ODD, even)
    with pytest.raises(RuleError, match="the marker tells the side"):
        record.act(DummyDrew(tiles=wrong, marker=marker))
    done = record.act(DummyDrew(tiles=right, marker=marker))
    assert his(done)[6:] == list(right)
    assert done.events[-1].marker is marker
    assert record.act(DummyDrew(tiles=wrong, marker=marker, on_purpose=True))


def test_the_marker_is_asked_about_only_while_a_draw_is_due():
    record = after(granada(), his_six())
    assert not asks_marker(record.play)
    assert not asks_marker(granada(3).play)
    alhambra = after(table(), DummyDrew(tiles=(), on_purpose=True), RoundScored(round=1))
    assert not asks_marker(alhambra.play)


@pytest.mark.parametrize(
    ("rounding", "number"), [(Rounding.DOWN, 2), (Rounding.NEAREST, 3), (Rounding.UP, 3)]
)
def test_c07_his_third_is_rounded_as_the_table_plays_it(rounding, number):
    record = after(granada(options=Options(dummy_third=rounding)), his_six(), RoundScored(round=1))
    record = after(record, DummyDrew(tiles=SIX_ODD, marker=Marker.ODD), RoundScored(round=2))
    assert asks_marker(record.play)
    assert expected(record.play, bag=8) == number
    tiles = ("Sc4", "Pa6", "Di8")[:number]
    assert len(his(after(record, DummyDrew(tiles=tiles, bag=8)))) == 12 + number


def test_with_few_tiles_known_the_bag_is_counted_piece_by_piece():
    record = after(granada(), his_six(), laid("Sc11e", "1,0", bought="Pa10e"))
    # 54 tiles, six with Pablo, one built, four in the market.
    assert record.play.bag == 54 - 6 - 1 - 4
    known = after(granada(tile_set=told(("Pa10e", "Sc11e"))), his_six(), laid("Sc11e", "1,0"))
    assert known.play.bag == 54 - 6 - 1 - 4
    assert after(known, CountsTyped(player="red", counts={"school": 1})).play.bag is None


def test_with_few_tiles_known_the_app_cannot_draw():
    record = granada(tile_set=told(("Pa10e", "Sc11e")))
    with pytest.raises(RuleError, match="draw from the bag and write down what was drawn"):
        in_the_bag(record.play, [])
    with pytest.raises(RuleError, match="draw from the bag and write down what was drawn"):
        record.act(his_six(seed=7))


def test_once_all_54_are_known_the_app_draws_for_him():
    play = KNOWN.play
    assert play.game.box.is_known
    assert len(play.unseen) == 108
    assert len(in_the_bag(play, [])) == 54
    first = drawn(KNOWN, Marker.ODD)
    assert not any(price % 2 for price in prices(first))
    record = after(KNOWN, first)
    assert len(record.play.unseen) == 96
    assert record.play.bag == 54 - 6 - 4
    second = drawn(after(record, RoundScored(round=1)), Marker.ODD)
    assert all(price % 2 for price in prices(second))
    record = after(record, RoundScored(round=1), second, RoundScored(round=2))
    third = drawn(record)
    assert len(third.tiles) == (54 - 12 - 4) // 3
    assert not any(price % 2 for price in prices(third))
    record = after(record, third)
    pieces = {record.play.game.box.piece(tile) for tile in record.play.dummy_tiles}
    assert len(pieces) == len(his(record)) == 24


def test_the_seed_repeats_the_draw_with_the_marker_and_the_market():
    record = after(KNOWN, drawn(KNOWN), RoundScored(round=1))
    odd = drawn(record, Marker.ODD)
    market = tuple(tile.code for tile in record.play.unseen[:4])
    aside = drawn(record, Marker.ODD, market=market)
    box = record.play.game.box
    gone = {box.likely_piece(box.read(code)) for code in market}
    assert not gone & {box.likely_piece(box.read(code)) for code in aside.tiles}
    for event in (odd, aside):
        assert len(his(after(record, event))) == 12
    with pytest.raises(RuleError, match="The seed of this draw does not give these tiles"):
        record.act(odd.model_copy(update={"seed": 8}))


def test_what_is_in_the_bag_follows_what_is_built_whichever_side_is_up():
    record = after(KNOWN, drawn(KNOWN))
    odd = next(tile for tile in record.play.unseen if tile.price % 2 and not tile.walls)
    even = record.play.game.box.back_of(odd)
    bag = in_the_bag(record.play, [])
    record = after(record, laid(odd.code, "1,0", bought=even.code), RoundScored(round=1))
    left = in_the_bag(record.play, [], Marker.ODD)
    assert len(left) == len(bag) - 1
    assert odd not in left
    assert even not in in_the_bag(record.play, [])


def test_a_bag_that_numbers_hide_is_counted_by_the_table():
    record = after(KNOWN, drawn(KNOWN), CountsTyped(player="red", counts={"school": 1}))
    record = after(record, RoundScored(round=1), drawn(record_after(record)), RoundScored(round=2))
    with pytest.raises(InputError, match="Count the tiles in the bag"):
        expected(record.play)


def record_after(record):
    return after(record, RoundScored(round=1))
