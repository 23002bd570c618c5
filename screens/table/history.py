"""Everything that happened in a game, the latest first."""

from kivy.metrics import dp
from kivy.properties import ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView

from companion.record import Record
from companion.wording.history import history
from screens.game.seat_colours import seat_colour
from screens.kv import load_kv
from screens.widgets.words import height_of

NOBODYS = (0, 0, 0, 0)
"""The colour beside what nobody did alone."""

ROW, BESIDE = dp(56), dp(26)
"""How high a line is, and what stands beside its words."""


class HistoryRow(BoxLayout):
    """One act: what it was, and whose."""

    what = StringProperty("")
    who = StringProperty("")
    more = StringProperty("")
    colour = ColorProperty("#00000000")


class History(RecycleView):
    """The log of a game in words, from its end back to its beginning."""

    def __init__(self, record: Record, **kwargs):
        self._told = history(record)[::-1]
        super().__init__(**kwargs)
        self.fbind("width", self._tell)
        self._tell()

    def _tell(self, *args) -> None:
        self.data = [
            {
                "what": each.what,
                "who": each.who,
                "more": each.more,
                "colour": seat_colour(each.colour) if each.who else NOBODYS,
                "size": (None, ROW + height_of(each.more, "Body small", self.width - BESIDE)),
            }
            for each in self._told
        ]


load_kv(__file__)
