"""What a finger can press: it darkens while it is held, and is never smaller than a fingertip."""

from abc import abstractmethod

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, StringProperty, VariableListProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv
from screens.widgets.pressable import Pressable

__all__ = ["Holdable", "Touchable", "Walkable"]

HOLD = 0.35
"""How many seconds a finger rests until it holds, after a scroll view has let it press."""

SLIP = 12
"""How far it may slip meanwhile, in dp."""


class Touchable(Pressable, BoxLayout):
    """A box to press; `tone` is the colour of the veil that shows the press."""

    radius = VariableListProperty(0)
    tone = StringProperty("onSurface")
    opened = BooleanProperty(False)
    """Whether what it leads to is shown beside it."""

    def _face(self) -> tuple[float, float, float, float]:
        """The part of it that is seen: left, bottom, width and height."""
        return *self.pos, *self.size

    face = AliasProperty(lambda self: self._face(), bind=("pos", "size"))

    def collide_point(self, x, y) -> bool:
        """Whether a finger hits what is seen."""
        left, bottom, width, height = self.face
        return left <= x <= left + width and bottom <= y <= bottom + height


class Holdable(Touchable):
    """A box to press or to hold; held, it is not pressed as well."""

    __events__ = ("on_held",)

    def __init__(self, **kwargs):
        self._hold = Clock.create_trigger(self._held, HOLD)
        super().__init__(**kwargs)

    def on_press(self) -> None:
        """Wait whether the finger stays."""
        self._hold()

    def on_touch_move(self, touch):
        """A finger that goes elsewhere holds nothing."""
        if touch.grab_current is self and abs(touch.y - touch.oy) > dp(SLIP):
            self._hold.cancel()
        return super().on_touch_move(touch)

    def on_touch_up(self, touch):
        """A finger that goes away holds nothing."""
        self._hold.cancel()
        return super().on_touch_up(touch)

    def on_held(self):
        """The finger stayed."""

    def _held(self, *args) -> None:
        if self.get_root_window() is None:
            return
        # Whoever is held is let go of, so that the end of the touch presses nothing.
        self.last_touch.ungrab(self)
        self.state = "normal"
        self.dispatch("on_held")


class Walkable:
    """Several things to press on one canvas, which a keyboard goes through.

    Once Tab has come to it, arrows go from one thing to the next, and Enter presses it.
    """

    @property
    @abstractmethod
    def can_be_walked(self) -> bool:
        """Whether there is anything to press."""

    @abstractmethod
    def come(self) -> None:
        """Point at the first thing."""

    @abstractmethod
    def step(self, key: str) -> bool:
        """Go on by an arrow; whether there was anything on that side."""

    @abstractmethod
    def press_pointed(self) -> None:
        """Press what is pointed at."""

    @abstractmethod
    def span(self) -> tuple[float, float]:
        """From where to where what is pointed at reaches in the window, from below."""

    @abstractmethod
    def forget(self) -> None:
        """Point at nothing."""


load_kv(__file__)
