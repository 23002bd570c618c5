"""The scoreboard: empty, one round, three rounds with long names, the third hand, its forms."""

from companion.record.events import NoteWritten
from tests.tour.guide import story
from tests.ui.played import LONG_NAMES, NAMES, enter, sit
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
