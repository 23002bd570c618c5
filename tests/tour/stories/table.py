"""The table: from the first draw to the result, two players and six, and what is odd there."""

from tests.tour.guide import story
from tests.ui.played import sit
from tests.ui.tables import at, six_players, twice, two_players


@story
def table(hand):
    at(hand, sit(hand, title="Friday table"))
    hand.look("new")
    kept = two_players(hand)
    at(hand, kept)
    hand.look("two-players")
    twice(kept)
    at(hand, kept)
    hand.look("a-tile-twice")
    hand.look("menu", menu="more")
    hand.tap("more")
    hand.tap("What happened")
    hand.look("what-happened")
    hand.back()
    hand.tap("more")
    hand.tap("Rename…")
    hand.look("rename")


@story
def table_of_six(hand):
    at(hand, six_players(hand))
    hand.look("long-names")


@story
def table_at_the_end(hand):
    at(hand, two_players(hand, rounds=2, tiles=(12, 13)))
    hand.look("last-round-next")
    at(hand, two_players(hand, rounds=3))
    hand.look("result")
