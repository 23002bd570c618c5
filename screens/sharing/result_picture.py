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

from companion.board.city import City
from companion.layout.board_view import Bounds, Point, View, bounds_of
from companion.layout.measures import Measures
from companion.layout.race_plan import RacePlan
from companion.share.png import png, without_alpha
from companion.wording.points.race import Runner
from companion.wording.points.result_told import ResultTold, TableRow
from companion.words import figures
from screens.board import paint
from screens.board.borders import border_of
from screens.board.canvas import Layers
from screens.board.colours import GOLD, ON_DARK, ON_LIGHT
from screens.game.seat_colours import seat_colour
from screens.sharing.picture_text import fitted, icon
from screens.theme import DARK, LIGHT

WIDE, HIGH = 1080, 1350
EDGE = 64
"""How far everything stays from the picture's edges."""

BOLD, PLAIN = "RobotoMedium", "Roboto"
TITLE, ABOUT, ROW, SMALL = 84, 37, 40, 28
"""How large each sort of text is."""

HEAD, LINE_OF_TABLE, RACE, FOOT, WALL = 236, 62, 236, 70, 62
"""How high the parts are."""

HIGHEST_RACE = 600
"""How high the race becomes where no palace is shown."""

WIDEST_TILE = 132
COLUMN, NUMBER = 100, 84
"""How far apart the points of two rounds stand, and how wide they are."""

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
        if race and not told.palaces:
            race = min(HIGHEST_RACE, above - FOOT - table - 24)
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
            crown = icon("crown", 112)
            Color(*GOLD)
            Rectangle(texture=crown.texture, pos=(EDGE - 8, HIGH - 196), size=crown.texture.size)
            left += 136
        room = WIDE - EDGE - left
        title = fitted(self.told.title, BOLD, TITLE, room, lines=3)
        self._put(title, "onSurface", (left, HIGH - 102))
        about = fitted(self.told.about, PLAIN, ABOUT, room, lines=2)
        self._put(about, "onSurfaceVariant", (left, HIGH - 192))

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
        words = fitted(self.told.wall, BOLD, ABOUT)
        sign = icon(border_of(self.told.palaces[0]).symbol, ABOUT + 6)
        left = (WIDE - words.texture.width - sign.texture.width - 14) / 2
        Color(*self._shades["tertiary"])
        size = sign.texture.size
        Rectangle(texture=sign.texture, pos=(left, y - size[1] / 2), size=size)
        at = left + size[0] + 14, y
        self._text(self.told.wall, BOLD, ABOUT, "onSurfaceVariant", at)

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
        self._text(row.place, PLAIN, ROW, "onSurfaceVariant", (EDGE + 32, y))
        for paint_, radius in ((self._shades["outline"], DOT + 2), (seat_colour(row.colour), DOT)):
            Color(*paint_)
            SmoothEllipse(pos=(EDGE + 120 - radius, y - radius), size=(2 * radius, 2 * radius))
        left = EDGE + 154
        room = WIDE - EDGE - 36 - COLUMN * (len(row.points) - 1) - NUMBER - left
        self._put(fitted(row.name, BOLD, ROW, room, lines=2), "onSurface", (left, y))
        self._points(row.points, y, ROW, "onSurface")

    def _points(self, points: tuple[str, ...], y: float, size: int, tone: str) -> None:
        for column, words in enumerate(reversed(points)):
            at = WIDE - EDGE - 36 - COLUMN * column, y
            font = BOLD if column == 0 else PLAIN
            self._put(fitted(words, font, size, COLUMN - 12), tone, at, 1)

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
            self._runner(runner, (plan.right + 30, height), gap - 8)

    def _runner(self, runner: Runner, at: Point, size: float) -> None:
        """The points stay whole; a name that is too long is cut."""
        number = figures(runner.points[-1])
        room = WIDE - EDGE - at[0] - _wide(f" {number}", "Label")
        name = fitted(runner.name, BOLD, size, room)
        self._put(name, "onSurface", at)
        at = at[0] + name.content_width + size / 3, at[1]
        self._text(number, BOLD, name.options["font_size"], "onSurface", at)

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
        self, words: str, font: str, size: float, tone: str, at: Point, anchor: float = 0
    ) -> None:
        """Draw a line of text, its middle at a height."""
        if words:
            self._put(fitted(words, font, size), tone, at, anchor)

    def _put(self, label: Label, tone: str, at: Point, anchor: float = 0) -> None:
        width, height = label.texture.size
        Color(*self._shades[tone])
        Rectangle(
            texture=label.texture,
            pos=(round(at[0] - width * anchor), round(at[1] - height / 2)),
            size=(width, height),
        )


def _wide(words: str, look: str) -> int:
    font = BOLD if look.startswith("Label") else PLAIN
    return fitted(words, font, SMALL).texture.width


MEASURES = Measures(lambda number: number * 2.2, lambda number: number * 2.2, _wide)
"""The chart of the app, 2.2 times as large."""
