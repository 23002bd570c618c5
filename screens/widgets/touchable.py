"""What a finger can press: it darkens while it is held, and is never smaller than a fingertip."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import StringProperty, VariableListProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

__all__ = ["Touchable"]


class Touchable(ButtonBehavior, BoxLayout):
    """A box to press; `tone` is the colour of the veil that shows the press."""

    radius = VariableListProperty(0)
    tone = StringProperty("onSurface")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
