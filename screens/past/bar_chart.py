"""Bars on one canvas: labels before them, numbers behind them; a tap says which."""

from typing import NamedTuple

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from companion.layout.bar_plan import GAP, LABEL, NUMBER, Bar, BarPlan
from screens.points.drawn_text import icon, line, put
from screens.theme import Colour, mix
from screens.widgets.pressable import Pressable
from screens.widgets.words import MEASURES

MOVE = 0.25
"""How many seconds a bar takes to grow."""

THICK = 0.52
"""How much of its row a bar fills."""

THICKEST = 18
"""How thick a bar is at most, in dp."""


class Look(NamedTuple):
    """How a bar looks besides its length."""

    paint: Colour
    symbol: str = ""
    ink: Colour | None = None
    """The symbol's colour."""
    strong: bool = False
    """Whether its label is drawn stronger than the others."""


class BarChart(Pressable, Widget):
    """Draws bars, each with its look; `most` is the least number that the longest stands for."""

    bars: list[Bar] = ListProperty()
    looks: list[Look] = ListProperty()
    most = NumericProperty(0)
    moved = NumericProperty(1)
    """How far the bars have moved from what they were to what they are."""

    __events__ = ("on_bar",)

    def __init__(self, **kwargs):
        self.plan: BarPlan | None = None
        self._before: list[Bar] = []
        self._draw = Clock.create_trigger(self._paint, -1)
        super().__init__(**kwargs)
        App.get_running_app().theme_cls.bind(shades=self._draw)
        for name in ("looks", "bars", "most", "pos", "size", "moved"):
            self.fbind(name, self._draw)

    def move_to(self, bars: list[Bar]) -> None:
        """Let bars of the same things become longer or shorter."""
        Animation.cancel_all(self, "moved")
        still = App.get_running_app().reduced_motion or len(bars) != len(self.bars)
        self._before = [] if still else self._shown
        self.bars = bars
        self.moved = 1 if still else 0
        if not still:
            Animation(moved=1, d=MOVE, t="out_quad").start(self)

    def on_release(self) -> None:
        """Say which bar was tapped."""
        row = self.plan.row_at(self.last_touch.y, len(self.bars)) if self.plan else None
        if row is not None:
            self.dispatch("on_bar", row)

    def on_bar(self, row: int):
        """A bar was tapped."""

    @property
    def _shown(self) -> list[Bar]:
        """The bars as they are drawn just now."""
        if len(self._before) != len(self.bars) or self.moved >= 1:
            return [*self.bars]
        return [
            bar._replace(
                number=was.number + (bar.number - was.number) * self.moved,
                more=was.more + (bar.more - was.more) * self.moved,
            )
            for was, bar in zip(self._before, self.bars, strict=True)
        ]

    def _paint(self, *args) -> None:
        self.canvas.clear()
        if not self.bars or len(self.looks) != len(self.bars) or min(self.size) < 2:
            return
        frame = self.x, self.y, self.right, self.top
        symbol = dp(28) if any(look.symbol for look in self.looks) else 0
        self.plan = BarPlan.within(frame, self.bars, MEASURES, symbol=symbol, most=self.most)
        with self.canvas:
            for row, (bar, look) in enumerate(zip(self._shown, self.looks, strict=True)):
                self._bar(self.plan.middle(row), bar, look)
                self._words(self.plan.middle(row), bar, look, symbol)

    def _bar(self, y: float, bar: Bar, look: Look) -> None:
        plan, shades = self.plan, App.get_running_app().theme_cls.shades
        ground = tuple(shades["surfaceContainerLowest"])
        height = min(plan.row * THICK, dp(THICKEST))
        own, whole = plan.length(bar.number), plan.length(bar.number + bar.more)
        for length, paint in ((whole, mix(look.paint, ground, 0.6)), (own, look.paint)):
            if length < 1:
                continue
            # A dark edge lets white and yellow be seen on every ground.
            for edge, colour in ((0, shades["outline"]), (dp(0.8), paint)):
                Color(*colour)
                SmoothRoundedRectangle(
                    pos=(plan.start + edge, y - height / 2 + edge),
                    size=(max(1, length - 2 * edge), height - 2 * edge),
                    radius=[min(dp(4), length / 2)],
                )

    def _words(self, y: float, bar: Bar, look: Look, symbol: float) -> None:
        plan, shades = self.plan, App.get_running_app().theme_cls.shades
        if look.symbol:
            put(icon(look.symbol, dp(20)), look.ink or shades["onSurface"], (plan.left, y))
        room = plan.start - dp(GAP) - plan.left - symbol
        style = NUMBER if look.strong else LABEL
        tone = "primary" if look.strong else "onSurface"
        put(line(bar.label, style, room), shades[tone], (plan.left + symbol, y))
        put(line(bar.text, NUMBER), shades["onSurface"], (plan.right, y), 1)
