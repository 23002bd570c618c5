"""The scoreboard: empty, one round, three rounds with long names, the third hand, its forms."""

from companion.record.events import NoteWritten
from tests.tour.guide import story
from tests.ui.palace_hand import PalaceHand
from tests.ui.played import LONG_NAMES, NAMES, enter, sit
from tests.ui.tables import at
from tests.ui.test_corrections import begun, two_rounds
from tests.ui.test_scoreboard import adjusted, played


@story
def scoreboard(hand):
    enter(hand, "scoreboard", sit(hand, names=NAMES[:3]))
    hand.look("empty")
    enter(hand, "scoreboard", played(hand))
    hand.look("one-round")
    enter(hand, "scoreboard", played(hand, NAMES[:2], 2))
    hand.look("third-hand")


@story
def scoreboard_full(hand):
    more = (adjusted(5), adjusted(-12, "Took two tiles at once"))
    kept = played(hand, LONG_NAMES, 3, *more, NoteWritten(text="Played at Kim’s, with cake."))
    screen = enter(hand, "scoreboard", kept)
    hand.look("six")
    screen.ids.scroll.scroll_y = 0.5
    hand.look("rounds")
    screen.ids.scroll.scroll_y = 0
    hand.look("end")
    screen.ids.scroll.scroll_y = 1
    hand.look("menu", menu="more")
    for form in (screen.adjust, screen.rename, screen.write):
        form()
        hand.frames(4)
        hand.look(form.__name__)
        hand.back()


@story
def correction(hand):
    at(hand, two_rounds(hand, LONG_NAMES), "palace", seat="red", round=1)
    PalaceHand(hand).lay("G10", "-1,0")
    hand.back()
    hand.look("way-out")
    hand.tap("Keep for later")
    begun(hand)
    hand.look("waiting")
    hand.tap("Keep for later")
    hand.look("folded", sizes=[(412, 892)])
    hand.tap("fold correction")
    hand.tap("Apply")
    hand.look("applied", sizes=[(412, 892), (892, 412)])
    hand.back()
    hand.tap("more")
    hand.tap("What happened")
    hand.look("log")
