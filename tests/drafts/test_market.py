import pytest
from pydantic import ValidationError

from companion.drafts.market import Market, MarketSlot
from companion.errors import RuleError
from companion.money.cards import Currency
from companion.record import Colour
from companion.record.events import RoundScored, TileReserved
from companion.stages.leftovers import Reason
from tests.record.granada_tables import KNOWING_ALL, granada
from tests.record.tables import after, built, table

BLUE, GREEN, ORANGE, YELLOW = Currency


@pytest.fixture
def play():
    return after(table(3), RoundScored(round=1), RoundScored(round=2)).play


def tile(play, code):
    return play.game.box.read(code)


def filled(play, *codes):
    market = Market()
    for number, code in enumerate(codes, start=1):
        market = market.with_tile(number, tile(play, code))
    return market


def test_at_first_nothing_lies_there_and_each_currency_has_its_slot():
    market = Market()
    assert [slot.currency for slot in market.slots] == list(Currency)
    assert market.tiles == market.currencies == ()
    assert market.is_decided


def test_what_lies_in_another_slot_is_refused_there_either_side_up(play):
    market = filled(play, "T13e", "G10")
    with pytest.raises(RuleError, match="It lies in another slot"):
        market.verify_tile(play, 2, tile(play, "T13e"))
    market.verify_tile(play, 1, tile(play, "T13e"))
    market.verify_tile(play, 2, tile(play, "T12"))
    learned = granada(3, tile_set=KNOWING_ALL).play
    side, back = KNOWING_ALL.told[0]
    with pytest.raises(RuleError, match="It lies in another slot"):
        filled(learned, side).verify_tile(learned, 2, tile(learned, back))


def test_a_tile_is_laid_into_one_slot_only(play):
    market = Market().with_tile(2, tile(play, "T13e"))
    assert [slot.tile for slot in market.slots] == [None, "T13e", None, None]
    assert market.tiles == ("T13e",)
    assert market.currencies == (GREEN,)
    assert not market.is_decided


def test_another_tile_keeps_who_has_most_money_and_no_tile_forgets_it(play):
    market = filled(play, "T13e").with_slot(1, winner=Colour.RED)
    assert market.with_tile(1, tile(play, "G11")).slots[0].winner is Colour.RED
    empty = market.with_tile(1, None)
    assert empty.slots[0] == MarketSlot(currency=BLUE)


def test_two_slots_exchange_their_currencies_and_both_ask_anew_who_has_most(play):
    market = filled(play, "T13e", "G11", "T11")
    for number in (1, 2, 3):
        market = market.with_slot(number, winner=Colour.RED)
    market = market.with_currency(1, ORANGE)
    assert [slot.currency for slot in market.slots] == [ORANGE, GREEN, BLUE, YELLOW]
    assert [slot.winner for slot in market.slots] == [None, Colour.RED, None, None]
    assert market.tiles == ("T13e", "G11", "T11")


def test_a_tile_that_turned_up_elsewhere_leaves_the_market(play):
    market = filled(play, "T13e", "G11").with_slot(2, winner=Colour.RED)
    seen = after(table(3), built("T13e", "1,0")).play
    left = market.without_the_lying(seen)
    assert [slot.tile for slot in left.slots] == [None, "G11", None, None]
    assert left.slots[1].winner is Colour.RED
    assert market.without_the_lying(play) == market


def test_money_decides_who_gets_which_tile(play):
    market = filled(play, "T13e", "G11", "T11")
    money = {
        Colour.RED: {BLUE: 5, GREEN: 3, ORANGE: 0},
        Colour.BLUE: {BLUE: 4, GREEN: 3},
    }
    decided = market.decided_by(play, money)
    assert [slot.winner for slot in decided.slots] == [
        Colour.RED,
        Reason.TIE,
        Reason.NOBODY,
        None,
    ]
    assert decided.is_decided


def test_it_is_decided_once_every_tile_is(play):
    market = filled(play, "T13e", "G11").with_slot(1, winner=Colour.RED)
    assert not market.is_decided
    assert market.with_slot(2, winner=Reason.TIE).is_decided


def test_the_event_hands_out_what_lies_there(play):
    market = Market().with_tile(2, tile(play, "T13e")).with_tile(4, tile(play, "G11"))
    market = market.with_slot(2, winner=Colour.BLUE).with_slot(4, winner=Reason.NOBODY)
    handed = after(table(3), RoundScored(round=1), RoundScored(round=2), market.event()).play
    first, second = market.event().tiles
    assert (first.slot, first.currency, first.to, first.reason) == (2, GREEN, Colour.BLUE, None)
    assert (second.slot, second.to, second.reason) == (4, None, Reason.NOBODY)
    assert [tile.code for tile in handed.seat(Colour.BLUE).reserve] == ["T13e"]
    assert Market().event().tiles == ()


def test_what_was_kept_is_read_again(play):
    market = filled(play, "T13e", "G11").with_slot(1, winner=Colour.RED)
    market = market.with_slot(2, winner=Reason.TIE)
    assert Market.model_validate_json(market.model_dump_json()) == market


@pytest.mark.parametrize("currencies", [[BLUE] * 4, [BLUE, GREEN, ORANGE], list(Currency) * 2])
def test_a_damaged_draft_is_refused(currencies):
    slots = tuple(MarketSlot(currency=currency) for currency in currencies)
    with pytest.raises(ValidationError, match="Each currency has one slot"):
        Market(slots=slots)


def test_a_tile_that_was_reserved_leaves_the_market_too(play):
    seen = after(table(3), TileReserved(player="red", tile="T13e")).play
    assert filled(play, "T13e").without_the_lying(seen).tiles == ()
