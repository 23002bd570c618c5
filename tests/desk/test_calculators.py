"""The small questions of a table, each with its answer and its ruling."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.city import City
from companion.board.grid import Cell
from companion.board.players import Dummy, Player, Tally
from companion.desk.calculators.a_turn import Over, afterwards, so_far
from companion.desk.calculators.beginning import beginning
from companion.desk.calculators.bonus_card import CardState, bonus_card
from companion.desk.calculators.box import left_in_box
from companion.desk.calculators.dummy_draw import dummy_draw
from companion.desk.calculators.hut_worth import Neighbour, hut_worth
from companion.desk.calculators.judging import judge
from companion.desk.calculators.last_tiles import last_tiles
from companion.desk.calculators.paying import paying
from companion.desk.calculators.taking import takes
from companion.desk.calculators.turning import turning
from companion.desk.calculators.tying import Majority, shares
from companion.desk.calculators.vizier_order import Purchase, vizier_order
from companion.errors import RuleError
from companion.games import ALHAMBRA, GRANADA, Marker
from companion.games import granada_box as granada
from companion.games.alhambra import ARCADES, BOX, CHAMBERS, PAVILION, TOWER
from companion.games.flipping import Fate
from companion.games.granada_box import ARENA, BATH_HOUSE, SCHOOL
from companion.modules import HUTS, VIZIER
from companion.modules.bonus import verify_shown
from companion.modules.huts import worth as worth_of_hut
from companion.modules.vizier import Moment, State
from companion.money.cards import Currency, ExchangeCard, MoneyCard, can_take, read_hand, worth
from companion.money.payment import ways_to_pay
from companion.options import Options, Rounding
from companion.scoring.majority import Standing
from companion.stages.dummy import how_many
from companion.stages.leftovers import Slot
from companion.table.table import Table
from companion.turns.turn import MOST_ACTIONS, Action, TurnEnd, may_act_again, verify_turn
from tests.companion.palaces import city, legal_palaces, tile

BLUE = Currency.BLUE
BLUE_YELLOW = ExchangeCard.parse("blue-yellow")
HANDS = st.lists(
    st.builds(MoneyCard, st.sampled_from(["blue", "yellow"]).map(Currency), st.integers(1, 9)),
    max_size=7,
)


def ids(rulings):
    return [ruling.id for ruling in rulings]


def test_who_asks_is_told_why_not_and_by_which_ruling():
    without = Player("Ana", city("* G10n"), shown=(tile("G10"),))
    judged = judge(verify_shown, BOX, without)
    assert (judged.allowed, judged.ruling.id) == (False, "D26")
    assert "counts only while that very tile stands" in judged.sentence
    allowed = judge(verify_shown, BOX, replace(without, built=city("* G10")))
    assert (allowed.allowed, allowed.sentence, allowed.ruling.id) == (True, "", "D26")


def test_paying_names_the_exact_ways_and_the_least_too_much():
    found = paying(11, BLUE, read_hand("blue:7,2 yellow:9"), [BLUE_YELLOW])
    assert [way.cards for way in found.exact] == [read_hand("blue:2 yellow:9")]
    assert [(way.cards, way.lost) for way in found.too_much] == [(read_hand("blue:7 yellow:9"), 5)]
    assert found.sentence == "Paid exactly, and then you may act again."
    assert ids(found.rulings) == ["D11", "D25"]


def test_paying_too_much_ends_the_turn():
    found = paying(10, BLUE, read_hand("blue:9,2"))
    assert found.exact == ()
    assert [(way.price, way.lost) for way in found.too_much] == [(10, 1)]
    assert found.sentence == "Not exactly: at least 1 too much, and the turn is over."
    assert ids(found.rulings) == ["D12"]


def test_what_cannot_be_paid_is_told():
    found = paying(10, BLUE, read_hand("blue:9 yellow:9"))
    assert (found.exact, found.too_much) == ((), ())
    assert found.sentence == "This hand cannot pay 10."


@given(st.integers(1, 13), HANDS, st.sampled_from([[], [BLUE_YELLOW]]))
def test_paying_agrees_with_the_best_ways_and_with_every_set_of_cards(price, hand, exchanges):
    found = paying(price, BLUE, hand, exchanges)
    best = ways_to_pay(price, BLUE, hand, exchanges)
    assert found.exact == best.exact
    usable = [card for card in hand if exchanges or card.currency is BLUE]
    sums = {
        worth(cards)
        for number in range(1, len(usable) + 1)
        for cards in combinations(usable, number)
    }
    least = min((total - price for total in sums if total > price), default=None)
    assert {way.lost for way in found.too_much} == ({least} if least else set())
    assert all(way.price == price for way in found.too_much)


def test_every_set_that_may_be_taken_is_named_the_most_money_first():
    row = [2, 3, BLUE_YELLOW, 9]
    found = takes(row)
    assert [take.cards for take in found] == [(9,), (2, 3), (3,), (2,), (BLUE_YELLOW,)]
    assert [take.worth for take in found] == [9, 5, 3, 2, 0]
    assert ids(take.ruling for take in found) == ["D12"] * 4 + ["D25"]


def test_equal_sets_are_named_once_and_fewer_cards_come_first():
    assert [take.cards for take in takes([1, 1, 2, 3])] == [
        *[(1, 1, 3), (2, 3)][::-1],
        *[(1, 3), (1, 1, 2)],
        *[(3,), (1, 2)],
        *[(2,), (1, 1)],
        (1,),
    ]


@given(st.lists(st.integers(1, 9), max_size=4))
def test_no_set_that_may_be_taken_is_forgotten(row):
    possible = {
        tuple(sorted(cards))
        for number in range(1, len(row) + 1)
        for cards in combinations(row, number)
        if can_take(row, cards)
    }
    found = [take.cards for take in takes(row)]
    assert len(found) == len(possible)
    assert {*found} == possible


def test_each_last_tile_is_told_with_the_money_that_decides():
    slots = [
        Slot(2, Currency.GREEN, tile("T12")),
        Slot(1, BLUE, tile("G10")),
        Slot(3, Currency.ORANGE, tile("P8")),
    ]
    money = {"Ana": {BLUE: 12, Currency.GREEN: 3}, "Leo": {BLUE: 9, Currency.GREEN: 3}}
    found = last_tiles(slots, money)
    assert [each.award.to for each in found] == ["Ana", None, None]
    assert [each.sentence for each in found] == [
        "Ana has the most blue money: 12.",
        "Several players have the most money in this currency, so the tile stays.",
        "Nobody has any money in this currency, so the tile stays.",
    ]
    assert ids(each.ruling for each in found) == ["D21"] * 3


@pytest.mark.parametrize(
    ("hands", "sentence"),
    [
        ({"Ana": [9, 9, 2], "Leo": [5] * 4}, "Ana begins, with the fewest cards."),
        (
            {"Ana": [9, 9, 2], "Leo": [9, 9, 3]},
            "Ana begins: of the fewest cards, the lowest total.",
        ),
        (
            {"Ana": [9, 9, 2], "Leo": [9, 8, 3]},
            "Ana and Leo are tied; the youngest of them begins.",
        ),
    ],
)
def test_who_begins_is_told_in_a_sentence(hands, sentence):
    found = beginning(hands)
    assert (found.sentence, found.ruling.id) == (sentence, "D31")


def test_a_tie_is_shared_out_with_its_rulings():
    towers = {"Kim": Standing(4), "Nina": Standing(4), "Ben": Standing(1), "Ana": Standing(0)}
    found = shares(ALHAMBRA, Majority(TOWER, 2, towers))
    assert [share.sentence for share in found] == [
        "Kim and Nina tie for places 1–2: (13 + 6) ÷ 2 = 9 each, 1 point lost.",
        "Ben takes place 3 with 1 tower; this round pays places 1–2.",
    ]
    assert [ids(share.rulings) for share in found] == [["D14", "D15"], ["D64"]]
    assert found[0].line.each == 9


def test_granadas_ties_and_prizes_have_rulings_of_their_own():
    schools = {"a": Standing(4, 9), "b": Standing(4, 12), "c": Standing(2, 5)}
    found = shares(GRANADA, Majority(SCHOOL, 3, schools))
    assert [share.line.each for share in found] == [30, 20, 10]
    assert [ids(share.rulings) for share in found] == [["D29", "D79"], ["D29", "D79"], ["D79"]]
    simply = shares(GRANADA, Majority(SCHOOL, 3, schools), Options(simple_scoring=True))
    assert [share.line.each for share in simply] == [18, 10, 3]
    assert ids(simply[2].rulings) == ["D80"]


@pytest.mark.parametrize(
    ("after", "bag", "number", "sentence"),
    [
        (0, 50, 6, "He takes 6, as always."),
        (1, 6, 6, "He takes 6, as always."),
        (1, 4, 4, "He takes what there is: 4."),
        (2, 15, 5, "After round 2 he draws a third of the bag, rounded down: 5 of 15."),
        (2, 16, 5, "After round 2 he draws a third of the bag, rounded down: 5 of 16."),
    ],
)
def test_the_dummys_draw_is_told_with_its_reason(after, bag, number, sentence):
    draw = dummy_draw(ALHAMBRA, after, bag)
    assert (draw.number, draw.sentence, draw.ruling.id) == (number, sentence, "D18")


def test_granadas_dummy_draws_as_the_table_rounds():
    up = dummy_draw(GRANADA, 2, 16, Options(dummy_third=Rounding.UP))
    assert up.number == 6
    assert up.sentence == "After scoring B he draws a third of the bag, rounded up: 6 of 16."


@given(st.integers(0, 2), st.integers(0, 54), st.sampled_from(Rounding))
def test_the_dummy_draws_what_the_engine_says(after, bag, rounding):
    options = Options(dummy_third=rounding)
    for game in (ALHAMBRA, GRANADA):
        assert dummy_draw(game, after, bag, options).number == how_many(game, after, bag, options)


def test_a_hut_is_told_neighbour_by_neighbour():
    found = hut_worth(city(". A10 . / * HAe A8e / . HG A9"), Cell(1, 0))
    assert found.number == 1
    assert dict(found.neighbours) == {
        Cell(1, -1): Neighbour.COUNTS,
        Cell(2, 0): Neighbour.BEHIND_WALL,
        Cell(1, 1): Neighbour.HUT,
        Cell(0, 0): Neighbour.START_TILE,
    }
    assert found.ruling.id == "D27"
    other = hut_worth(city("* G10 HA"), Cell(2, 0))
    assert (other.number, other.neighbours) == (0, ((Cell(1, 0), Neighbour.OTHER_KIND),))


def test_every_neighbour_has_a_sentence_of_its_own():
    assert len({each.sentence for each in Neighbour}) == len(Neighbour)


@given(legal_palaces(8), st.sampled_from(["HG", "HAn", "HTes"]))
def test_a_hut_is_worth_what_the_engine_says(palace, code):
    for cell, _tile in palace:
        built = palace.with_tile(cell, BOX.read(code))
        found = hut_worth(built, cell)
        assert found.number == worth_of_hut(built, cell)
        assert len(found.neighbours) == len([*built.neighbours(cell)])


@pytest.mark.parametrize(
    ("built", "reserve", "elsewhere", "state"),
    [
        ("* G10", "", "", CardState.COUNTS),
        ("* G10n", "G10", "", CardState.IN_RESERVE),
        ("* G10n", "", "G10", CardState.WORTHLESS),
        ("* G10n", "", "G10n", CardState.NOT_YET),
    ],
)
def test_a_bonus_card_counts_with_its_very_tile_only(built, reserve, elsewhere, state):
    ana = Player("Ana", city(built), tuple(map(tile, reserve.split())))
    found = bonus_card(BOX, tile("G10"), ana, [*map(tile, elsewhere.split())])
    assert (found.card, found.state, found.ruling.id) == (tile("G10"), state, "D26")


def test_there_is_no_bonus_card_for_a_tile_with_a_wall():
    found = bonus_card(BOX, tile("G10n"), Player("Ana", city("* G10n")))
    assert found.state is CardState.NO_SUCH_CARD
    assert found.state.sentence.startswith("There is no such card")
    assert len({state.sentence for state in CardState}) == len(CardState)


VIZIERS = {"Ana": State.AWAKE, "Leo": State.ASLEEP, "Kim": State.AWAKE, "Ben": State.AWAKE}


def test_viziers_that_are_awake_act_in_turn_order_the_last_mover_last():
    found = vizier_order(VIZIERS, "Kim", Moment.AFTER_A_TURN)
    assert (found.judged.allowed, found.names) == (True, ("Ben", "Ana", "Kim"))
    assert (found.then, found.everybody_sleeps) == (State.ASLEEP, False)
    assert found.judged.ruling.id == "D24"


@pytest.mark.parametrize(
    ("viziers", "purchase", "sentence"),
    [
        (VIZIERS, Purchase.TOO_MUCH, "A vizier buys for the exact price only."),
        (VIZIERS, Purchase.HUT, "A vizier buys a tile from the market; he cannot take a hut."),
        (dict.fromkeys(VIZIERS, State.ASLEEP), Purchase.EXACT, "A vizier who sleeps buys nothing"),
    ],
)
def test_no_vizier_acts_for_anything_else_or_asleep(viziers, purchase, sentence):
    found = vizier_order(viziers, "Kim", Moment.AFTER_A_TURN, purchase=purchase)
    assert (found.judged.allowed, found.names, found.then) == (False, (), None)
    assert found.judged.sentence.startswith(sentence)
    assert found.everybody_sleeps == (purchase is Purchase.EXACT)


def test_at_a_wrong_moment_no_vizier_acts():
    found = vizier_order(VIZIERS, "Kim", Moment.SCORING_DUE)
    assert (found.judged.allowed, found.names) == (False, ())
    assert found.judged.sentence.startswith("A scoring is due")
    before = Options(vizier_before_scoring=True)
    assert vizier_order(VIZIERS, "Kim", Moment.SCORING_DUE, before).names == ("Ben", "Ana", "Kim")


@pytest.mark.parametrize(
    ("fate", "paid", "expected"),
    [
        (Fate.BUILT, "green:3", (True, 3, 0)),
        (Fate.BUILT, "green:5", (True, 3, 2)),
        (Fate.BUILT, "green:2", (False, 3, 0)),
        (Fate.BUILT, "green:2 blue:1", (False, 3, 0)),
        (Fate.GIVEN, "orange:1,2", (True, 3, 0)),
        (Fate.RESERVED, "", (True, 0, 0)),
    ],
)
def test_turning_a_tile_over_costs_three_unless_it_goes_to_reserve(fate, paid, expected):
    found = turning(fate, read_hand(paid))
    assert (found.judged.allowed, found.price, found.lost) == expected
    assert found.judged.ruling.id == "D28"


def test_only_a_tile_that_was_just_bought_is_turned_over():
    found = turning(Fate.BUILT, read_hand("green:3"), just_bought=False)
    assert not found.judged.allowed
    assert found.judged.sentence.startswith("Only a tile that was just bought")


def test_what_nobody_has_is_told_by_kind_and_price():
    table = Table(
        ALHAMBRA,
        (
            Player("Ana", city("* A8e / HG"), reserve=(tile("C5nsw"),)),
            Player("Leo", city("* P8")),
        ),
        Dummy("Dirk", (tile("T13e"),)),
    )
    left = left_in_box(table)
    assert left.prices[ARCADES] == (4, 5, 6, 6, 7, 8, 9, 10)
    assert left.prices[CHAMBERS] == (6, 7, 7, 8, 9, 9, 10, 11)
    assert left.prices[PAVILION] == (2, 3, 4, 5, 6, 7)
    assert left.prices[TOWER][-1] == 12
    assert (left.number, left.everything_known, left.ruling.id) == (50, True, "D58")


@pytest.mark.parametrize(
    ("player", "dummy"),
    [
        (Player("Leo", Tally({TOWER: 2})), None),
        (Player("Leo", city("*")), Dummy("Dirk", Tally({TOWER: 2}))),
    ],
)
def test_with_plain_counts_it_is_not_known_which_tiles_lie_somewhere(player, dummy):
    left = left_in_box(Table(ALHAMBRA, (player, Player("Ana", city("* T12"))), dummy))
    assert (left.everything_known, left.number) == (False, 53)


def test_in_granada_a_side_that_lies_up_hides_its_back_where_that_is_known():
    laid = granada.BOX.read("Ar2")
    players = (Player("Ana", City(granada.BOX, {Cell(1, 0): laid})),)
    left = left_in_box(Table(GRANADA, players))
    assert left.prices[ARENA] == tuple(range(3, 14))
    assert left.prices[BATH_HOUSE] == tuple(range(2, 14))
    assert left.number == 107
    known = replace(GRANADA, box=granada.BOX.with_pair(laid, granada.BOX.read("Ba3")))
    paired = left_in_box(Table(known, players))
    assert paired.prices[BATH_HOUSE] == (2, *range(4, 14))
    assert paired.number == 106
    pair = replace(GRANADA, box=granada.BOX.with_pair(*map(granada.BOX.read, ("Sc10e", "Pa11e"))))
    assert left_in_box(Table(pair, ())).number == 108


EXACT, OVERPAY, REBUILD = Action.BUY_EXACTLY, Action.OVERPAY, Action.REBUILD


@pytest.mark.parametrize(
    ("done", "sentence", "rulings"),
    [
        ([], "One action is due; paying exactly gives another one.", ["D11"]),
        ([EXACT], "The exact price was paid, so you may act again.", ["D11"]),
        ([EXACT] * 4, "You may act once more, but the market is empty.", ["D11"]),
        ([EXACT, REBUILD], "Only paying the exact price gives another action, so", ["D11", "D59"]),
        ([OVERPAY], "Only paying the exact price gives another action, so", ["D11", "D12"]),
        ([OVERPAY, EXACT], "Only paying the exact price gives another action; the", ["D11"]),
        ([EXACT] * 5, "The market has four tiles", ["D11"]),
        ([Action.TAKE_HUT], "That action belongs to a module", ["D11", "D27"]),
    ],
)
def test_a_turn_is_judged_as_far_as_it_went(done, sentence, rulings):
    found = so_far(done)
    assert found.sentence.startswith(sentence)
    assert ids(found.rulings) == rulings


@given(st.lists(st.sampled_from(Action), max_size=MOST_ACTIONS), st.booleans())
def test_what_may_come_next_is_what_keeps_the_turn_within_the_rules(done, modules):
    besides = HUTS.actions | VIZIER.actions if modules else frozenset()
    found = so_far(done, [HUTS, VIZIER] if modules else [])

    def holds(actions):
        try:
            verify_turn(actions, besides)
        except RuleError:
            return False
        return True

    assert found.judged.allowed == holds(done)
    assert {*found.may} == {action for action in Action if holds([*done, action])}
    assert bool(found.may) == (holds(done) and may_act_again(done))


def test_what_was_just_bought_is_not_rebuilt_with():
    found = so_far([EXACT, REBUILD], with_bought=True)
    assert (found.judged.allowed, found.may) == (False, ())
    assert "what was bought in this turn waits until its end" in found.sentence
    assert ids(found.rulings) == ["D10", "D59"]


@pytest.mark.parametrize(
    ("empty", "bag", "filled", "ends", "sentence"),
    [
        (
            {4, 2},
            30,
            (2, 4),
            False,
            "These slots of the market are filled, in this order: 2 and 4.",
        ),
        ({4, 2}, 2, (2, 4), False, "These slots of the market are filled, in this order: 2 and 4."),
        (
            {4, 2},
            1,
            (2,),
            True,
            "Only these slots of the market can be filled, so the game ends: 2.",
        ),
        ({3}, 0, (), True, "No slot of the market can be filled, so the game ends."),
        (set(), 0, (), False, "No slot of the market is empty."),
    ],
)
def test_after_a_turn_the_market_is_filled_or_the_game_ends(empty, bag, filled, ends, sentence):
    now = afterwards(Over(empty=frozenset(empty), bag=bag))
    assert (now.filled, now.ends, now.sentence) == (filled, ends, sentence)
    assert ids(now.rulings) == (["D20", "D44", "D21", "D63"] if ends else ["D44"])
    assert now.sentences == tuple(step.sentence for step in now.steps)


def test_after_a_turn_everything_that_is_due_comes_in_order():
    due = {"empty": frozenset({1}), "scoring_card": True, "dummy": True, "in_play": [VIZIER]}
    now = afterwards(Over(bag=9, **due))
    assert now.steps == (
        TurnEnd.REFILL_MONEY,
        TurnEnd.REFILL_MARKET,
        TurnEnd.SCORE,
        TurnEnd.DUMMY_DRAWS,
        TurnEnd.VIZIERS,
        TurnEnd.NEXT_TURN,
    )
    assert ids(now.rulings) == ["D44", "D13", "D18", "D24"]
    early = afterwards(Over(bag=9, options=Options(vizier_before_scoring=True), **due))
    assert early.steps[2:4] == (TurnEnd.VIZIERS, TurnEnd.SCORE)
    over = afterwards(Over(bag=0, **due))
    assert over.steps[2:] == (
        TurnEnd.SCORE,
        TurnEnd.DUMMY_DRAWS,
        TurnEnd.LEFTOVERS,
        TurnEnd.LAST_SCORING,
    )


@pytest.mark.parametrize(
    ("empty", "before", "after", "sentence"),
    [
        ({2, 4}, Marker.EVEN, Marker.ODD, "The black marker moves to the odd numbers."),
        ({2}, Marker.ODD, Marker.EVEN, "The black marker moves to the even numbers."),
        (set(), Marker.ODD, Marker.ODD, "Nothing was laid, so the black marker stays where it is."),
    ],
)
def test_in_granada_the_marker_goes_on_once_the_market_is_filled(empty, before, after, sentence):
    now = afterwards(Over(empty=frozenset(empty), bag=5, marker=before))
    assert now.marker is after
    assert now.sentences[2] == sentence
    assert ids(now.rulings) == ["D44", "D30"]
