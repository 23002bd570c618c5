"""A whole game of two by touch, from the first tap to the winner."""

from tests.tour.guide import story
from tests.ui.palace_hand import PalaceHand
from tests.ui.table_talk import (
    ANA,
    ANA_LATER,
    FOUR,
    LEO,
    LEO_LATER,
    build,
    draw_what_nobody_needs,
    four_after_round_1,
    round_2_of_four,
    sit_down,
)


@story
def whole_game(hand):
    sit_down(hand, ["Ana", "Leo"])
    hand.look("setup-card")
    hand.tap("To the table")
    hand.look("new-table")
    hand.tap("Draw Dirk’s six tiles")
    draw_what_nobody_needs(hand)
    build(hand, "Ana", ANA)
    build(hand, "Leo", LEO)
    hand.look("table-before-round-1")
    hand.tap("Score round 1")
    hand.tap("Confirm round 1")
    draw_what_nobody_needs(hand)
    build(hand, "Leo", LEO_LATER)
    hand.tap("Ana")
    PalaceHand(hand).enter(ANA_LATER)
    hand.look("palace")
    hand.back()
    hand.look("table")
    hand.tap("Score round 2")
    hand.look("round")
    hand.tap("Confirm round 2")
    hand.tap("Draw for me")
    hand.look("dummy")
    hand.tap("Take them")
    hand.tap("End of the game")
    hand.look("end")
    hand.tap("No tiles left: last scoring")
    hand.tap("Confirm round 3")
    hand.look("winner")
    hand.tap("Scoreboard")
    hand.navigator.hush()
    hand.look("scoreboard")
    tiles = len(f"{ANA} {ANA_LATER} {LEO} {LEO_LATER}".split())
    print(f"whole_game: {hand.taps} taps, names and the dummy's draws included, {tiles} tiles laid")


@story
def round_of_four(hand):
    four_after_round_1(hand)
    hand.look("before")
    each = round_2_of_four(hand)
    hand.look("scored")
    tiles = sum(len(new.split()) for _before, new in FOUR.values())
    print(
        f"round_of_four: {tiles} tiles in {round(each * tiles)} taps, {each:.2f} a tile, everything"
        " included from the table to the scored round"
    )
