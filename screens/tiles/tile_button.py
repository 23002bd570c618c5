"""One tile to tap, drawn as it lies on the table."""

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from screens.board.canvas import Layers
from screens.board.colours import ON_DARK, ON_LIGHT
from screens.board.paint import single
from screens.board.sketch import Sketch
from screens.widgets.pressable import Pressable

ROOM = 1.26
"""How wide a tile is with its battlements, in tile widths."""

GREY = 0.32
"""How strong the colours of a tile are that does not fit."""

PRESSED = 0.94


class TileButton(Pressable, Widget):
    """A tile to choose; a grey one does not fit, but can still be asked why."""

    tile = ObjectProperty(None, allownone=True)
    grey = BooleanProperty(False)

    def __init__(self, **kwargs):
        self._layers = None
        self._draw = Clock.create_trigger(self._paint, -1)
        self._look = Clock.create_trigger(self._change_look, -1)
        kwargs.setdefault("size_hint", (None, None))
        kwargs.setdefault("size", ("64dp", "64dp"))
        super().__init__(**kwargs)
        self.size_hint_min = "48dp", "48dp"
        self._layers = Layers(self.canvas, ("tile",))
        App.get_running_app().theme_cls.bind(theme_style=self._draw)
        for name in ("tile", "grey"):
            self.fbind(name, self._draw)
        for name in ("pos", "size", "state"):
            self.fbind(name, self._look)
        self.fbind("opacity", lambda _, opacity: self._layers.fade(opacity))
        self._draw()
        self._look()

    def _paint(self, *args) -> None:
        dark = App.get_running_app().theme_cls.is_dark
        sketch = Sketch()
        if self.tile is not None:
            strength = GREY if self.grey else 1.0
            single(sketch, self.tile, ON_DARK if dark else ON_LIGHT, strength=strength)
        self._layers.show("tile", sketch)

    def _change_look(self, *args) -> None:
        width = int(min(self.size) / ROOM)
        if self.state == "down":
            width = int(width * PRESSED)
        centre = round(self.center_x), round(self.center_y)
        self._layers.look(centre, max(width, 1), (self.x, self.y, self.right, self.top))
