"""Everything that happened in a game, the latest first."""

from kivy.properties import ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView

from companion.record import AnyEvent, Play, Record
from companion.record.events import DummyDrew
from screens.game.seat_colours import seat_colour
from screens.kv import load_kv


class HistoryRow(BoxLayout):
    """One act: what it was, and whose."""

    what = StringProperty("")
    who = StringProperty("")
    colour = ColorProperty("#00000000")


class History(RecycleView):
    """The log of a game in words, from its end back to its beginning."""

    def __init__(self, record: Record, **kwargs):
        super().__init__(**kwargs)
        self.data = list(reversed(rows(record)))


def rows(record: Record) -> list[dict]:
    """What happened and who did it, in order; what nobody did alone has no name beside it."""
    return [
        {"what": words[:1].upper() + words[1:], **_whose(record.play, event)}
        for event, words in zip(record.events, record.in_words(), strict=True)
    ]


def _whose(play: Play, event: AnyEvent) -> dict:
    if isinstance(event, DummyDrew):
        return {"who": play.dummy_name, "colour": seat_colour(None)}
    colour = getattr(event, "player", None)
    if colour is None:
        return {"who": "", "colour": (0, 0, 0, 0)}
    return {"who": play.seat(colour).name, "colour": seat_colour(colour)}


load_kv(__file__)
