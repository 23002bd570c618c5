"""The dummy's tiles at a glance: he builds nothing, so they lie in a heap."""

from math import ceil, sqrt

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from screens.board.canvas import Layers
from screens.board.paint import face
from screens.board.sketch import Sketch

PITCH = 1.08
"""How far apart two tiles lie, in tile widths."""


class DummyHeap(Widget):
    """Draws tiles without their walls, as large as there is room, in rows."""

    tiles = ListProperty()
    widest_tile = NumericProperty("56dp")

    def __init__(self, **kwargs):
        self._layers = None
        self._draw = Clock.create_trigger(self._paint, -1)
        super().__init__(**kwargs)
        self._layers = Layers(self.canvas, ("tiles",))
        App.get_running_app().theme_cls.bind(theme_style=self._draw)
        for name in ("tiles", "pos", "size", "widest_tile"):
            self.fbind(name, self._draw)
        self.fbind("opacity", lambda _, opacity: self._layers.fade(opacity))
        self._draw()

    def _paint(self, *args) -> None:
        sketch = Sketch()
        if not self.tiles or min(self.size) < 2:
            self._layers.show("tiles", sketch)
            return
        columns = max(1, ceil(sqrt(len(self.tiles) * self.width / self.height)))
        rows = ceil(len(self.tiles) / columns)
        tile = min(self.width / (columns * PITCH), self.height / (rows * PITCH), self.widest_tile)
        for place, each in enumerate(self.tiles):
            row, column = divmod(place, columns)
            at = (column - (columns - 1) / 2) * PITCH, ((rows - 1) / 2 - row) * PITCH
            face(sketch, each, at, detailed=False)
        self._layers.show("tiles", sketch)
        centre = round(self.center_x), round(self.center_y)
        self._layers.look(centre, int(tile), (self.x, self.y, self.right, self.top))
