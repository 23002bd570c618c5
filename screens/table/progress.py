"""How far a game is: a bar for each of its rounds, and what comes next in words."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.games import ROUNDS
from screens.kv import load_kv
from screens.widgets.touchable import Touchable


class RoundBar(Widget):
    """One round's bar: done, next, or still far away."""

    number = NumericProperty(1)
    scored = NumericProperty(0)

    def shade(self, number: int, scored: int) -> str:
        """The role of its colour."""
        if number <= scored:
            return "primary"
        return "inversePrimary" if number == scored + 1 else "surfaceContainerHighest"


class Progress(Touchable):
    """Three bars; a tap on one that is scored asks to see that round."""

    scored = NumericProperty(0)
    text = StringProperty("")

    __events__ = ("on_round",)

    def on_press(self) -> None:
        """Remember where the finger landed; only now does the touch speak our coordinates."""
        self._along = (self.last_touch.x - self.x) / self.width

    def on_release(self) -> None:
        """Say which round was tapped, if there is something to see of it."""
        number = ROUNDS[min(int(self._along * len(ROUNDS)), len(ROUNDS) - 1)]
        if number <= self.scored:
            self.dispatch("on_round", number)

    def on_round(self, number: int):
        """A scored round was tapped."""


load_kv(__file__)
