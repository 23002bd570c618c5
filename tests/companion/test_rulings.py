"""Where the rule books contradict each other or are silent: each ruling, by its number."""

import pytest

from companion.board.building import Remove, Swap, faults
from companion.board.grid import Cell
from companion.errors import RuleError
from companion.games import ALHAMBRA, GRANADA, Marker
from companion.games.alhambra import PAVILION
from companion.games.granada import SCHOOL
from companion.modules import EXCHANGE, HUTS, VIZIER, actions, after_a_turn
from companion.modules.bonus import cards
from companion.modules.huts import worth
from companion.modules.vizier import order_of_claims
from companion.money.cards import Currency, ExchangeCard, can_take, read_hand
from companion.money.payment import pay, ways_to_pay
from companion.options import Options, Rounding
from companion.scoring.victory import victory
from companion.stages.deck import build, money
from companion.stages.dummy import how_many, verify_gift
from companion.stages.leftovers import Reason, Slot, hand_out, how_to_place
from companion.stages.setup import setup_card
from companion.turns.turn import MOST_ACTIONS, Action, TurnEnd, ends_the_game, verify_turn
from companion.turns.turn import after_a_turn as steps_after
from tests.companion.asking import of_kind, points, score
from tests.companion.palaces import city, tile

BLUE = Currency.BLUE
EMPTY = {"name": "ben", "city": "*"}


def counted(name, **counts):
    return {"name": name, "counts": counts, "wall": 0}


def codes(text, act):
    return [fault.code.value for fault in faults(city(text), act)]


def test_c01_two_players_use_two_of_each_card():
    assert len(money(2)) == 72 == len({*money(2)}) * 2


def test_c02_every_tile_must_stay_reachable_when_one_is_removed():
    assert codes("* G10 T12", Remove(Cell(1, 0))) == ["on-foot"]
    assert codes("* G10 T12", Remove(Cell(2, 0))) == []


def test_c03_an_area_of_any_size_is_a_hole_and_a_diagonal_slit_no_way_out():
    two = city("A9 A10 C10 C11 / P8 . . G10 / S9 T11 * G11")
    assert [f.code.value for f in faults(two, Remove(Cell(-2, -1)))] == []
    closed = score(1, {"name": "a", "city": two.text}, EMPTY)
    assert [fault["code"] for fault in closed["faults"]] == ["hole"]
    slit = {"name": "a", "city": ". A10 G11 / C10 . C11 / P8 * T11"}
    assert [fault["code"] for fault in score(1, slit, EMPTY)["faults"]] == ["hole"]
    assert "players" in score(1, slit, EMPTY, options={"diagonal_gap_open": True})


def test_c04_a_scoring_comes_before_the_next_players_turn():
    steps = steps_after(scoring_card=True)
    assert steps.index(TurnEnd.SCORE) + 1 == steps.index(TurnEnd.NEXT_TURN)


def test_c05_tied_players_add_their_places_and_the_next_takes_the_place_after_them():
    answer = score(3, counted("a", tower=3), counted("b", tower=3), counted("c", tower=1))
    assert of_kind(answer, "tower") == [17, 17, 6]
    assert [line["places"] for line in answer["lines"]] == [[1, 2], [3]]


def test_c06_money_then_tiles_then_scoring_then_the_dummys_draw():
    assert steps_after(scoring_card=True, dummy=True) == (
        TurnEnd.REFILL_MONEY,
        TurnEnd.REFILL_MARKET,
        TurnEnd.SCORE,
        TurnEnd.DUMMY_DRAWS,
        TurnEnd.NEXT_TURN,
    )


def test_c07_granadas_third_is_rounded_down_unless_the_table_says_otherwise():
    assert [how_many(GRANADA, 2, 8, Options(dummy_third=way)) for way in Rounding] == [2, 3, 3]
    assert how_many(GRANADA, 2, 8) == 2
    assert how_many(ALHAMBRA, 2, 8, Options(dummy_third=Rounding.UP)) == 2


def test_c08_the_third_scoring_of_pavilions_pays_16_8_1():
    assert ALHAMBRA.prizes(PAVILION, 3, total=6) == (16, 8, 1)


