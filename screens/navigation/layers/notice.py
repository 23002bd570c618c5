"""A notice: one sentence at the bottom that goes by itself, with a way to take the act back."""

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from screens.kv import load_kv
from screens.navigation.layers.layer import Layer

SECONDS, SECONDS_WITH_ACTION = 4, 7


class Notice(Layer):
    """Says something and lets the screen be used; `above` and `beside` stay uncovered."""

    text = StringProperty("")
    action = StringProperty("")
    above = NumericProperty(0)
    beside = NumericProperty(0)
    hung = NumericProperty(0)
    """Where its upper edge is, if it hangs and does not stand."""
    follows = BooleanProperty(False)
    """Whether it goes along to the next screen."""

    __events__ = ("on_act",)

    def __init__(self, **kwargs):
        super().__init__(modal=False, **kwargs)
        seconds = SECONDS_WITH_ACTION if self.action else SECONDS
        self._leaving = Clock.schedule_once(self.close, seconds)

    def press(self) -> None:
        """Do what the notice offers."""
        self.close()
        self.dispatch("on_act")

    def on_act(self):
        """The action was pressed."""

    def on_closed(self) -> None:
        """Stop waiting."""
        self._leaving.cancel()


load_kv(__file__)
