"""The result as a picture for messengers, made off screen, the same on every device."""

from kivy.core.text import Label
from kivy.graphics import (
    ClearBuffers,
    ClearColor,
    Color,
    Fbo,
    Line,
    Rectangle,
    SmoothEllipse,
    SmoothLine,
    SmoothRoundedRectangle,
)
from kivy.utils import get_color_from_hex
from kivymd.icon_definitions import md_icons

from companion.board.city import City
from companion.layout.board_view import Bounds, View, bounds_of
from companion.layout.measures import Measures
from companion.layout.race_plan import RacePlan
from companion.share.png import png, without_alpha
from companion.wording.result_told import ResultTold, TableRow
from companion.words import figures
from screens.board import paint
from screens.board.canvas import Layers
from screens.board.colours import GOLD, ON_DARK, ON_LIGHT
from screens.game.seat_colours import seat_colour
from screens.theme import DARK, LIGHT

WIDE, HIGH = 1080, 1350
EDGE = 64
"""How far everything stays from the picture's edges."""

BOLD, PLAIN = "RobotoMedium", "Roboto"
TITLE, ABOUT, ROW, SMALL = 84, 37, 40, 28
"""How large each sort of text is."""

HEAD, LINE_OF_TABLE, RACE, FOOT, WALL = 236, 62, 236, 70, 62
"""How high the parts are."""

WIDEST_TILE = 132
COLUMN = 112
"""How wide the points of a round are."""

DOT, BEAD = 14, 9
STROKE = 5


