"""The dummy: his first draw by the app, his second by the table, a gift, a third of the bag."""

from tests.tour.guide import story
from tests.ui.played import LONG_NAMES, built, drew, enter, scored, sit, typed

ANA = "G9e@1,0 T9nw@0,-1 A6ne@1,-1"


@story
def dummy(hand):
    kept = sit(hand, *built("red", ANA))
    screen = enter(hand, "dummy", kept)
    hand.look("first-draw")
    hand.tap("Draw for me")
    hand.look("drawn")
    for _ in range(2):
        shelf = screen.panel.ids.shelf
        hand.tap_at(*shelf.where(shelf.tiles[0]))
    hand.look("drawn-without-the-market")
    hand.tap("Take them")
    kept.act(scored(1))
    screen = enter(hand, "dummy", kept)
    hand.look("second-draw")
    hand.tap("We drew these")
    for place in (0, 3, 8, 9):
        shelf = screen.panel.ids.columns.ids.shelf
        hand.tap_at(*shelf.where(shelf.tiles[place]))
    hand.look("picking")


@story
def dummy_later(hand):
    kept = sit(hand, names=LONG_NAMES[:2])
    kept.act(drew(kept.play))
    for event in (*built("red", ANA), scored(1)):
        kept.act(event)
    enter(hand, "dummy", kept)
    kept.act(drew(kept.play))
    enter(hand, "dummy", kept)
    hand.look("waiting")
    hand.tap("Give Dirk a tile")
    hand.look("gift")
    shelf = hand.navigator.layers[-1].content.ids.shelf
    hand.tap_at(*shelf.where(shelf.tiles[0]))
    hand.look("given")
    kept.act(scored(2))
    enter(hand, "dummy", kept)
    hand.look("a-third-of-the-bag")
    hand.tap("Draw for me")
    hand.look("a-third-drawn")


@story
def dummy_counted(hand):
    kept = sit(hand)
    kept.act(drew(kept.play))
    kept.act(typed("red", pavilion=2, tower=3))
    kept.act(scored(1))
    enter(hand, "dummy", kept)
    hand.look("six-of-an-unknown-bag")
    kept.act(drew(kept.play).model_copy(update={"bag": 20}))
    kept.act(scored(2))
    enter(hand, "dummy", kept)
    hand.look("a-third-of-an-unknown-bag")
