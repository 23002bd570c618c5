"""New game: the form from two to six players, everything that opens over it, the setup card."""

from kivy.core.window import Window

from tests.tour.guide import story
from tests.ui.played import LONG_NAMES, NAMES, sit


@story
def new_game(hand):
    hand.tap("New game")
    hand.look("first")
    hand.tap("2")
    hand.look("two")
    seating = hand.screen.ids.seating
    hand.tap(seating._rows[0].ids.dot)
    hand.look("colours")
    hand.back()
    hand.look("menu", sizes=[(320, 640), (412, 892)], menu=seating._rows[0].ids.more)
    hand.reach("The Vizier’s Favour")
    hand.reach("House rules")
    hand.reach("Viziers act before a scoring")
    hand.look("house-rules")
    hand.back()
    hand.look("chosen")
    hand.screen.ids.scroll.scroll_y = 1
    hand.frames(3)
    hand.tap(seating._rows[0].entry)
    hand.frames(2)
    Window.dispatch("on_textinput", "dirk")
    hand.tap("Start with 2 players")
    hand.look("name-of-the-third-hand")


@story
def new_game_again(hand):
    sit(hand, names=NAMES)
    sit(hand, names=LONG_NAMES, modules=("vizier", "exchange", "bonus", "huts"))
    hand.tap("New game")
    hand.look("six")
    hand.tap(hand.screen.ids.seating._rows[0].entry)
    hand.frames(4)
    hand.look("names-to-tap")
    hand.screen.ids.scroll.scroll_y = 0
    hand.look("end")
    hand.tap("Start with 6 players")
    hand.look("setup-card")


@story
def setup_card(hand):
    hand.tap("New game")
    hand.tap("2")
    hand.tap("box")
    hand.look("boxes")
    hand.tap("Alhambra, tower · Boabdil")
    hand.tap("Start with 2 players")
    for row in hand.screen._rows[:5]:
        hand.tap(row)
    hand.look("some-done")
    for row in hand.screen._rows:
        row.done = True
    hand.screen._count()
    hand.look("all-done", sizes=[(412, 892)])
