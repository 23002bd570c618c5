"""Form: somebody's points in their last games, those won as golden dots."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Line, SmoothEllipse, SmoothLine
from kivy.metrics import dp, sp
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from companion.layout.form_plan import FormPlan
from companion.layout.race_plan import BESIDE_NUMBER, NUMBER
from companion.words import figures
from screens.board.colours import GOLD
from screens.points.drawn_text import line, put
from screens.widgets.pressable import Pressable
from screens.widgets.words import MEASURES


class FormChart(Pressable, Widget):
    """Draws points from game to game; a tap says which game is meant."""

    points: list[int] = ListProperty()
    won: list[bool] = ListProperty()
    ends: list[str] = ListProperty(["", ""])
    """When the first and the last game were."""
    average = NumericProperty(0)

    __events__ = ("on_chosen",)

    def __init__(self, **kwargs):
        self.plan: FormPlan | None = None
        self._draw = Clock.create_trigger(self._paint, -1)
        super().__init__(**kwargs)
        App.get_running_app().theme_cls.bind(shades=self._draw)
        for name in ("points", "won", "ends", "average", "pos", "size"):
            self.fbind(name, self._draw)

    def on_release(self) -> None:
        """Say which game was meant."""
        if self.plan is not None:
            self.dispatch("on_chosen", self.plan.nearest(self.last_touch.x))

    def on_chosen(self, game: int):
        """A game was tapped."""

    def _paint(self, *args) -> None:
        self.canvas.clear()
        if not self.points or len(self.won) != len(self.points) or min(self.size) < 2:
            return
        frame = self.x, self.y, self.right, self.top
        self.plan = FormPlan.within(frame, self.points, MEASURES, round(self.average))
        shades = App.get_running_app().theme_cls.shades
        with self.canvas:
            self._grid(shades)
            self._way(shades)

    def _grid(self, shades) -> None:
        plan = self.plan
        for points in plan.across:
            y = plan.spot(0, points)[1]
            Color(*shades["outlineVariant"])
            Line(points=[plan.left - dp(6), y, plan.right + dp(6), y], width=1)
            at = plan.left - dp(6) - dp(BESIDE_NUMBER), y
            put(line(figures(points), NUMBER), shades["onSurfaceVariant"], at, 1)
        for words, x, anchor in zip(self.ends, (plan.left, plan.right), (0, 1), strict=True):
            if words:
                put(line(words, NUMBER), shades["onSurfaceVariant"], (x, self.y + sp(9)), anchor)
        y = plan.spot(0, self.average)[1]
        Color(*shades["onSurfaceVariant"])
        Line(points=[plan.left, y, plan.right, y], width=1, dash_length=dp(4), dash_offset=dp(3))

    def _way(self, shades) -> None:
        spots = [self.plan.spot(game, points) for game, points in enumerate(self.points)]
        if len(spots) > 1:
            Color(*shades["primary"])
            SmoothLine(points=[number for spot in spots for number in spot], width=dp(1.4))
        for spot, won in zip(spots, self.won, strict=True):
            radius = dp(6) if won else dp(3.5)
            Color(*shades["surfaceContainerLowest"])
            _dot(spot, radius + dp(1.5))
            Color(*(GOLD if won else shades["primary"]))
            _dot(spot, radius)


def _dot(spot, radius: float) -> None:
    SmoothEllipse(pos=(spot[0] - radius, spot[1] - radius), size=(radius * 2, radius * 2))
