"""Sharing: the result as a picture, light and dark, and every other way."""

from companion.record.events import GameFinished
from tests.tour.guide import story
from tests.ui.played import enter, scored
from tests.ui.tables import six_players, two_players


@story
def share(hand):
    kept = two_players(hand, rounds=2)
    kept.act(scored(3))
    kept.act(GameFinished())
    enter(hand, "share", kept)
    hand.look("two")
    hand.tap("Dark")
    hand.look("dark")
    hand.tap("The whole game as a file")
    hand.look("path")
    hand.back()
    kept = six_players(hand)
    enter(hand, "share", kept)
    hand.look("six")
