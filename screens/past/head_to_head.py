"""Two people who played together: who was ahead, how often, as one bar in parts."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ListProperty, StringProperty
from kivy.uix.widget import Widget

from companion.layout.bar_plan import NUMBER
from companion.layout.parts_plan import widths
from companion.words import figures
from screens.kv import load_kv
from screens.points.drawn_text import line, put
from screens.widgets.touchable import Touchable

PARTS = (
    ("primary", "onPrimary"),
    ("surfaceContainerHighest", "onSurface"),
    ("secondary", "onSecondary"),
)
"""Ground and ink of who is ahead, of nobody, and of the other."""


class PartedBar(Widget):
    """A bar whose parts are as long as their numbers, which stand in them."""

    numbers: list[int] = ListProperty()

    def __init__(self, **kwargs):
        self._draw = Clock.create_trigger(self._paint, -1)
        super().__init__(**kwargs)
        App.get_running_app().theme_cls.bind(shades=self._draw)
        for name in ("numbers", "pos", "size"):
            self.fbind(name, self._draw)

    def _paint(self, *args) -> None:
        self.canvas.clear()
        if not self.numbers or min(self.size) < 2:
            return
        shades, x = App.get_running_app().theme_cls.shades, self.x
        least = max(dp(22), *(line(figures(n), NUMBER).texture.width + dp(8) for n in self.numbers))
        with self.canvas:
            for number, wide, (ground, ink) in zip(
                self.numbers, widths(self.numbers, self.width, least), PARTS, strict=True
            ):
                if not number:
                    continue
                Color(*shades[ground])
                RoundedRectangle(pos=(x, self.y), size=(wide - dp(1), self.height), radius=[dp(4)])
                put(line(figures(number), NUMBER), shades[ink], (x + wide / 2, self.center_y), 0.5)
                x += wide


class HeadToHead(Touchable):
    """Somebody's name, and the bar; it leads to the games that both played."""

    known = StringProperty("")
    name = StringProperty("")
    numbers = ListProperty()


load_kv(__file__)
