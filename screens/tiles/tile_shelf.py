"""A shelf: tiles in rows on one canvas, each to be tapped; as high as its rows are."""

from math import ceil

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    DictProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
)

from companion.board.tiles import Tile
from screens.board.canvas import Layers
from screens.board.colours import ON_DARK, ON_LIGHT
from screens.board.paint import blank, single
from screens.board.sketch import Sketch
from screens.board.touches import Touches
from screens.tiles.tile_button import GREY
from screens.widgets.touchable import Walkable

PITCH = 1.3
"""How far apart two tiles are, in tile widths: a tile, its battlements, a gap."""

SMALLEST = 48
"""How wide the cell of a tile is at least, in dp, so that a finger hits it."""


ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class TileShelf(Walkable, Touches):
    """Shows tiles to choose from; those in `grey` are pale, those in `chosen` ticked.

    Those in `badged` lie in the reserve, and wear its sign.

    A grey tile can be tapped like any other, so that it can be asked why it is grey. None leaves
    a gap.
    """

    tiles: list[Tile | None] = ListProperty()
    grey: list[Tile] = ListProperty()
    chosen: list[Tile] = ListProperty()
    badged: list[Tile] = ListProperty()
    backs: dict[Tile, Tile] = DictProperty()
    """The other sides of tiles that have two, as far as they are known; a folded corner shows them.
    """
    blank: list[Tile] = ListProperty()
    """Those of which nothing is known: a dashed square with a value, if they have one."""
    tile_size = NumericProperty("52dp")
    halign = OptionProperty("left", options=["left", "center"])

    across = NumericProperty(0)
    """How many tiles are to stand in a row; 0, as many as there is room for."""

    columns = NumericProperty(1)
    """How many tiles stand in a row."""
    pressed = ObjectProperty(None, allownone=True)
    """The tile under the finger."""
    pointed = ObjectProperty(None, allownone=True)
    """The tile that a keyboard has come to."""

    __events__ = ("on_tile", "on_long_tile")

    def __init__(self, **kwargs):
        self._layers = None
        self._draw = Clock.create_trigger(self._paint, -1)
        self._mark = Clock.create_trigger(self._paint_marks, -1)
        self._look = Clock.create_trigger(self._change_look, -1)
        super().__init__(size_hint_y=None, height=0, **kwargs)
        self._layers = Layers(self.canvas, ("tiles", "marks"))
        App.get_running_app().theme_cls.bind(theme_style=self._redraw)
        for name in ("tiles", "tile_size", "width", "halign", "across"):
            self.fbind(name, self._arrange)
        for name in ("grey", "backs", "blank"):
            self.fbind(name, self._draw)
        for name in ("chosen", "badged", "pressed", "pointed"):
            self.fbind(name, self._mark)
        for name in ("pos", "size"):
            self.fbind(name, self._look)
        self.fbind("opacity", lambda _, opacity: self._layers.fade(opacity))
        self._arrange()

    @property
    def cell(self) -> float:
        """How high the cell of a tile is, and how wide at least."""
        return max(dp(SMALLEST), self.tile_size * PITCH)

    def where(self, tile: Tile) -> tuple[float, float]:
        """Where a tile's middle is in the window."""
        return self.to_window(*self._middle(self.tiles.index(tile)))

    def tile_at(self, point: tuple[float, float]) -> Tile | None:
        """The tile at a point, if one stands there."""
        if not self.tiles or not self.collide_point(*point):
            return None
        pitch, row = self._pitch, int((self.top - point[1]) // self.cell)
        column = int((point[0] - self.x - self._indent(row)) // pitch)
        place = row * int(self.columns) + column
        return self.tiles[place] if 0 <= column < self.columns and place < len(self.tiles) else None

    @property
    def can_be_walked(self) -> bool:
        """Whether there are tiles to tap."""
        return bool(self.tiles) and not self.disabled

    def come(self) -> None:
        """Point at the first tile."""
        self.pointed = next((tile for tile in self.tiles if tile is not None), None)

    def step(self, key: str) -> bool:
        """Point at the next tile on a side, gaps left out; whether there is one."""
        if key not in ARROWS or self.pointed not in self.tiles:
            return False
        columns = int(self.columns)
        right, down = ARROWS[key]
        row, column = divmod(self.tiles.index(self.pointed), columns)
        while 0 <= (column := column + right) < columns and (row := row + down) >= 0:
            place = row * columns + column
            if place >= len(self.tiles):
                return False
            if self.tiles[place] is not None:
                self.pointed = self.tiles[place]
                return True
        return False

    def press_pointed(self) -> None:
        """Tap the tile that is pointed at."""
        if self.pointed in self.tiles:
            self.dispatch("on_tile", self.pointed)

    def span(self) -> tuple[float, float]:
        """From where to where the row of the tile that is pointed at reaches in the window."""
        middle = self.where(self.pointed)[1] if self.pointed in self.tiles else self.top
        return middle - self.cell / 2, middle + self.cell / 2

    def forget(self) -> None:
        """Point at no tile."""
        self.pointed = None

    def on_touch_down(self, touch):
        """Show which tile the finger is on; beside the tiles there is nothing to press."""
        tile = self.tile_at(touch.pos)
        if tile is None or touch.is_mouse_scrolling or not super().on_touch_down(touch):
            return False
        self.pressed = tile
        return True

    def on_touch_up(self, touch):
        """Let go of the tile."""
        if touch.grab_current is self:
            self.pressed = None
        return super().on_touch_up(touch)

    def on_tap(self, point):
        """Say which tile was tapped."""
        if (tile := self.tile_at(point)) is not None:
            self.dispatch("on_tile", tile)

    def on_hold(self, point):
        """Say on which tile a finger rests; where that is was known when it came down."""
        if self.pressed is not None:
            self.dispatch("on_long_tile", self.pressed)
            self.pressed = None

    def on_pan(self, dx, dy):
        """A finger that moves presses nothing."""
        self.pressed = None

    def on_tile(self, tile: Tile):
        """A tile was tapped."""

    def on_long_tile(self, tile: Tile):
        """A finger rests on a tile."""

    @property
    def _pitch(self) -> float:
        """How wide a cell is, so that a full row fills the shelf."""
        return self.width / self.columns

    def _indent(self, row: int) -> float:
        """How far a row begins from the left, where rows are centred."""
        missing = int(self.columns) * (row + 1) - len(self.tiles)
        return missing * self._pitch / 2 if self.halign == "center" and missing > 0 else 0

    def _middle(self, place: int) -> tuple[float, float]:
        row, column = divmod(place, int(self.columns))
        x = self.x + self._indent(row) + (column + 0.5) * self._pitch
        return round(x), round(self.top - (row + 0.5) * self.cell)

    def _arrange(self, *args) -> None:
        most = int(self.across or max(1, self.width // self.cell))
        rows = ceil(len(self.tiles) / most)
        # Centred rows are about equally full; otherwise the last one takes what is left.
        even = self.halign == "center" and rows
        self.columns = ceil(len(self.tiles) / rows) if even else most
        self.height = rows * self.cell
        self._redraw()
        self._look()

    def _redraw(self, *args) -> None:
        self._draw()
        self._mark()

    @property
    def _colours(self):
        return ON_DARK if App.get_running_app().theme_cls.is_dark else ON_LIGHT

    def _placed(self):
        """Every tile with its middle in tile widths from the upper left corner."""
        for place, tile in enumerate(self.tiles):
            if tile is None:
                continue
            x, y = self._middle(place)
            yield tile, ((x - self._left) / self.tile_size, (y - self._upper) / self.tile_size)

    @property
    def _left(self) -> int:
        return round(self.x)

    @property
    def _upper(self) -> int:
        return round(self.top)

    def _paint(self, *args) -> None:
        sketch, grey, unknown = Sketch(), set(self.grey), set(self.blank)
        for tile, at in self._placed():
            if tile in unknown:
                blank(sketch, tile, self._colours, at)
                continue
            strength = GREY if tile in grey else 1.0
            back = self.backs.get(tile)
            single(sketch, tile, self._colours, at=at, strength=strength, back=back)
        self._layers.show("tiles", sketch)

    def _paint_marks(self, *args) -> None:
        sketch, colours = Sketch(), self._colours
        chosen, badged = set(self.chosen), set(self.badged)
        for tile, (x, y) in self._placed():
            if tile in chosen:
                sketch.box((x, y), (0.5, 0.5), colours.mark_fill, radius=0.08)
                sketch.box((x, y), (0.5, 0.5), colours.mark, radius=0.08, line=0.07)
                sketch.box((x + 0.33, y + 0.33), (0.2, 0.2), colours.mark, radius=0.2)
                sketch.glyph("check", (x + 0.33, y + 0.33), 0.32, colours.on_mark)
            elif tile in badged:
                sketch.box((x + 0.31, y + 0.31), (0.25, 0.25), colours.on_mark, radius=0.25)
                sketch.box((x + 0.31, y + 0.31), (0.21, 0.21), colours.mark, radius=0.21)
                sketch.glyph("tray-full", (x + 0.31, y + 0.31), 0.28, colours.on_mark)
            if tile == self.pointed:
                sketch.box((x, y), (0.63, 0.63), colours.mark, radius=0.14, line=0.06)
            if tile == self.pressed:
                sketch.box((x, y), (0.5, 0.5), colours.press, radius=0.08)
        self._layers.show("marks", sketch)

    def _change_look(self, *args) -> None:
        frame = self.x, self.y, self.right, self.top
        self._layers.look((self._left, self._upper), self.tile_size, frame)
