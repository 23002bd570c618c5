"""The mark over every screen while something is not on disk."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.words import _
from screens.kv import load_kv


class UnsavedMark(BoxLayout):
    """A strip as long as there is a reason `why`; it tells it, and tries again."""

    why = StringProperty("")
    title = StringProperty("")
    asks = StringProperty("")
    retries = StringProperty("")

    __events__ = ("on_asked", "on_retried")

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.say()

    def say(self) -> None:
        """Speak the language spoken now; no screen is ever built with it anew."""
        self.title, self.asks, self.retries = _("Not saved yet"), _("Why?"), _("Try again")

    def on_asked(self):
        """Somebody wants to know why."""

    def on_retried(self):
        """Somebody wants it tried again."""


load_kv(__file__)
