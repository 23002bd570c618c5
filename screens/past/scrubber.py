"""A line to move along with a finger: where in a replay one is, and where rounds were scored."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from screens.kv import load_kv

EDGE = 14
"""How far the line ends from the edges of its widget, in dp."""


class Scrubber(Widget):
    """Stands at one of so many steps; a finger on it says at which."""

    steps = NumericProperty(1)
    at = NumericProperty(0)
    here = NumericProperty(0)
    """Where that is."""
    marks = ListProperty()
    """The steps at which a round was scored."""

    __events__ = ("on_moved",)

    def __init__(self, **kwargs):
        self._ticks = InstructionGroup()
        self._draw = Clock.create_trigger(self._paint, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._ticks)
        App.get_running_app().theme_cls.bind(shades=self._draw)
        for name in ("marks", "steps", "pos", "size"):
            self.fbind(name, self._draw)

    def place_of(self, step: float, width: float, left: float) -> float:
        """How far along the line a step is."""
        return left + dp(EDGE) + (width - 2 * dp(EDGE)) * step / max(1, self.steps - 1)

    def on_touch_down(self, touch):
        """Follow a finger."""
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._follow(touch)
        return True

    def on_touch_move(self, touch):
        """Go where it goes."""
        if touch.grab_current is not self:
            return False
        self._follow(touch)
        return True

    def on_touch_up(self, touch):
        """Let go."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True

    def on_moved(self, step: int):
        """A finger has chosen a step."""

    def _paint(self, *args) -> None:
        """Draw a tick below each step at which a round was scored."""
        self._ticks.clear()
        self._ticks.add(Color(*App.get_running_app().theme_cls.shades["tertiary"]))
        for step in self.marks:
            x = self.place_of(step, self.width, self.x)
            pos = x - dp(2), self.center_y - dp(20)
            self._ticks.add(RoundedRectangle(pos=pos, size=(dp(4), dp(7)), radius=[dp(2)]))

    def _follow(self, touch) -> None:
        share = (touch.x - self.x - dp(EDGE)) / max(1, self.width - 2 * dp(EDGE))
        step = round(min(1, max(0, share)) * (self.steps - 1))
        if step != self.at:
            self.dispatch("on_moved", step)


load_kv(__file__)
