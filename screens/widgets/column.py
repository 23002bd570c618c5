"""Things below each other, and a way to scroll through more of them than fit."""

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from screens.kv import load_kv

__all__ = ["Column", "Scroll"]


class Column(BoxLayout):
    """Holds things below each other and is as high as they are together."""


class Scroll(ScrollView):
    """Moves what it holds up and down, never sideways."""


load_kv(__file__)
