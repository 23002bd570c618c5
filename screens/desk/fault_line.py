"""One thing that is wrong, and the way to the rule behind it."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv


class FaultLine(BoxLayout):
    """Says what is wrong; "Why?" asks for the rule."""

    text = StringProperty("")
    fault = ObjectProperty(None)

    __events__ = ("on_why",)

    def on_why(self):
        """The rule is asked for."""


load_kv(__file__)
