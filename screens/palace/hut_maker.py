"""A hut made up by taps: its colour, and which of its sides are walled."""

from kivy.properties import ObjectProperty, StringProperty

from companion.board.tiles import Box, Kind, Tile
from screens.board.colours import FACES
from screens.kv import load_kv
from screens.widgets.column import Column
from screens.widgets.touchable import Touchable


class HutColour(Touchable):
    """A colour that a hut can have."""

    kind = ObjectProperty(None)
    icon = StringProperty("")
    paint = ObjectProperty((0, 0, 0, 1))
    ink = ObjectProperty((1, 1, 1, 1))
    chosen = ObjectProperty(None, allownone=True)
    name = StringProperty("")


class HutMaker(Column):
    """Shows a hut as it is made up; what is printed on the huts is not published."""

    hut = ObjectProperty(None, allownone=True)
    kind = ObjectProperty(None, allownone=True)
    walls = StringProperty("n")

    __events__ = ("on_build", "on_reserve")

    def __init__(self, box: Box, **kwargs):
        super().__init__(**kwargs)
        for kind in box.huts:
            face = FACES[kind.name]
            button = HutColour(
                kind=kind, icon=face.symbol, paint=face.fill, ink=face.ink, name=kind.name
            )
            button.bind(on_release=lambda button: self.colour(button.kind))
            self.ids.colours.add_widget(button)
        self.colour(next(iter(box.huts)))

    def colour(self, kind: Kind) -> None:
        """Give the hut a colour."""
        self.kind = kind
        for button in self.ids.colours.children:
            button.chosen = kind
        self._make()

    def toggle(self, side: str) -> None:
        """Put up a wall on one side, or take it away."""
        has = self.walls.replace(side, "") if side in self.walls else self.walls + side
        self.walls = "".join(each for each in "nesw" if each in has)
        self._make()

    def _make(self) -> None:
        self.hut = Tile(self.kind, 0, self.walls, hut=True)

    def on_build(self, hut):
        """The hut is to be built."""

    def on_reserve(self, hut):
        """The hut goes into the reserve."""


load_kv(__file__)
