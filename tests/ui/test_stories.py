"""Whole games by touch alone, from Home to the winner; every number is looked at on the screen."""

import pytest

from companion.record import Colour, Next
from companion.words import LANGUAGES, language
from tests import seeing
from tests.translations.interpreter import is_english
from tests.ui.palace_hand import PalaceHand
from tests.ui.table_talk import (
    ANA,
    ANA_LATER,
    LEO,
    LEO_LATER,
    build,
    draw_what_nobody_needs,
    four_after_round_1,
    play_of,
    round_2_of_four,
    sit_down,
)


def nothing_is_english(hand):
    """Whatever is on the screen is said in the language that is spoken."""
    if language() != LANGUAGES[0]:
        assert [each for each in seeing.everything_said() if is_english(each)] == []


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_two_players_and_dirk_from_the_first_tap_to_the_winner(hand, spoken):
    hand.app.prefer(language=spoken)
    hand.frames(3)
    sit_down(hand, ["Ana", "Leo"])
    nothing_is_english(hand)
    hand.tap("To the table")
    hand.tap("Draw Dirk’s six tiles")
    nothing_is_english(hand)
    draw_what_nobody_needs(hand)
    build(hand, "Ana", ANA)
    build(hand, "Leo", LEO)
    hand.tap("Score round 1")
    assert hand.tells("Ana takes place 1 with 2 towers: 6 points.")
    nothing_is_english(hand)
    hand.tap("Confirm round 1")
    assert hand.navigator.trail[-1][0] == "dummy"
    draw_what_nobody_needs(hand)
    build(hand, "Ana", ANA_LATER)
    build(hand, "Leo", LEO_LATER)
    nothing_is_english(hand)
    hand.tap("Score round 2")
    nothing_is_english(hand)
    hand.tap("Confirm round 2")
    assert hand.navigator.trail[-1][0] == "dummy"
    hand.tap("Draw for me")
    hand.tap("Take them")
    hand.tap("End of the game")
    hand.tap("No tiles left: last scoring")
    nothing_is_english(hand)
    hand.tap("Confirm round 3")
    assert hand.navigator.trail[-1][0] == "end"
    play = play_of(hand)
    assert len(play.rounds) == 3
    winner = play.victory.winners[0]
    assert hand.tells(f"{winner} wins")
    assert hand.says(str(max(play.totals.values())))
    nothing_is_english(hand)
    hand.tap("Finish")
    assert play_of(hand).next is Next.OVER
    assert hand.app.store.games()[0].finished


def test_six_new_tiles_for_each_of_four_take_a_tap_each_and_one_to_go_on(hand):
    four_after_round_1(hand)
    assert round_2_of_four(hand) <= 1.25
    assert [len(seat.city) for seat in play_of(hand).scored[1].seats] == [11] * 4
    assert hand.navigator.trail[-1][0] == "table"


def test_four_players_with_huts_and_bonus_cards(hand):
    sit_down(hand, ["Ana", "Leo", "Kim", "Nina"], "Bonus cards", "Huts")
    hand.tap("To the table")
    hand.tap("Ana")
    palace = PalaceHand(hand)
    palace.enter("G10@1,0 G11@2,0")
    assert str(hand.screen.entry.marked) == "3,0"
    hand.tap("hut")
    buttons = [w for w in hand.seen() if type(w).__name__ == "HutColour"]
    hand.tap(next(button for button in buttons if button.name == "garden"))
    hand.tap("Build it")
    assert palace.city.text == "* G10 G11 HGn"
    hand.back()
    build(hand, "Leo", "T9nw@0,-1 T13e@0,1")
    hand.tap("Score round 1")
    assert hand.says("Bonus cards")
    hand.tap("garden 10")
    assert play_of(hand).seat(Colour.RED).shown == (palace.read("G10"),)
    # Two gardens, one more for the card, one for the hut beside them.
    assert hand.says("Ana takes place 1 with 4 gardens: 5 points.")
    hand.tap("Confirm round 1")
    assert play_of(hand).totals[Colour.RED] == 5 + 1
    assert play_of(hand).totals[Colour.BLUE] == 6 + 2


def test_killed_in_the_middle_it_opens_where_it_was_and_undo_goes_on(hand):
    sit_down(hand, ["Ana", "Leo", "Kim"])
    hand.tap("To the table")
    build(hand, "Ana", ANA)
    hand.tap("Ana")
    hand.kill()
    hand.open()
    assert hand.navigator.trail[-1][0] == "palace"
    palace = PalaceHand(hand)
    assert len(palace.city) == 5
    for left in (4, 3, 2, 1, 0):
        hand.tap("undo")
        assert len(palace.city) == left
    hand.tap("redo")
    assert len(palace.city) == 1
    assert hand.back()
    assert hand.navigator.trail[-1][0] == "table"


def test_numbers_instead_of_a_palace_are_scored_too(hand):
    sit_down(hand, ["Ana", "Leo", "Kim"])
    hand.tap("To the table")
    hand.tap("Kim")
    hand.tap("more")
    hand.tap("Type numbers instead")
    towers = next(w for w in hand.seen() if type(w).__name__ == "Stepper" and w.text == "Towers")
    for _ in range(3):
        hand.tap(next(w for w in hand.seen(towers) if getattr(w, "name", "") == "more"))
    hand.back()
    build(hand, "Ana", "T9nw@0,-1")
    hand.tap("Score round 1")
    assert hand.says("Kim takes place 1 with 3 towers")
    hand.tap("Confirm round 1")
    assert play_of(hand).totals[Colour.GREEN] == 6


def test_round_1_is_corrected_after_round_2_and_every_sum_follows(hand):
    sit_down(hand, ["Ana", "Leo", "Kim"])
    hand.tap("To the table")
    build(hand, "Ana", ANA)
    build(hand, "Leo", "T13e@1,0")
    for number in (1, 2):
        hand.tap(f"Score round {number}")
        hand.tap(f"Confirm round {number}")
    before = dict(play_of(hand).totals)
    hand.tap("Scores")
    card = next(card for card in hand.screen.ids.rounds.children if card.number == 1)
    hand.screen.ids.scroll.scroll_to(card, animate=False)
    hand.frames(3)
    hand.tap(card.ids.correct)
    hand.tap("Leo")
    assert hand.navigator.trail[-1][0] == "palace"
    PalaceHand(hand).enter("T12@-1,0 T11@0,1")
    hand.tap("Put round 1 right")
    after = play_of(hand).totals
    # Three towers beat Ana's two in both rounds: 6 and nothing, then 13 and 6 change hands.
    assert after[Colour.RED] - before[Colour.RED] == -6 - (13 - 6)
    assert after[Colour.BLUE] - before[Colour.BLUE] == 6 + (13 - 6)
    hand.tap("undo")
    assert play_of(hand).totals == before
