"""A grid of points: a row for everybody, a column for each thing that brings some."""

from typing import NamedTuple

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, SmoothEllipse, SmoothRoundedRectangle
from kivy.metrics import dp, sp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from screens.scoreboard.ink import icon, line, put, width_of

HEAD, ROW, NAME_ABOVE = 34, 36, 24
"""How high the headings, a row, and a name above its numbers are, in sp."""

NARROWEST, WIDEST = 25, 56
"""How wide a column of numbers is, in dp."""

NAME, SUM = "Body large", "Title medium"


class Heading(NamedTuple):
    """What a column is about: an icon, or a few letters."""

    icon: str = ""
    text: str = ""
    colour: tuple | None = None


class Row(NamedTuple):
    """Somebody's points; the place stands before the name, the best numbers are marked."""

    name: str
    paint: tuple
    points: tuple[str, ...]
    place: str = ""
    best: frozenset[int] = frozenset()
    icon: str = ""
    """What stands for a player who has no colour."""


class Plan(NamedTuple):
    """Where everything goes: the names' room, the columns' middles, and a row's height."""

    places: float
    names: float
    middles: tuple[float, ...]
    above: bool
    """Whether names stand above their numbers because they are too long to stand beside them."""

    @property
    def row(self) -> float:
        """How high a row is."""
        return sp(ROW + NAME_ABOVE) if self.above else sp(ROW)


def plan(width: float, columns: int, rows: list[Row]) -> Plan:
    """Share the width between names and numbers; the last column is the sum."""
    places = max((width_of(row.place, "Label medium") for row in rows), default=0)
    places = places + dp(6) if any(row.place for row in rows) else 0
    total = max(width_of(row.points[-1], SUM) for row in rows) + dp(8)
    wanted = places + dp(26) + max(width_of(row.name, NAME) for row in rows)
    others = columns - 1
    above = width - wanted - total < dp(NARROWEST) * others
    names = places + dp(20) if above else wanted
    each = min(dp(WIDEST), (width - names - total) / max(others, 1))
    left = width - total - each * others
    middles = (*(left + each * (at + 0.5) for at in range(others)), width - total / 2)
    return Plan(places, (width if above else left) - places - dp(22), middles, above)


class PointsGrid(Widget):
    """Draws the whole grid on one canvas; the first row is the leader's."""

    headings = ListProperty()
    rows = ListProperty()

    def __init__(self, **kwargs):
        self._draw = Clock.create_trigger(self._paint, -1)
        self._arrange = Clock.create_trigger(self._measure, -1)
        super().__init__(size_hint_y=None, **kwargs)
        App.get_running_app().theme_cls.bind(shades=self._draw)
        for name in ("headings", "rows", "width"):
            self.fbind(name, self._arrange)
        for name in ("headings", "rows", "pos", "size"):
            self.fbind(name, self._draw)

    def _measure(self, *args) -> None:
        if self.rows and self.width > 1:
            self._plan = plan(self.width, len(self.headings), self.rows)
            self.height = sp(HEAD) + self._plan.row * len(self.rows)

    def _paint(self, *args) -> None:
        self.canvas.clear()
        if not self.rows or self.width < 2:
            return
        self._measure()
        with self.canvas:
            for heading, middle in zip(self.headings, self._plan.middles, strict=True):
                self._head(heading, self.x + middle)
            for number, row in enumerate(self.rows):
                top = self.top - sp(HEAD) - self._plan.row * number
                self._stripe(number, top)
                self._name(row, top)
                self._numbers(row, top - self._plan.row + sp(ROW) / 2)

    @property
    def _shades(self):
        return App.get_running_app().theme_cls.shades

    def _head(self, heading: Heading, x: float) -> None:
        words = icon(heading.icon, sp(20)) if heading.icon else line(heading.text, "Title small")
        colour = heading.colour or self._shades["onSurfaceVariant"]
        put(words, colour, (x, self.top - sp(HEAD) / 2), 0.5)

    def _stripe(self, number: int, top: float) -> None:
        Color(*self._shades["surfaceContainer"][:3], 0.8 if number % 2 == 0 else 0)
        size = self.width + dp(12), self._plan.row
        SmoothRoundedRectangle(pos=(self.x - dp(6), top - size[1]), size=size, radius=[dp(8)])

    def _name(self, row: Row, top: float) -> None:
        y = top - (sp(NAME_ABOVE + 4) if self._plan.above else sp(ROW)) / 2
        faint = self._shades["onSurfaceVariant"]
        if row.place:
            put(line(row.place, "Label medium"), faint, (self.x, y))
        left = self.x + self._plan.places
        if row.icon:
            put(icon(row.icon, sp(18)), faint, (left + dp(6), y), 0.5)
        else:
            self._dot(row.paint, (left + dp(6), y))
        ink = faint if row.icon else self._shades["onSurface"]
        put(line(row.name, NAME, self._plan.names), ink, (left + dp(20), y))

    def _dot(self, paint, at) -> None:
        for colour, radius in ((self._shades["outline"], dp(6)), (paint, dp(5))):
            Color(*colour)
            SmoothEllipse(pos=(at[0] - radius, at[1] - radius), size=(radius * 2, radius * 2))

    def _numbers(self, row: Row, y: float) -> None:
        ink = self._shades["onSurfaceVariant" if row.icon else "onSurface"]
        last = len(row.points) - 1
        for at, (points, middle) in enumerate(zip(row.points, self._plan.middles, strict=True)):
            best = at in row.best
            look = SUM if at == last else "Label large" if best else "Body medium"
            colour = self._shades["primary"] if best else ink
            put(line(points, look), colour, (self.x + middle, y), 0.5)
