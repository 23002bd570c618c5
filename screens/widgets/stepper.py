"""A number that two buttons make smaller and larger; holding one goes on."""

from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.words import figures
from screens.kv import load_kv

__all__ = ["Stepper"]

PAUSE, BEAT = 0.45, 0.09
"""How many seconds a held button waits before it goes on, and between two steps."""


class Stepper(BoxLayout):
    """− number +, from the least to the most it may be; `on_step` tells what a finger made it."""

    value = NumericProperty(0)
    least = NumericProperty(0)
    most = NumericProperty(99)
    stride = NumericProperty(1)
    """How much one step is."""
    text = StringProperty("")
    icon = StringProperty("")
    said = ObjectProperty(figures)
    """How the number is written."""

    __events__ = ("on_step",)

    def __init__(self, **kwargs):
        self._going = None
        self._before = 0
        super().__init__(**kwargs)

    def press(self, by: int) -> None:
        """Take one step, and more while the finger stays."""
        self._before = self.value
        self.step(by)
        self._going = Clock.schedule_once(lambda _: self._go_on(by), PAUSE)

    def release(self) -> None:
        """Stop, and tell of all the steps at once, so that one undo takes them back."""
        if self._going is None:
            return
        self._going.cancel()
        self._going = None
        if self.value != self._before:
            self.dispatch("on_step", self.value)

    def step(self, by: int) -> None:
        """Change the number as far as it may go."""
        self.value = min(max(self.value + by * self.stride, self.least), self.most)

    def on_step(self, value: int):
        """A person changed the number."""

    def _go_on(self, by: int) -> None:
        self._going = Clock.schedule_interval(lambda _: self.step(by), BEAT)


load_kv(__file__)
