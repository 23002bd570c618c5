"""Home: nothing played yet, a running game, several, and a damaged file."""

from tests.tour.guide import story
from tests.ui.played import LONG_NAMES, NAMES, built, scored, sit, typed

LEO = "T9nw@0,-1 A6ne@1,-1 G9e@1,0"


@story
def home(hand):
    hand.look("first")
    hand.tap(hand.screen.palace)
    hand.look("another-palace")


@story
def home_running(hand):
    sit(hand, names=NAMES[:4])
    hand.navigator.home()
    hand.look("nothing-built")
    sit(hand, *built("blue", LEO), typed("red", wall=3, pavilion=1), scored(1), names=NAMES[:3])
    hand.navigator.home()
    hand.look("two-unfinished")
    for _ in range(3):
        sit(hand, *built("blue", LEO), scored(1), names=LONG_NAMES)
    hand.navigator.home()
    hand.look("long-names")


@story
def home_damaged(hand):
    hand.kill()
    (hand.folder / "games.db").write_bytes(b"no database at all" * 100)
    hand.open()
    hand.frames(6)
    hand.look("put-aside")
