import pytest
from pydantic import ValidationError

from companion.drafts.purse import Purse
from companion.money.cards import Currency, ExchangeCard

PURSE = Purse(price=7, hand=("blue:7", "blue:4", "blue:3", "green:3"))


def test_the_answer_is_the_calculators():
    assert [way.cards for way in PURSE.answer.exact] == [
        (PURSE.cards[2],),
        (PURSE.cards[0], PURSE.cards[1]),
    ]
    assert PURSE.but(price=8).answer.exact == ()


def test_a_card_is_added_in_the_currency_that_is_being_entered():
    richer = PURSE.but(adding=Currency.GREEN).with_card(9)
    assert [card.code for card in richer.cards][-1] == "green:9"
    assert richer.paying_in(Currency.YELLOW).adding is Currency.YELLOW
    assert richer.paying_in(Currency.YELLOW).currency is Currency.YELLOW


def test_an_exchange_card_helps():
    helped = PURSE.with_exchange(ExchangeCard.parse("green-blue"))
    assert helped.exchanges == ("blue-green",)
    assert len(helped.answer.exact) > len(PURSE.answer.exact)
    assert helped.without("blue-green") == PURSE


def test_of_two_equal_cards_one_goes():
    twice = Purse(hand=("blue:7", "blue:7"))
    assert twice.without("blue:7").hand == ("blue:7",)
    assert twice.without("blue:1") == twice


@pytest.mark.parametrize("price", [1, 14])
def test_no_tile_costs_so_little_or_so_much(price):
    with pytest.raises(ValidationError):
        Purse(price=price)
