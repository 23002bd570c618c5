"""The grid that draws points, and one whose columns can be tapped."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, SmoothEllipse, SmoothRoundedRectangle
from kivy.metrics import dp, sp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from companion.layout import grid_plan
from companion.layout.grid_plan import GridPlan
from companion.wording.points.point_rows import Heading, Row
from screens.board.borders import BORDERS
from screens.board.colours import FACES
from screens.game.seat_colours import DUMMY_ICON, seat_colour
from screens.points.drawn_text import icon, line, put
from screens.theme import grown_sp, mix
from screens.tiles.kind_inks import kind_ink
from screens.widgets.pressable import Pressable
from screens.widgets.words import MEASURES, width_of

SYMBOLS = {name: look.symbol for name, look in (*FACES.items(), *BORDERS.items())}
"""The icon over a column that has no letters of its own."""

HEAD, ROW, NAME_ABOVE, THEN = 34, 36, 24, 8
"""How high the headings, a row, a name above its numbers, and a sum to come are, in sp."""


ABOVE_THEN = 18
"""How far the middle of a sum is above that of the one to come, in sp."""


class PointsGrid(Widget):
    """Draws headings and rows on one canvas, as high as they are together."""

    headings: list[Heading] = ListProperty()
    rows: list[Row] = ListProperty()

    def __init__(self, **kwargs):
        self.plan: GridPlan | None = None
        self._draw = Clock.create_trigger(self._paint, -1)
        self._arrange = Clock.create_trigger(self._measure, -1)
        super().__init__(size_hint_y=None, **kwargs)
        App.get_running_app().theme_cls.bind(shades=self._draw)
        for name in ("headings", "rows", "width"):
            self.fbind(name, self._arrange)
        for name in ("headings", "rows", "pos", "size"):
            self.fbind(name, self._draw)

    def spot(self, row: int | None, column: int) -> tuple[float, float]:
        """The middle of a number, or of the heading over its column."""
        x = self.x + self.plan.middles[column]
        if row is None:
            return x, self.top - sp(HEAD) / 2
        return x, self._top_of(row + 1) + self._numbers_height / 2

    @property
    def _row_height(self) -> float:
        return self._numbers_height + (sp(NAME_ABOVE) if self.plan.above else 0)

    @property
    def _numbers_height(self) -> float:
        return sp(ROW + THEN) if any(row.then for row in self.rows) else sp(ROW)

    def _top_of(self, row: int) -> float:
        return self.top - sp(HEAD) - self._row_height * row

    def _measure(self, *args) -> None:
        if self.rows and self.width > 1:
            self.plan = GridPlan.for_width(self.width, self.rows, MEASURES)
            self.height = sp(HEAD) + self._row_height * len(self.rows)

    def _paint(self, *args) -> None:
        self.canvas.clear()
        if not self.rows or self.width < 2:
            return
        self._measure()
        with self.canvas:
            for column, heading in enumerate(self.headings):
                self._head(heading, self.spot(None, column))
            for number, row in enumerate(self.rows):
                if number % 2 == 0:
                    self._stripe(number)
                self._name(row, self._top_of(number))
                self._numbers(number, row)

    @property
    def _shades(self):
        return App.get_running_app().theme_cls.shades

    def _head(self, heading: Heading, at: tuple[float, float]) -> None:
        symbol = SYMBOLS.get(heading.key)
        room = self.plan.column - dp(2)
        words = icon(symbol, min(grown_sp(20), room)) if symbol else self._heading(heading, room)
        is_kind = heading.key in FACES
        ink = kind_ink(heading.key, self._shades) if is_kind else self._shades["onSurfaceVariant"]
        put(words, ink, at, 0.5)

    def _heading(self, heading: Heading, room: float):
        look = "Title small"
        return line(heading.text, look, scale=min(1, room / width_of(heading.text, look)))

    def _stripe(self, number: int) -> None:
        # Kivy lets the outline of what is translucent out of a scroll view (kivy#8782).
        Color(*mix(self._shades["surfaceContainerLowest"], self._shades["surfaceContainer"], 0.8))
        SmoothRoundedRectangle(
            pos=(self.x - dp(6), self._top_of(number + 1)),
            size=(self.width + dp(12), self._row_height),
            radius=[dp(8)],
        )

    def _name(self, row: Row, top: float) -> None:
        y = top - (sp(NAME_ABOVE + 4) if self.plan.above else self._row_height) / 2
        faint = self._shades["onSurfaceVariant"]
        if row.place:
            put(line(row.place, grid_plan.PLACE), faint, (self.x, y))
        left = self.x + self.plan.places
        if row.colour is None:
            put(icon(DUMMY_ICON, dp(16)), faint, (left + dp(8), y), 0.5)
        else:
            self._dot(seat_colour(row.colour), (left + dp(8), y))
        ink = faint if row.colour is None else self._shades["onSurface"]
        put(line(row.name, grid_plan.NAME, self.plan.names), ink, (left + dp(grid_plan.DOT), y))

    def _dot(self, paint, at) -> None:
        for colour, radius in ((self._shades["outline"], dp(6)), (paint, dp(5))):
            Color(*colour)
            SmoothEllipse(pos=(at[0] - radius, at[1] - radius), size=(radius * 2, radius * 2))

    def _numbers(self, number: int, row: Row) -> None:
        ink = self._shades["onSurfaceVariant" if row.colour is None else "onSurface"]
        last = len(row.points) - 1
        for column, points in enumerate(row.texts):
            best = column in row.best
            look = (
                grid_plan.TOTAL if column == last else grid_plan.BEST if best else grid_plan.POINTS
            )
            words = line(points, look, scale=1.0 if column == last else self.plan.scale)
            x, y = self.spot(number, column)
            if column == last and row.then:
                y += sp(THEN)
                self._then(row.then, (x, y - sp(ABOVE_THEN)))
            put(words, self._shades["primary"] if best else ink, (x, y), 0.5)

    def _then(self, words: str, at: tuple[float, float]) -> None:
        """What the sum is going to be, below it."""
        put(line(words, grid_plan.THEN), self._shades["tertiary"], at, 0.5)


class TapGrid(Pressable, PointsGrid):
    """A grid that says which number, or which heading, was tapped."""

    __events__ = ("on_points",)

    def on_press(self) -> None:
        """Remember the column and the row; only now does the touch speak our coordinates."""
        self._tapped = None
        x, y = self.last_touch.pos
        columns, rows = range(len(self.headings)), range(len(self.rows))
        if not self.plan.above and x < self.x + self.plan.places + self.plan.names:
            return
        near = min(columns, key=lambda column: abs(self.spot(None, column)[0] - x))
        row = next((row for row in rows if self._top_of(row + 1) <= y < self._top_of(row)), None)
        self._tapped = self.headings[near].key, row

    def on_release(self) -> None:
        """Say what was tapped."""
        if self._tapped is not None:
            self.dispatch("on_points", *self._tapped)

    def on_points(self, key: str, row: int | None):
        """The points of a column were tapped: somebody's, or its heading."""
