"""A card: a raised sheet of paper that holds one thing."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv
from screens.widgets.touchable import Touchable

__all__ = ["Card", "TapCard"]


class Card(BoxLayout):
    """Holds things below each other and is as high as they are together."""

    ground = StringProperty("surfaceContainerLowest")


class TapCard(Touchable):
    """A card to press."""

    ground = StringProperty("surfaceContainerLowest")


load_kv(__file__)
