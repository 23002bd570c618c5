"""Everything that happened in a game, the latest first."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView

from companion.record import Record
from screens.seats import seat_colour


class Happening(BoxLayout):
    """One act: what it was, and whose."""

    what = StringProperty("")
    who = StringProperty("")
    colour = ColorProperty("#00000000")


class Happenings(RecycleView):
    """The log of a game in words, from its end back to its beginning."""

    def __init__(self, record: Record, **kwargs):
        super().__init__(**kwargs)
        self.data = list(reversed(rows(record)))


def rows(record: Record) -> list[dict]:
    """What happened and who did it, in order; what nobody did alone has no name beside it."""
    play, found = record.play, []
    for event, words in zip(record.events, record.told(), strict=True):
        colour = getattr(event, "player", None)
        found.append(
            {
                "what": words[:1].upper() + words[1:],
                "who": "" if colour is None else play.seat(colour).name,
                "colour": (0, 0, 0, 0) if colour is None else seat_colour(colour),
            }
        )
    return found


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