@pytest.mark.parametrize(
    ("table", "name"),
    [
        ({}, "Dirk"),
        ({"edition": "dirk"}, "Dirk"),
        ({"edition": "boabdil"}, "Boabdil"),
        ({"edition": "marek"}, "Marek"),
        ({"game": "granada"}, "Pablo"),
        ({"edition": "marek", "options": {"dummy_name": "Rosa"}}, "Rosa"),
    ],
)
def test_c09_the_dummy_is_called_as_the_edition_or_the_table_calls_him(table, name):
    answer = score(1, EMPTY, {"name": "a", "city": "*"}, dummy={"tiles": []}, **table)
    assert answer["dummy"]["name"] == name


def test_c10_leftovers_go_by_the_value_of_the_money():
    few_but_worth_more = {"a": {BLUE: 9}, "b": {BLUE: 1 + 2 + 3}}
    assert hand_out([Slot(1, BLUE, tile("G10"))], few_but_worth_more)[0].to == "a"


def test_c11_everybody_without_money_is_a_tie_at_nothing():
    (award,) = hand_out([Slot(1, BLUE, tile("G10"))], {"a": {BLUE: 0}, "b": {}})
    assert (award.to, award.reason) == (None, Reason.NOBODY)


def test_c12_alhambra_builds_leftovers_at_leisure_and_granada_now_or_never():
    assert "in any order, if you like" in how_to_place(ALHAMBRA)
    assert "now or never" in how_to_place(GRANADA)


def test_c13_a_turn_has_five_actions_at_most_the_last_may_be_a_modules():
    longest = [Action.BUY_EXACTLY] * 4
    in_play = actions([HUTS, VIZIER])
    assert MOST_ACTIONS == 5
    verify_turn([*longest, Action.REBUILD])
    verify_turn([*longest, Action.TAKE_HUT], in_play)
    verify_turn([*longest, Action.WAKE_VIZIER], in_play)
    with pytest.raises(RuleError, match="The market has four tiles"):
        verify_turn([*longest, Action.BUY_EXACTLY])


def test_c14_a_tie_is_a_shared_win():
    assert victory({"a": 90, "b": 90}).winners == ("a", "b")


def test_c15_the_best_player_wins_even_behind_the_dummy_unless_he_may_win():
    found = victory({"a": 90, "b": 80}, ("Dirk", 99))
    assert (found.winners, found.dummy_ahead) == (("a",), True)
    may = victory({"a": 90, "b": 80}, ("Dirk", 99), Options(dummy_may_win=True))
    assert may.winners == ("Dirk",)


@pytest.mark.parametrize(("counted_in", "expected"), [(True, [2, 0]), (False, [1, 0])])
def test_c16_the_dummys_tiles_count_in_granadas_totals_unless_switched_off(counted_in, expected):
    answer = score(
        1,
        {"name": "a", "city": "* Sc9"},
        EMPTY,
        game="granada",
        dummy={"tiles": ["Sc4"]},
        options={"dummy_in_totals": counted_in},
    )
    assert of_kind(answer, "school")[:2] == expected


def test_c17_who_loses_granadas_tie_gets_nothing_at_a_and_the_next_place_later():
    players = [{"name": "a", "city": "* Sc9"}, {"name": "b", "city": "* Sc10"}]
    assert of_kind(score(1, *players, game="granada"), "school") == [0, 2]
    assert of_kind(score(2, *players, game="granada"), "school") == [2, 4]


def test_c18_the_simple_scoring_breaks_ties_too():
    players = [{"name": "a", "city": "* Sc9"}, {"name": "b", "city": "* Sc10"}]
    simple = score(2, *players, game="granada", options={"simple_scoring": True})
    assert of_kind(simple, "school") == [3, 10]
    assert GRANADA.prizes(SCHOOL, 2, 2) != GRANADA.prizes(
        SCHOOL, 2, 2, Options(simple_scoring=True)
    )


def test_c19_the_marker_stays_when_nothing_was_refilled():
    assert Marker.EVEN.after_refill(laid=0) is Marker.EVEN
    assert Marker.ODD.after_refill(laid=0) is Marker.ODD


def test_c20_who_just_moved_may_use_the_vizier_last():
    assert order_of_claims(["a", "b", "c"], "a", {"a", "c"}) == ("c", "a")


