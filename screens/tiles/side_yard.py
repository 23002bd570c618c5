"""A big picture of a tile, with a mark beside each of its sides to wall it or to open it."""

from collections.abc import Collection

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from companion.board.grid import STEPS, Side
from screens.kv import load_kv
from screens.tiles.tile_button import TileButton
from screens.widgets.touchable import Touchable

COMPASS = {Side.N: "north", Side.E: "east", Side.S: "south", Side.W: "west"}


class SideMark(Touchable):
    """One side: walled, open, or set by what lies beyond it."""

    side = StringProperty("")
    name = StringProperty("")
    walled = BooleanProperty(False)
    locked = BooleanProperty(False)


class SideYard(FloatLayout):
    """Says which side was tapped, on its mark or on the picture's edge."""

    tile = ObjectProperty(None, allownone=True)
    locked: Collection[str] = ListProperty()
    """The sides that cannot be changed here."""
    picture = NumericProperty("132dp")
    """How large the picture is."""
    word = StringProperty("wall")
    """What the marks go by: a wall, a moat."""

    __events__ = ("on_side",)

    def __init__(self, **kwargs):
        self._marks = {}
        super().__init__(**kwargs)

    def on_kv_post(self, base_widget) -> None:
        """Put a mark at each side."""
        for side, name in COMPASS.items():
            mark = SideMark(side=side.value)
            mark.bind(on_release=lambda mark: self.dispatch("on_side", mark.side))
            self._marks[side] = mark, name
            self.add_widget(mark)
        picture: TileButton = self.ids.picture
        picture.bind(on_release=self._edge_tapped)
        for name in ("tile", "locked", "word"):
            self.fbind(name, self._show)
        for name in ("pos", "size", "picture"):
            self.fbind(name, self._arrange)
        self._show()

    def on_side(self, side: str):
        """A side was tapped."""

    def _show(self, *args) -> None:
        for side, (mark, name) in self._marks.items():
            mark.name = f"{self.word} {name}"
            mark.walled = self.tile is not None and side in self.tile.walls
            mark.locked = side in self.locked

    def _arrange(self, *args) -> None:
        for side, (mark, _name) in self._marks.items():
            dx, dy = STEPS[side]
            away = (self.picture + mark.width) / 2
            mark.center = self.center_x + dx * away, self.center_y - dy * away

    def _edge_tapped(self, picture: TileButton) -> None:
        """The side nearest to the finger."""
        x, y = picture.last_touch.pos
        across, up = x - picture.center_x, y - picture.center_y
        if abs(across) > abs(up):
            side = Side.E if across > 0 else Side.W
        else:
            side = Side.N if up > 0 else Side.S
        self.dispatch("on_side", side.value)


load_kv(__file__)
