"""Things below each other, and a way to scroll through more of them than fit."""

from pathlib import Path

from kivy.lang import Builder
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

__all__ = ["Column", "Scroll"]


class Column(BoxLayout):
    """Holds things below each other and is as high as they are together."""


class Scroll(ScrollView):
    """Moves what it holds up and down, never sideways."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
