"""The race: everybody's points from round to round as lines with a name at their ends."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Line, SmoothEllipse, SmoothLine
from kivy.metrics import dp, sp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from companion.layout.board_view import Point
from companion.layout.race_plan import BEFORE_NAME, BESIDE_NUMBER, LINE, NAME, NUMBER, RacePlan
from companion.wording.points.race import Runner
from companion.words import figures
from screens.game.seat_colours import seat_colour
from screens.points.drawn_text import line, put
from screens.widgets.words import MEASURES


class RaceChart(Widget):
    """Draws the race on one canvas; `stops` name the moments below it."""

    runners: list[Runner] = ListProperty()
    stops: list[str] = ListProperty()

    def __init__(self, **kwargs):
        self.plan: RacePlan | None = None
        self._draw = Clock.create_trigger(self._paint, -1)
        super().__init__(**kwargs)
        App.get_running_app().theme_cls.bind(shades=self._draw)
        for name in ("runners", "stops", "pos", "size"):
            self.fbind(name, self._draw)

    def _paint(self, *args) -> None:
        self.canvas.clear()
        if not self.runners or len(self.stops) < 2 or self.width < 2:
            return
        frame = self.x, self.y, self.right, self.top
        self.plan = RacePlan.within(frame, self.runners, len(self.stops), MEASURES)
        with self.canvas:
            self._grid()
            for runner in reversed(self.runners):
                self._way(runner)
            self._names()

    @property
    def _shades(self):
        return App.get_running_app().theme_cls.shades

    def _grid(self) -> None:
        plan = self.plan
        faint, ink = self._shades["outlineVariant"], self._shades["onSurfaceVariant"]
        for points in plan.across:
            y = plan.spot(0, points)[1]
            Color(*faint)
            Line(points=[plan.left, y, plan.right, y], width=1)
            put(line(figures(points), NUMBER), ink, (plan.left - dp(BESIDE_NUMBER), y), 1)
        scale = plan.scale_of(self.stops, MEASURES)
        for stop, words in enumerate(self.stops):
            x = plan.spot(stop, 0)[0]
            put(line(words, NUMBER, scale=scale), ink, (x, self.y + sp(9)), 0.5)

    def _way(self, runner: Runner) -> None:
        spots = [self.plan.spot(stop, points) for stop, points in enumerate(runner.points)]
        path = [number for spot in spots for number in spot]
        paint = seat_colour(runner.colour)
        if runner.colour is None:
            Color(*paint)
            Line(points=path, width=1, dash_length=dp(5), dash_offset=dp(4))
        else:
            # A dark edge lets white and yellow be seen on every ground.
            for colour, width in ((self._shades["outline"], dp(2.1)), (paint, dp(1.5))):
                Color(*colour)
                SmoothLine(points=path, width=width)
        for spot in spots:
            for colour, radius in ((self._shades["outline"], dp(5)), (paint, dp(4))):
                Color(*colour)
                SmoothEllipse(
                    pos=(spot[0] - radius, spot[1] - radius), size=(radius * 2, radius * 2)
                )

    def _names(self) -> None:
        plan, last = self.plan, len(self.stops) - 1
        heights = plan.name_heights(self.runners, sp(LINE))
        for runner, height in zip(self.runners, heights, strict=True):
            x, y = plan.spot(last, runner.points[-1])
            if abs(height - y) > dp(3):
                Color(*self._shades["outline"][:3], 0.6)
                Line(points=[x + dp(5), y, x + dp(12), height], width=1)
            tone = "onSurfaceVariant" if runner.colour is None else "onSurface"
            self._name(runner, (x + dp(BEFORE_NAME), height), self._shades[tone])

    def _name(self, runner: Runner, at: Point, ink) -> None:
        """The points stay whole; a name that is too long is cut."""
        number = line(f" {figures(runner.points[-1])}", NAME)
        room = max(self.plan.names - number.texture.width, dp(20))
        width = put(line(runner.name, NAME, room), ink, at)
        put(number, ink, (at[0] + width, at[1]))
