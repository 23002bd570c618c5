"""Everything that happened in a game, the latest first."""

from kivy.properties import ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView

from companion.record import Record
from companion.wording.history import history
from screens.game.seat_colours import seat_colour
from screens.kv import load_kv

NOBODYS = (0, 0, 0, 0)
"""The colour beside what nobody did alone."""


class HistoryRow(BoxLayout):
    """One act: what it was, and whose."""

    what = StringProperty("")
    who = StringProperty("")
    colour = ColorProperty("#00000000")


class History(RecycleView):
    """The log of a game in words, from its end back to its beginning."""

    def __init__(self, record: Record, **kwargs):
        super().__init__(**kwargs)
        self.data = [
            {
                "what": each.what,
                "who": each.who,
                "colour": seat_colour(each.colour) if each.who else NOBODYS,
            }
            for each in reversed(history(record))
        ]


load_kv(__file__)