def test_c21_score_first_then_the_viziers_unless_the_table_says_otherwise():
    due = steps_after(scoring_card=True, dummy=True)
    after = after_a_turn([VIZIER], due)
    assert (
        after.index(TurnEnd.SCORE) < after.index(TurnEnd.DUMMY_DRAWS) < after.index(TurnEnd.VIZIERS)
    )
    before = after_a_turn([VIZIER], due, Options(vizier_before_scoring=True))
    assert before.index(TurnEnd.VIZIERS) + 1 == before.index(TurnEnd.SCORE)


def test_c22_a_viziers_purchase_ends_the_game_too():
    assert ends_the_game(empty=[3], bag=0)
    assert after_a_turn([VIZIER], steps_after(market_full=False))[-2:] == (
        TurnEnd.LEFTOVERS,
        TurnEnd.LAST_SCORING,
    )


def test_c23_an_exchange_card_may_overpay():
    yellow = ExchangeCard.parse("blue-yellow")
    assert pay(10, BLUE, read_hand("blue:2 yellow:9"), yellow).lost == 1


def test_c24_an_exchange_card_is_the_one_card_taken():
    card = ExchangeCard.parse("blue-yellow")
    assert can_take([1, 2, card, 9], [card])
    assert not can_take([1, 2, card, 9], [1, card])


def test_c25_one_exchange_card_for_one_purchase():
    both = [ExchangeCard.parse("blue-yellow"), ExchangeCard.parse("blue-green")]
    assert not ways_to_pay(3, BLUE, read_hand("blue:1 green:1 yellow:1"), both).can


def test_c26_huts_do_not_feed_huts():
    assert worth(city("* HG HG"), Cell(1, 0)) == 0


def test_c27_one_building_counts_for_two_huts():
    built = city("* HG G10 HG")
    assert worth(built, Cell(1, 0)) == worth(built, Cell(3, 0)) == 1


def test_c28_a_hut_is_worth_three_at_most():
    assert worth(city(". G11 . / G12 HG G10 / * G10n ."), Cell(1, -1)) == 3


def test_c29_the_dummy_gets_neither_huts_nor_bonus_cards():
    with pytest.raises(RuleError, match="not a hut"):
        verify_gift(tile("HG"), [tile("HG")])
    refused = score(1, EMPTY, {"name": "a", "city": "*"}, dummy={"tiles": [], "bonus": ["G10"]})
    assert refused["error"] == "dummy → bonus is not a known key."
    with_hut = score(1, EMPTY, {"name": "a", "city": "*"}, dummy={"tiles": ["HG"]})
    assert with_hut["error"] == "The dummy has no huts."


def test_c30_a_bonus_card_is_for_one_very_tile():
    assert tile("G10") in cards(ALHAMBRA.box)
    assert tile("G10n") not in cards(ALHAMBRA.box)
    assert "error" in score(1, {"name": "a", "city": "* G10n", "bonus": ["G10"]}, EMPTY)


def test_c31_editions_change_words_and_never_a_number():
    tables = [
        score(2, counted("a", tower=3), counted("b", tower=2), edition=edition.name)
        for edition in ALHAMBRA.editions
    ]
    assert [points(answer) for answer in tables] == [{"a": 13, "b": 6}] * 3


def test_c32_the_scoring_card_is_shuffled_into_its_pile():
    assert [pile.number for pile in build(ALHAMBRA, 3).piles if pile.scoring] == [2, 4]
    steps = [step.text for step in setup_card(ALHAMBRA, 3)]
    assert "Put scoring card 1 into pile 2 and shuffle that pile." in steps


def test_c33_a_swap_takes_a_tile_from_the_reserve_and_puts_the_other_there():
    assert codes("* G10", Swap(Cell(1, 0), tile("T12"))) == []
    verify_turn([Action.BUY_EXACTLY, Action.REBUILD])
    with pytest.raises(RuleError, match="Only paying the exact price gives another action"):
        verify_turn([Action.REBUILD, Action.BUY_EXACTLY])


def test_c34_the_dummy_takes_what_there_is():
    assert how_many(ALHAMBRA, 1, bag=4) == 4


def test_c35_scoring_2_and_the_end_come_in_this_order():
    assert steps_after(scoring_card=True, dummy=True, market_full=False)[2:] == (
        TurnEnd.SCORE,
        TurnEnd.DUMMY_DRAWS,
        TurnEnd.LEFTOVERS,
        TurnEnd.LAST_SCORING,
    )


def test_x23_of_the_modules_only_the_exchange_cards_fit_granada():
    assert GRANADA.modules == (EXCHANGE,)
