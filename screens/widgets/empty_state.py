"""What a list shows while there is nothing in it, and how to change that."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

__all__ = ["EmptyState"]


class EmptyState(BoxLayout):
    """An icon, a title and a sentence in the middle of the room they have."""

    icon = StringProperty("")
    title = StringProperty("")
    text = StringProperty("")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
