from companion.drafts.purse import Purse
from companion.wording.desk import paying_words


def answer(price, *hand, exchanges=()):
    return Purse(price=price, hand=hand, exchanges=exchanges).answer


def test_exact_ways_are_counted_and_some_are_shown():
    found = answer(7, "blue:7", "blue:4", "blue:3", "blue:5", "blue:2", "blue:6", "blue:1")
    assert paying_words.heading(found) == "Exact, in 5 ways"
    assert paying_words.more(found) == "And 1 more way"
    assert paying_words.more(answer(7, "blue:7")) == ""
    assert paying_words.heading(answer(7, "blue:7")) == "Exact, in 1 way"


def test_what_is_lost_is_said():
    found = answer(7, "blue:8")
    assert paying_words.heading(found) == "Not exactly"
    assert paying_words.too_much(found) == (
        "Smallest overpayment: 1. No change, and the turn is over."
    )


def test_too_little_money_pays_nothing():
    assert paying_words.heading(answer(7, "blue:3")) == "Not enough"
    assert paying_words.too_much(answer(7, "blue:3")) == ""


def test_a_way_with_an_exchange_card_says_so():
    (helped,) = answer(7, "blue:3", "green:4", exchanges=("blue-green",)).exact
    assert paying_words.about(helped) == "with the exchange card"
    assert paying_words.about(answer(7, "blue:7").exact[0]) == ""
