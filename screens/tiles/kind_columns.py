"""Tiles to choose from, each kind in a column below its tab, which says how many there are."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.board.tiles import Kind, Tile
from companion.drafts.palace.picker import Picker
from companion.layout.kind_tabs import tabs_in_a_row
from screens.board.colours import FACES
from screens.kv import load_kv
from screens.widgets.touchable import Touchable
from screens.widgets.words import MEASURES


def in_columns(tiles: Sequence[Tile], kinds: Iterable[Kind] | None = None) -> list[Tile | None]:
    """Tiles row by row, each kind in its column; None is a gap. Without kinds, those there are."""
    columns = dict.fromkeys(tile.kind for tile in tiles) if kinds is None else kinds
    stacks = [[tile for tile in tiles if tile.kind is kind] for kind in columns]
    return [tile for row in zip_longest(*stacks) for tile in row]


class KindTab(Touchable):
    """A kind with how many of it there are; a tap shows all of the kind, another tap the rest."""

    kind = ObjectProperty(None)
    icon = StringProperty("")
    paint = ListProperty([0, 0, 0, 1])
    ink = ListProperty([0, 0, 0, 1])
    number = NumericProperty(0)
    symbol = NumericProperty(0)
    """How large its icon is."""
    half = NumericProperty(0)
    """Half the width of what carries the icon."""
    words = StringProperty("")
    selected = BooleanProperty(False)
    empty = BooleanProperty(False)
    """Whether it is drawn as an outline, for there is nothing of it."""
    name = StringProperty("")


class KindColumns(BoxLayout):
    """Shows any number of tiles by kind; where the tabs need two rows, the tiles fill the room."""

    kinds = ListProperty()
    tabbed = BooleanProperty(True)
    """Whether there are tabs; without, the tiles fill the rows."""
    tabs_across = NumericProperty(1)
    """How many tabs stand beside each other."""
    tiles = ListProperty()
    """As they stand on the shelf, row by row, None being a gap."""
    grey = ListProperty()
    chosen = ListProperty()
    badged = ListProperty()
    backs = DictProperty()
    """The other sides of the tiles that have two, as far as they are known."""
    nothing = StringProperty("")
    """What is said below the tiles, where none can be tapped with success."""

    __events__ = ("on_kind", "on_tile", "on_long_tile")

    def __init__(self, **kwargs):
        self._offered: tuple[Tile, ...] = ()
        self._kind: Kind | None = None
        self._bring = Clock.create_trigger(self._bring_chosen)
        super().__init__(**kwargs)
        self.fbind("width", self._arrange)
        self.fbind("chosen", self._bring)

    @property
    def are_columns(self) -> bool:
        """Whether each kind has a column of its own."""
        return self.tabbed and self.tabs_across == len(self.kinds)

    def on_kinds(self, *args) -> None:
        """Put up a tab for each kind."""
        tabs = self.ids.tabs
        tabs.clear_widgets()
        for kind in self.kinds if self.tabbed else ():
            face = FACES[kind.name]
            tab = KindTab(
                kind=kind, icon=face.symbol, paint=face.fill, ink=face.ink, name=kind.name
            )
            tab.bind(on_release=lambda tab: self.dispatch("on_kind", tab.kind))
            tabs.add_widget(tab)
        self._arrange()

    def offer(self, picker: Picker, kind: Kind | None = None, *, badges: bool = True) -> None:
        """Show tiles, and of each kind how many there are; one kind alone fills the rows."""
        self._kind = kind
        for tab in self.ids.tabs.children:
            tab.number, tab.words = picker.numbers[tab.kind], picker.number_of(tab.kind)
            tab.selected = tab.kind is kind
        self.grey, self.nothing = list(picker.grey), picker.nothing
        self.badged = list(picker.reserved) if badges else []
        self.backs = dict(picker.backs)
        if picker.tiles != self._offered:
            self.ids.scroll.scroll_y = 1
        self._offered = picker.tiles
        self._lay_out()

    def _bring_chosen(self, *args) -> None:
        """Scroll to a tile that was just taken in hand or named, if it is out of sight."""
        shelf, scroll = self.ids.shelf, self.ids.scroll
        if len(self.chosen) == 1 and self.chosen[0] in shelf.tiles:
            middle, low = shelf.where(self.chosen[0])[1], scroll.to_window(*scroll.pos)[1]
            if not low < middle < low + scroll.height:
                scroll.bring(middle - shelf.cell / 2, middle + shelf.cell / 2)

    def on_kind(self, kind: Kind):
        """A kind's tab was tapped."""

    def on_tile(self, tile: Tile):
        """A tile was tapped."""

    def on_long_tile(self, tile: Tile):
        """A finger rests on a tile."""

    def _arrange(self, *args) -> None:
        self.tabs_across = tabs_in_a_row(len(self.kinds), self.width, MEASURES)
        self._lay_out()

    def _lay_out(self) -> None:
        """Put each kind below its tab; where there is no room for that, fill the rows."""
        if self.are_columns and self._kind is None:
            self.tiles = in_columns(self._offered, self.kinds)
        else:
            self.tiles = [
                tile for kind in self.kinds for tile in self._offered if tile.kind is kind
            ]


load_kv(__file__)