class ResultPicture:
    """Draws what is told, light or dark."""

    def __init__(self, told: ResultTold, *, dark: bool):
        self.told = told
        self._dark = dark
        self._shades = {
            role: get_color_from_hex(shade) for role, shade in (DARK if dark else LIGHT).items()
        }
        self._fbo = Fbo(size=(WIDE, HIGH))
        self._draw()
        self._fbo.draw()

    @property
    def texture(self):
        """What is to be seen on a screen."""
        return self._fbo.texture

    def file(self) -> bytes:
        """The picture as a PNG file."""
        return png(WIDE, HIGH, without_alpha(self._fbo.pixels))

    def _draw(self) -> None:
        told, fbo = self.told, self._fbo
        table = LINE_OF_TABLE * (len(told.rows) + 1) + 24
        race = RACE if len(told.stops) > 1 else 0
        with fbo:
            ClearColor(*self._shades["background"])
            ClearBuffers()
        above = HIGH - HEAD
        below = FOOT + race + table + 24
        with fbo:
            self._head()
        if told.palaces:
            wall = WALL if told.wall else 0
            self._palaces((EDGE, below + wall, WIDE - EDGE, above))
        else:
            # The rest moves up a little, and none of it stands at the lower edge.
            below += (above - below) / 2
        with fbo:
            if told.wall:
                self._wall(below + WALL / 2)
            self._table(below - 24, table)
            if race:
                self._race((EDGE, below - 24 - table - race, WIDE - EDGE, below - 44 - table))
            self._text(told.foot, PLAIN, SMALL, "onSurfaceVariant", (WIDE / 2, FOOT / 2), 0.5)

    def _head(self) -> None:
        left = EDGE
        if self.told.is_won:
            crown = _label(md_icons["crown"], "Icons", 112)
            Color(*GOLD)
            Rectangle(texture=crown.texture, pos=(EDGE - 8, HIGH - 196), size=crown.texture.size)
            left += 136
        room = WIDE - EDGE - left
        self._text(self.told.title, BOLD, TITLE, "onSurface", (left, HIGH - 110), 0, room)
        about = "onSurfaceVariant"
        self._text(self.told.about, PLAIN, ABOUT, about, (left, HIGH - 188), 0, room)

    def _palaces(self, frame: Bounds) -> None:
        left, bottom, right, top = frame
        wide = (right - left) / len(self.told.palaces)
        for number, city in enumerate(self.told.palaces):
            self._palace(city, (left + wide * number, bottom, left + wide * (number + 1), top))

    def _palace(self, city: City, frame: Bounds) -> None:
        view = View.fitting(bounds_of(city.tiles, 0.3), frame, WIDEST_TILE)
        layers = Layers(self._fbo, ("palace",))
        colours = ON_DARK if self._dark else ON_LIGHT
        layers.show("palace", paint.palace(city, colours, glowing=True, detailed=True))
        layers.look((view.x, view.y), view.tile, frame)

    def _wall(self, y: float) -> None:
        words = _label(self.told.wall, BOLD, ABOUT)
        sign = _label(md_icons["wall"], "Icons", ABOUT + 6)
        left = (WIDE - words.texture.width - sign.texture.width - 14) / 2
        Color(*self._shades["tertiary"])
        size = sign.texture.size
        Rectangle(texture=sign.texture, pos=(left, y - size[1] / 2), size=size)
        at = left + size[0] + 14, y
        self._text(self.told.wall, BOLD, ABOUT, "onSurfaceVariant", at, 0)

    def _table(self, top: float, high: float) -> None:
        Color(*self._shades["surfaceContainerLowest"])
        SmoothRoundedRectangle(pos=(EDGE, top - high), size=(WIDE - 2 * EDGE, high), radius=[28])
        y = top - 12 - LINE_OF_TABLE / 2
        self._points(self.told.headings, y, SMALL, "onSurfaceVariant")
        for row in self.told.rows:
            Color(*self._shades["outlineVariant"])
            edge = y - LINE_OF_TABLE / 2
            Line(points=[EDGE + 28, edge, WIDE - EDGE - 28, edge], width=1)
            y -= LINE_OF_TABLE
            self._row(row, y)

    def _row(self, row: TableRow, y: float) -> None:
        self._text(row.place, PLAIN, ROW, "onSurfaceVariant", (EDGE + 32, y), 0)
        for paint_, radius in ((self._shades["outline"], DOT + 2), (seat_colour(row.colour), DOT)):
            Color(*paint_)
            SmoothEllipse(pos=(EDGE + 112 - radius, y - radius), size=(2 * radius, 2 * radius))
        room = WIDE - 2 * EDGE - 180 - COLUMN * len(row.points)
        self._text(row.name, BOLD, ROW, "onSurface", (EDGE + 148, y), 0, room)
        self._points(row.points, y, ROW, "onSurface")

    def _points(self, points: tuple[str, ...], y: float, size: int, tone: str) -> None:
        for column, words in enumerate(reversed(points)):
            at = WIDE - EDGE - 36 - COLUMN * column, y
            last = column == 0
            self._text(words, BOLD if last else PLAIN, size, tone, at, 1)

    def _race(self, frame: Bounds) -> None:
        runners, stops = self.told.runners, self.told.stops
        plan = RacePlan.within(frame, runners, len(stops), MEASURES)
        for points in plan.across:
            y = plan.spot(0, points)[1]
            Color(*self._shades["outlineVariant"])
            Line(points=[plan.left, y, plan.right, y], width=1)
            at = plan.left - 14, y
            self._text(figures(points), PLAIN, SMALL, "onSurfaceVariant", at, 1)
        for stop, words in enumerate(stops):
            x = plan.spot(stop, 0)[0]
            self._text(words, PLAIN, SMALL, "onSurfaceVariant", (x, frame[1] + 18), 0.5)
        for runner in reversed(runners):
            spots = [plan.spot(stop, points) for stop, points in enumerate(runner.points)]
            self._way(spots, seat_colour(runner.colour))
        # Six names stand closer to each other, so that none leaves the chart.
        gap = min(SMALL + 8, (frame[3] - plan.bottom) / len(runners))
        heights = plan.name_heights(runners, gap)
        for runner, height in zip(runners, heights, strict=True):
            at = plan.right + 30, height
            self._text(runner.label, BOLD, gap - 8, "onSurface", at, 0, WIDE - EDGE - at[0])

    def _way(self, spots, colour) -> None:
        path = [number for spot in spots for number in spot]
        for shade, width in ((self._shades["outline"], STROKE / 2 + 1), (colour, STROKE / 2)):
            Color(*shade)
            SmoothLine(points=path, width=width)
        for x, y in spots:
            for shade, radius in ((self._shades["outline"], BEAD + 2), (colour, BEAD)):
                Color(*shade)
                SmoothEllipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))

    def _text(  # noqa: PLR0913, PLR0917  # What, how, in which colour, and where.
        self, words: str, font: str, size: float, tone: str, at, anchor: float, room: float = 0
    ) -> None:
        """Draw a line of text, its middle at a height; smaller where it has less room."""
        if not words:
            return
        label = _label(words, font, size)
        if room and label.texture.width > room:
            label = _label(words, font, max(size * 0.5, size * room / label.texture.width))
        width, height = label.texture.size
        Color(*self._shades[tone])
        Rectangle(
            texture=label.texture,
            pos=(round(at[0] - width * anchor), round(at[1] - height / 2)),
            size=(width, height),
        )


def _label(words: str, font: str, size: float) -> Label:
    label = Label(text=words, font_name=font, font_size=size)
    label.refresh()
    return label


def _wide(words: str, look: str) -> int:
    font = BOLD if look.startswith("Label") else PLAIN
    return _label(words, font, SMALL).texture.width


MEASURES = Measures(lambda number: number * 2.2, lambda number: number * 2.2, _wide)
"""The chart of the app, 2.2 times as large."""
