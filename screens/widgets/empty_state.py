"""What a list shows while there is nothing in it, and how to change that."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv

__all__ = ["EmptyState"]


class EmptyState(BoxLayout):
    """An icon, a title and a sentence in the middle of the room they have."""

    icon = StringProperty("")
    title = StringProperty("")
    text = StringProperty("")


load_kv(__file__)
