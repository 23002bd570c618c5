"""A word about somebody, behind a dot in their colour."""

from typing import Self

from kivy.properties import ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.record import Colour
from screens.game.seat_colours import seat_colour
from screens.kv import load_kv


class NamedDot(BoxLayout):
    """As wide as its words, if there is room."""

    colour = ColorProperty("#00000000")
    text = StringProperty("")
    tone = StringProperty("onSurface")

    @classmethod
    def of(cls, colour: Colour | None, text: str, tone: str = "onSurface") -> Self:
        """A word about a player, or about the dummy."""
        return cls(colour=seat_colour(colour), text=text, tone=tone)


load_kv(__file__)
