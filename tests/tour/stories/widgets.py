from screens.widgets.words import Words
from tests.tour.guide import story
from tests.ui.environment import PHONE
from tests.ui.showroom import Showroom


@story
def widgets(hand):
    """What every screen is made of."""
    hand.navigator.rooms["showroom"] = Showroom
    hand.navigator.go("showroom")
    hand.look("showroom")
    hand.screen.ids.scroll.scroll_y = 0
    hand.look("showroom-end")
    hand.navigator.dialog(
        "Delete this game?",
        "Friday table, three players. It can be taken back.",
        actions=[("Keep it", None), ("Delete", None)],
    )
    hand.look("dialog")
    hand.back()
    items = [("pencil", "Rename", print), ("share-variant", "Share as text", print)]
    hand.navigator.menu(hand.screen.ids.bar.button("more"), items)
    hand.look("menu", sizes=[PHONE])
    hand.back()
    text = "Two gardens fit here, one tower and no seraglio. Tap a grey tile to see why."
    hand.navigator.sheet(Words(text=text), title="Tile for the marked place", modal=False)
    hand.frames()
    hand.navigator.notice("Tower 9 was removed", "UNDO", print)
    hand.look("sheet-and-notice")
