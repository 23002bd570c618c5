"""The settings, and what lies behind their lines."""

from tests.tour.guide import story
from tests.ui.played import LONG_NAMES, sit


@story
def settings(hand):
    hand.navigator.go("settings")
    hand.look("first")
    hand.screen.ids.scroll.scroll_y = 0
    hand.look("end")
    hand.tap("House rules")
    hand.look("house-rules")
    hand.tap("always")
    hand.tap("The third hand can win")
    hand.look("house-rules-chosen")
    hand.back()
    hand.tap("Data")
    hand.look("data")
    hand.tap("Take in a file")
    hand.look("path")
    hand.back()
    hand.back()
    hand.tap("About this app")
    hand.look("about")
    hand.screen.ids.scroll.scroll_y = 0
    hand.look("about-end")
    hand.tap("SQLite")
    hand.back()
    hand.navigator.go("licence", of="requests")
    hand.look("licence")


@story
def usual_table(hand):
    sit(hand, names=LONG_NAMES)
    hand.navigator.go("settings")
    hand.screen.ids.scroll.scroll_y = 0
    hand.frames(2)
    hand.tap("Usual table")
    hand.look("as-last-time")
    hand.tap("always")
    hand.look("always")


@story
def large_text(hand):
    """Text as large as it goes, and the colours that colour-blind eyes tell apart."""
    hand.app.prefer(text_size=140, safe_colours=True)
    hand.look("home")
    hand.navigator.go("settings")
    hand.look("settings")
