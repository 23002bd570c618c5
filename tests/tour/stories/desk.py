"""The rules desk: everything by section, a search, rulings with and without a game."""

from tests.tour.guide import story
from tests.ui.tables import at, two_players


@story
def desk(hand):
    hand.tap("Rules desk")
    hand.look("first")
    hand.type("hole", into="search")
    hand.look("found")
    hand.tap("clear")
    hand.type("zzqx", into="search")
    hand.look("nothing-found")
    hand.back()
    hand.tap("Building")
    hand.look("section")
    for ruling in ("D06", "D03", "D21", "D27", "D17"):
        hand.screen.go("ruling", ruling=ruling)
        hand.frames(3)
        hand.look(ruling)
        hand.back()
    hand.back()
    hand.look("asked-lately")


@story
def desk_in_a_game(hand):
    at(hand, two_players(hand))
    hand.tap("Rules")
    hand.look("desk")
    hand.type("diagonal", into="search")
    hand.tap(hand.screen.shown[0].children[-1])
    hand.look("house-rule")
    hand.screen.ids.scroll.scroll_y = 0
    hand.frames(2)
    hand.look("switch")
