import pytest

from companion.errors import InputError
from companion.games import ALHAMBRA, GRANADA
from companion.money.cards import Currency
from companion.stages.leftovers import Reason, Slot, hand_out, how_to_place
from tests.companion.palaces import tile

BLUE, GREEN = Currency.BLUE, Currency.GREEN
SLOT = Slot(1, BLUE, tile("G10"))


def given_to(money, slots=(SLOT,)):
    return [(award.to, award.reason) for award in hand_out(slots, money)]


@pytest.mark.parametrize(
    ("money", "to", "reason"),
    [
        ({"red": {BLUE: 12}, "green": {BLUE: 9}}, "red", None),
        ({"red": {BLUE: 9}, "green": {BLUE: 9}}, None, Reason.TIE),
        ({"red": {BLUE: 9}, "green": {BLUE: 9}, "blue": {BLUE: 10}}, "blue", None),
        ({"red": {BLUE: 0}, "green": {}}, None, Reason.NOBODY),
        ({"red": {GREEN: 30}, "green": {}}, None, Reason.NOBODY),
        ({}, None, Reason.NOBODY),
    ],
)
def test_r39_most_money_in_the_slots_currency_takes_the_tile(money, to, reason):
    assert given_to(money) == [(to, reason)]


def test_tiles_are_handed_out_in_the_order_of_the_slots():
    slots = [Slot(3, GREEN, tile("T12")), SLOT]
    awards = hand_out(slots, {"red": {BLUE: 1, GREEN: 1}})
    assert [award.slot.number for award in awards] == [1, 3]


def test_all_four_slots_may_be_full():
    full = [Slot(n, money, tile("G10")) for n, money in enumerate(Currency, start=1)]
    assert len(hand_out(full, {})) == 4


def test_why_a_tile_stays_is_told():
    assert Reason.TIE.sentence.startswith("Several players have the most money")
    assert Reason.NOBODY.sentence.startswith("Nobody has any money")


@pytest.mark.parametrize(
    ("slots", "sentence"),
    [
        ([Slot(5, BLUE, tile("G10"))], "The slots of the market are numbered 1 to 4"),
        ([Slot(0, BLUE, tile("G10"))], "The slots of the market are numbered 1 to 4"),
        ([SLOT, Slot(1, GREEN, tile("T12"))], "a number and a currency of its own"),
        ([SLOT, Slot(2, BLUE, tile("T12"))], "a number and a currency of its own"),
    ],
)
def test_a_market_that_cannot_be_is_refused(slots, sentence):
    with pytest.raises(InputError, match=sentence):
        hand_out(slots, {})


def test_c12_alhambra_places_at_leisure_and_granada_at_once():
    assert how_to_place(ALHAMBRA).startswith("Build the tiles you won before the last scoring")
    assert how_to_place(GRANADA).startswith("Build the tile now or never")
