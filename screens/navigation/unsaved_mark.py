"""The mark over every screen while something is not on disk."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv


class UnsavedMark(BoxLayout):
    """A strip as long as there is a reason `why`; it tells it, and tries again."""

    why = StringProperty("")

    __events__ = ("on_asked", "on_retried")

    def on_asked(self):
        """Somebody wants to know why."""

    def on_retried(self):
        """Somebody wants it tried again."""


load_kv(__file__)
