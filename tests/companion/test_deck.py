from collections import Counter

import pytest

from companion.errors import InputError, RuleError
from companion.games import ALHAMBRA, GRANADA
from companion.modules import BONUS, EXCHANGE
from companion.modules.exchange import CARDS
from companion.money.cards import Currency, read_hand
from companion.stages.deck import build, copies, money, pile_sizes, verify_hand


@pytest.mark.parametrize("players", range(3, 7))
def test_r02_three_of_each_card_make_108(players):
    assert len(money(players)) == 108
    assert set(Counter(money(players)).values()) == {3}
    assert {card.value for card in money(players)} == {*range(1, 10)}
    assert {card.currency for card in money(players)} == {*Currency}


def test_r09_c01_two_players_play_with_two_of_each_72_in_all():
    assert len(money(2)) == 72
    assert set(Counter(money(2)).values()) == {2}


@pytest.mark.parametrize("players", [1, 7, 0, -2])
def test_the_game_is_for_two_to_six(players):
    with pytest.raises(InputError, match="The game is for 2 to 6 players"):
        copies(players)


def test_no_hand_holds_more_of_a_card_than_there_are():
    verify_hand(read_hand("blue:7,7,7"), players=3)
    with pytest.raises(RuleError, match="There are only 2 cards blue:7, not 3"):
        verify_hand(read_hand("blue:7,7,7"), players=2)


@pytest.mark.parametrize(("game", "cards"), [(ALHAMBRA, ("1", "2")), (GRANADA, ("A", "B"))])
def test_r08_the_scoring_cards_go_into_piles_2_and_4(game, cards):
    piles = build(game, 3).piles
    assert [pile.number for pile in piles] == [1, 2, 3, 4, 5]
    assert [pile.scoring for pile in piles] == [None, cards[0], None, cards[1], None]
    assert [pile.money for pile in piles] == [None] * 5


def test_r52_six_exchange_cards_go_into_piles_2_3_and_4():
    piles = build(ALHAMBRA, 2, [EXCHANGE, BONUS]).piles
    assert [dict(pile.extra) for pile in piles] == [
        {},
        {"exchange": 2},
        {"exchange": 2},
        {"exchange": 2},
        {},
    ]
    assert len(CARDS) == len(set(CARDS)) == 6


@pytest.mark.parametrize(
    ("cards", "sizes"), [(60, (12,) * 5), (62, (13, 13, 12, 12, 12)), (4, (1, 1, 1, 1, 0))]
)
def test_the_five_piles_are_about_equal(cards, sizes):
    assert pile_sizes(cards) == sizes


def test_what_was_dealt_and_the_row_are_not_in_the_piles():
    assert [pile.money for pile in build(ALHAMBRA, 2, dealt=7).piles] == [13, 12, 12, 12, 12]
    assert sum(pile.money for pile in build(ALHAMBRA, 2, dealt=68).piles) == 0
    assert sum(pile.money for pile in build(ALHAMBRA, 2, dealt=0).piles) == 68


@pytest.mark.parametrize(("dealt", "cards"), [(-1, "−1 card"), (69, "69 cards")])
def test_no_more_cards_are_dealt_than_there_are(dealt, cards):
    with pytest.raises(InputError, match=f"{cards} cannot have been dealt from 72"):
        build(ALHAMBRA, 2, dealt=dealt)


@pytest.mark.parametrize(("players", "least"), [(2, 9), (6, 10)])
def test_x13_both_scoring_cards_never_turn_up_in_one_refill(players, least):
    lowest = sorted(money(players), key=lambda card: card.value)
    dealt = 0
    for _ in range(players):
        total = 0
        while total < 20:
            total += lowest[dealt].value
            dealt += 1
    assert build(ALHAMBRA, players, dealt=dealt).piles[2].money >= least > 4
