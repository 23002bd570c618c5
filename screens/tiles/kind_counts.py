"""The kinds of building in a row, each with a number: how many there are of it."""

from collections import Counter
from collections.abc import Callable

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.board.tiles import Kind, Tile
from screens.board.colours import FACES
from screens.kv import load_kv
from screens.widgets.touchable import Touchable


class KindPill(Touchable):
    """A kind, its symbol and a number; a tap goes to its tiles."""

    kind = ObjectProperty(None)
    name = StringProperty("")
    symbol = StringProperty("")
    number = NumericProperty(0)
    fill = ColorProperty()
    ink = ColorProperty()
    pale = BooleanProperty(False)


class KindCounts(BoxLayout):
    """One tab for each kind of a game."""

    kinds: list[Kind] = ListProperty()
    pale = BooleanProperty(False)
    """Whether kinds of which there is nothing are drawn pale."""

    __events__ = ("on_kind",)

    def count(self, tiles: list[Tile]) -> None:
        """Say how many tiles there are of each kind."""
        self.say(Counter(tile.kind for tile in tiles).__getitem__)

    def say(self, number: Callable[[Kind], int]) -> None:
        """Say how many there are of each kind."""
        for tab in self.children:
            tab.number = number(tab.kind)

    def on_kinds(self, *args) -> None:
        """Put up the tabs."""
        self.clear_widgets()
        for kind in self.kinds:
            face = FACES[kind.name]
            tab = KindPill(
                kind=kind,
                name=kind.name,
                symbol=face.symbol,
                fill=face.fill,
                ink=face.ink,
                pale=self.pale,
            )
            tab.bind(on_release=lambda tab: self.dispatch("on_kind", tab.kind))
            self.add_widget(tab)

    def on_kind(self, kind: Kind):
        """A kind was tapped."""


load_kv(__file__)
