"""A calculator and its command line twin never say different things."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from companion.desk.calculators.a_turn import Over, afterwards, so_far
from companion.desk.calculators.dummy_draw import dummy_draw
from companion.desk.calculators.last_tiles import last_tiles
from companion.desk.calculators.paying import paying
from companion.desk.calculators.taking import takes
from companion.games import ALHAMBRA, Marker
from companion.modules import MODULES
from companion.money.cards import Currency, ExchangeCard, MoneyCard
from companion.stages.deck import copies
from companion.stages.leftovers import Slot
from companion.turns.turn import MOST_ACTIONS, SLOTS, Action
from tests.companion.asking import ask
from tests.companion.palaces import tile

HANDS = st.lists(
    st.builds(MoneyCard, st.sampled_from(Currency), st.integers(1, 9)), min_size=1, max_size=7
).filter(lambda hand: max(Counter(hand).values()) <= copies(3))
EXCHANGE_CARDS = st.sampled_from([None, "blue-yellow", "green-orange"])
LAST = ("T12", "G10", "P8", "S9")


def written(cards):
    return " ".join(f"{card.currency}:{card.value}" for card in cards)


@given(st.integers(1, 13), st.sampled_from(Currency), HANDS, EXCHANGE_CARDS)
def test_paying_says_what_pay_says(price, currency, hand, exchange):
    exchanges = {} if exchange is None else {"exchange": exchange}
    told = ask("pay", price=price, currency=currency.value, hand=written(hand), **exchanges)
    held = [] if exchange is None else [ExchangeCard.parse(exchange)]
    found = paying(price, currency, hand, held)
    assert {tuple(sorted(way)) for way in told["exact"]} == {
        tuple(sorted(written([card]) for card in way.cards)) for way in found.exact
    }
    assert told["can"] == bool(found.exact or found.too_much)
    if told["can"]:
        least = 0 if found.exact else found.too_much[0].lost
        assert told["overpay"] == least


@given(st.lists(st.integers(1, 9), min_size=1, max_size=4))
def test_taking_names_what_take_allows(row):
    named = {tuple(sorted(found.cards)) for found in takes(row)}
    for number in range(1, len(row) + 1):
        for cards in combinations(sorted(row), number):
            asked = {"row": ",".join(map(str, row)), "cards": ",".join(map(str, cards))}
            assert ask("take", **asked)["legal"] == (cards in named)


@given(st.integers(0, 2), st.integers(0, 50))
def test_the_draw_is_as_large_as_draw_says(after, bag):
    assert dummy_draw(ALHAMBRA, after, bag).number == ask("draw", after=after, bag=bag)["count"]


PURSES = st.dictionaries(
    st.sampled_from([each.value for each in Currency]), st.integers(0, 30), max_size=4
)


@given(st.dictionaries(st.sampled_from(["Ana", "Leo", "Kim"]), PURSES, min_size=2))
def test_the_last_tiles_go_to_whom_leftovers_gives_them(money):
    slots = [
        Slot(number, currency, tile(code))
        for number, (currency, code) in enumerate(zip(Currency, LAST, strict=True), start=1)
    ]
    asked = [
        {"slot": slot.number, "currency": slot.currency.value, "tile": slot.tile.code}
        for slot in slots
    ]
    told = ask("leftovers", slots=asked, money=money)
    found = last_tiles(slots, money)
    assert [award["to"] for award in told["awards"]] == [each.award.to for each in found]


MODULES_IN_PLAY = st.sets(st.sampled_from([*MODULES]))


@given(st.lists(st.sampled_from(Action), max_size=MOST_ACTIONS), MODULES_IN_PLAY, st.booleans())
def test_a_turn_so_far_is_what_turn_says(done, modules, with_bought):
    told = ask("turn", actions=done, modules=[*modules], bought=with_bought)
    found = so_far(done, [MODULES[name] for name in modules], with_bought=with_bought)
    assert (told["legal"], told["may"]) == (found.judged.allowed, [*found.may])
    assert told.get("reason", "") == found.judged.sentence


@given(
    st.sets(st.sampled_from(SLOTS)),
    st.integers(0, 54),
    MODULES_IN_PLAY,
    st.booleans(),
    st.booleans(),
)
def test_what_happens_after_a_turn_is_what_turn_says(empty, bag, modules, card, two):
    asked = {"empty": [*empty], "bag": bag, "scoring_card": card, "dummy": two}
    told = ask("turn", modules=[*modules], **asked)
    facts = {**asked, "empty": frozenset(empty)}
    found = afterwards(Over(in_play=[MODULES[name] for name in modules], **facts))
    assert told == {
        "steps": [*found.steps],
        "filled": [*found.filled],
        "ends": found.ends,
    }
    for marker in Marker:
        told = ask("turn", game="granada", marker=marker.value, **asked)
        assert told["marker"] == afterwards(Over(marker=marker, **facts)).marker
