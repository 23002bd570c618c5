"""The result of a round as a matrix: everybody's points for every kind, the wall, and the sum."""

from dataclasses import dataclass
from pathlib import Path

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.widget import Widget
from kivymd.icon_definitions import md_icons

from screens.kind_inks import kind_ink
from screens.round.plan import NAME_SIZE, Plan
from screens.round.score_lines import SUM, Column

HEAD, ROW, NAME_ABOVE = 36, 36, 24
"""How high the icons, a row of numbers, and a name above its numbers are, in dp."""


class Figure(Label):
    """A number in the matrix."""

    best = BooleanProperty(False)
    is_sum = BooleanProperty(False)


class NameFigure(Label):
    """A name before its numbers, or above them."""


class RowGround(Widget):
    """The ground of a row, darker in every other one, with its player's colour on it."""

    striped = BooleanProperty(False)
    colour = ObjectProperty((0, 0, 0, 0))
    dot = ObjectProperty((0, 0))


class HeadIcon(Label):
    """The icon over a column, in the colour of its kind."""

    column = ObjectProperty(Column("", ""))

    def glyph(self, column: Column) -> str:
        """The icon's character."""
        return md_icons.get(column.icon, "")

    def ink(self, column: Column, shades):
        """The kind's colour; wall and sum are as dark as the text."""
        return kind_ink(column.key, shades) if column.is_kind else shades["onSurface"]


@dataclass(frozen=True, slots=True)
class Row:
    """The widgets of one player's row."""

    ground: RowGround
    name: NameFigure
    figures: list[Figure]


class ScoreMatrix(ButtonBehavior, Widget):
    """Players below each other, kinds beside each other; a tap asks for the reason of a column."""

    columns = ListProperty()
    lines = ListProperty()

    __events__ = ("on_column",)

    def __init__(self, **kwargs):
        self._icons: list[HeadIcon] = []
        self._rows: list[Row] = []
        self._tapped = None
        self._arrange = Clock.create_trigger(self._lay_out, -1)
        super().__init__(**kwargs)
        for name in ("pos", "size", "columns", "lines"):
            self.fbind(name, self._arrange)

    def on_columns(self, *args) -> None:
        """Put up the columns; a game has the same all along."""
        self.clear_widgets()
        self._rows = []
        self._icons = [HeadIcon(column=column) for column in self.columns]
        for icon in self._icons:
            self.add_widget(icon)
        self.on_lines()

    def on_lines(self, *args) -> None:
        """Write the numbers, into the rows that are there."""
        if not self.columns:
            return
        while len(self._rows) < len(self.lines):
            row = Row(
                RowGround(striped=len(self._rows) % 2 == 0), NameFigure(font_size=sp(NAME_SIZE)), []
            )
            row.figures.extend(Figure(is_sum=column.key == SUM) for column in self.columns)
            self._rows.append(row)
            for part in (row.ground, row.name, *row.figures):
                self.add_widget(part)
        while len(self._rows) > len(self.lines):
            row = self._rows.pop()
            self.clear_widgets([row.ground, row.name, *row.figures])
        for row, line in zip(self._rows, self.lines, strict=True):
            row.ground.colour, row.name.text = line.colour, line.name
            for figure, text, best in zip(row.figures, line.figures, line.best, strict=True):
                figure.text, figure.best = text, best

    def on_press(self) -> None:
        """Remember the column and the row; only now does the touch speak our coordinates."""
        x, y = self.last_touch.pos
        self._tapped = None
        if self._icons and x >= self._icons[0].x:
            near = min(self._icons, key=lambda icon: abs(icon.center_x - x))
            rows = (
                number for number, row in enumerate(self._rows) if row.ground.collide_point(x, y)
            )
            self._tapped = near.column.key, next(rows, None)

    def on_release(self) -> None:
        """Ask for the reason."""
        if self._tapped is not None:
            self.dispatch("on_column", *self._tapped)

    def on_column(self, key: str, row: int | None):
        """A column was tapped: in somebody's row, or its icon."""

    def _lay_out(self, *args) -> None:
        if not self._rows or self.width < 2:
            return
        plan = Plan.for_width(self.width, self.lines)
        row = dp(ROW + (NAME_ABOVE if plan.above else 0))
        self.height = dp(HEAD) + row * len(self._rows)
        y = self.top - dp(HEAD)
        for place, icon in enumerate(self._icons):
            left, width = plan.column(place)
            icon.pos, icon.size = (self.x + left, y), (width, dp(HEAD))
        for shown in self._rows:
            y -= row
            name, ground = shown.name, shown.ground
            ground.pos, ground.size = (self.x, y), (self.width, row)
            name.size = plan.names - dp(28), dp(NAME_ABOVE + 4) if plan.above else row
            name.pos = self.x + dp(24), y + row - name.height
            ground.dot = self.x + dp(8), name.center_y - dp(5)
            for place, figure in enumerate(shown.figures):
                left, width = plan.column(place)
                figure.font_size = plan.font(place)
                figure.pos, figure.size = (self.x + left, y), (width, dp(ROW))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
