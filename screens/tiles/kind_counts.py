"""The kinds of building in a row or two, each with a number: how many there are of it."""

from collections import Counter
from collections.abc import Callable

from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.board.tiles import Kind, Tile
from companion.layout.kind_tabs import tabs_in_a_row
from screens.board.colours import FACES
from screens.kv import load_kv
from screens.theme import grown_sp
from screens.widgets.touchable import Touchable
from screens.widgets.words import MEASURES

NARROWEST = 48
"""How wide a pill is at least, in dp: a fingertip."""

LETTERED = 64
"""How wide a pill is at least, in dp, that has letters besides its symbol."""


class KindPill(Touchable):
    """A kind, its symbol and a number; a tap goes to its tiles."""

    kind = ObjectProperty(None)
    name = StringProperty("")
    symbol = StringProperty("")
    letters = StringProperty("")
    """Shown where there is room for them."""
    number = NumericProperty(0)
    fill = ColorProperty()
    ink = ColorProperty()
    pale = BooleanProperty(False)
    empty = BooleanProperty(False)
    """Whether it is drawn as an outline, for there is nothing of it."""


class KindCounts(GridLayout):
    """One tab for each kind of a game, in as many rows as they need."""

    kinds: list[Kind] = ListProperty()
    pale = BooleanProperty(False)
    """Whether kinds of which there is nothing are drawn as outlines."""
    last: Widget | None = ObjectProperty(None, allownone=True)
    """What fills the last row where one row is not enough."""
    crowded = BooleanProperty(False)
    """Whether one row is not enough."""

    __events__ = ("on_kind",)

    def __init__(self, **kwargs):
        self._tabs: list[KindPill] = []
        super().__init__(cols=1, **kwargs)
        for name in ("width", "last"):
            self.fbind(name, self._arrange)

    def count(self, tiles: list[Tile]) -> None:
        """Say how many tiles there are of each kind."""
        self.say(Counter(tile.kind for tile in tiles).__getitem__)

    def say(self, number: Callable[[Kind], int]) -> None:
        """Say how many there are of each kind."""
        for tab in self._tabs:
            tab.number = number(tab.kind)

    def on_kinds(self, *args) -> None:
        """Put up the tabs."""
        self._tabs = [self._tab(kind) for kind in self.kinds]
        self._arrange()

    def on_kind(self, kind: Kind):
        """A kind was tapped."""

    def _tab(self, kind: Kind) -> KindPill:
        face = FACES[kind.name]
        tab = KindPill(
            kind=kind,
            name=kind.name,
            symbol=face.symbol,
            letters=kind.code,
            fill=face.fill,
            ink=face.ink,
            pale=self.pale,
        )
        tab.bind(on_release=lambda tab: self.dispatch("on_kind", tab.kind))
        return tab

    def _arrange(self, *args) -> None:
        number, room = len(self._tabs), self.width - self.padding[0] - self.padding[2]
        self.cols = tabs_in_a_row(number, room, MEASURES, NARROWEST)
        self.crowded = self.cols < number
        last = [self.last] if self.crowded and self.last is not None else []
        shown = [*self._tabs, *last]
        if self.children[::-1] != shown:
            self.clear_widgets()
            for tab in shown:
                self.add_widget(tab)
        wide = room / self.cols >= max(dp(1), grown_sp(1)) * LETTERED
        for tab in self._tabs:
            # One letter says no more than its symbol.
            tab.letters = tab.kind.code if wide and len(tab.kind.code) > 1 else ""


load_kv(__file__)
