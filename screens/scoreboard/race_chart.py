"""The race: everybody's points from round to round as lines with a name at their ends."""

from typing import NamedTuple

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Line, SmoothEllipse, SmoothLine
from kivy.metrics import dp, sp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from companion.words import figures
from screens.points.drawn_text import line, put
from screens.widgets.words import width_of

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""How far apart the lines across the chart may be."""

LINES_ACROSS = 4


class Runner(NamedTuple):
    """Somebody's way; a dotted one is the dummy's."""

    name: str
    paint: tuple
    points: tuple[int, ...]
    dotted: bool = False

    @property
    def label(self) -> str:
        """What stands at the end of the line."""
        return f"{self.name} {figures(self.points[-1])}"


class RaceChart(Widget):
    """Draws the race on one canvas; `stops` name the moments below it."""

    runners = ListProperty()
    stops = ListProperty()

    def __init__(self, **kwargs):
        self._draw = Clock.create_trigger(self._paint, -1)
        super().__init__(**kwargs)
        App.get_running_app().theme_cls.bind(shades=self._draw)
        for name in ("runners", "stops", "pos", "size"):
            self.fbind(name, self._draw)

    def _paint(self, *args) -> None:
        self.canvas.clear()
        if not self.runners or len(self.stops) < 2 or self.width < 2:
            return
        self._lay_out()
        with self.canvas:
            self._grid()
            for runner in reversed(self.runners):
                self._way(runner)
            self._names()

    @property
    def _shades(self):
        return App.get_running_app().theme_cls.shades

    def _lay_out(self) -> None:
        points = [number for runner in self.runners for number in runner.points]
        self._low, high = min(0, *points), max(1, *points)
        span = high - self._low
        self._step = next((step for step in STEPS if span / step <= LINES_ACROSS), STEPS[-1])
        self._low = self._low // self._step * self._step
        self._high = -(-high // self._step) * self._step
        names = max(width_of(runner.label, "Label medium") for runner in self.runners)
        self._gutter = min(names, self.width * 0.42)
        scale = max(width_of(figures(edge), "Body small") for edge in (self._low, self._high))
        self._left = self.x + scale + dp(6)
        self._right = self.right - self._gutter - dp(14)
        self._bottom, self._top = self.y + sp(24), self.top - sp(10)

    def _at(self, stop: int, points: int) -> tuple[float, float]:
        x = self._left + (self._right - self._left) * stop / (len(self.stops) - 1)
        share = (points - self._low) / (self._high - self._low)
        return x, self._bottom + (self._top - self._bottom) * share

    def _grid(self) -> None:
        faint, ink = self._shades["outlineVariant"], self._shades["onSurfaceVariant"]
        for points in range(self._low, self._high + 1, self._step):
            y = self._at(0, points)[1]
            Color(*faint)
            Line(points=[self._left, y, self._right, y], width=1)
            put(line(figures(points), "Body small"), ink, (self._left - dp(6), y), 1)
        for stop, words in enumerate(self.stops):
            x = self._at(stop, self._low)[0]
            put(line(words, "Body small"), ink, (x, self.y + sp(9)), 0.5)

    def _way(self, runner: Runner) -> None:
        spots = [self._at(stop, points) for stop, points in enumerate(runner.points)]
        path = [number for spot in spots for number in spot]
        if runner.dotted:
            Color(*runner.paint)
            Line(points=path, width=1, dash_length=dp(5), dash_offset=dp(4))
        else:
            # A dark edge lets white and yellow be seen on every ground.
            for colour, width in ((self._shades["outline"], dp(2.1)), (runner.paint, dp(1.5))):
                Color(*colour)
                SmoothLine(points=path, width=width)
        for spot in spots:
            for colour, radius in ((self._shades["outline"], dp(5)), (runner.paint, dp(4))):
                Color(*colour)
                SmoothEllipse(
                    pos=(spot[0] - radius, spot[1] - radius), size=(radius * 2, radius * 2)
                )

    def _names(self) -> None:
        ends = [self._at(len(self.stops) - 1, runner.points[-1]) for runner in self.runners]
        heights = spread([y for _, y in ends], sp(17), self._bottom)
        for runner, (x, y), height in zip(self.runners, ends, heights, strict=True):
            if abs(height - y) > dp(3):
                Color(*self._shades["outline"][:3], 0.6)
                Line(points=[x + dp(5), y, x + dp(12), height], width=1)
            tone = "onSurfaceVariant" if runner.dotted else "onSurface"
            self._name(runner, (x + dp(14), height), self._shades[tone])

    def _name(self, runner: Runner, at, ink) -> None:
        """The points stay whole; a name that is too long is cut."""
        number = line(f" {figures(runner.points[-1])}", "Label medium")
        room = max(self._gutter - number.texture.width, dp(20))
        width = put(line(runner.name, "Label medium", room), ink, at)
        put(number, ink, (at[0] + width, at[1]))


def spread(heights: list[float], gap: float, low: float) -> list[float]:
    """Move heights, the highest first, apart by a gap at least, and above the lowest allowed.

    >>> spread([50, 50, 10], gap=20, low=0), spread([10, 5], gap=20, low=0)
    ([50, 30, 10], [20, 0])
    """
    lowered: list[float] = []
    for y in heights:
        lowered.append(min(y, lowered[-1] - gap) if lowered else y)
    lifted: list[float] = []
    for y in reversed(lowered):
        lifted.append(max(y, lifted[-1] + gap if lifted else low))
    return lifted[::-1]
