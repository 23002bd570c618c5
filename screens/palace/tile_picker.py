"""The picker: every tile that fits the marked place, big enough to hit; the rest a filter away."""

from itertools import zip_longest

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.board.tiles import Tile
from companion.drafts.palace_entry import PalaceEntry
from companion.words import N_counted, _, counted
from screens.board.colours import FACES
from screens.kv import load_kv
from screens.widgets.touchable import Touchable

FIT = N_counted("{number} fits", "{number} fit")


class KindTab(Touchable):
    """A kind with how many of it fit; a tap shows all of the kind, another tap all that fits."""

    kind = ObjectProperty(None)
    icon = StringProperty("")
    paint = ListProperty([0, 0, 0, 1])
    ink = ListProperty([0, 0, 0, 1])
    number = NumericProperty(0)
    words = AliasProperty(lambda self: counted(FIT, int(self.number)), bind=("number",))
    selected = BooleanProperty(False)
    name = StringProperty("")


class TilePicker(BoxLayout):
    """Shows what a `PalaceEntry` offers; what is tapped goes back to it."""

    huts = BooleanProperty(False)
    """Whether the table plays with huts."""
    headline = StringProperty("")
    begun = BooleanProperty(False)
    """Whether there is something to let go of."""
    from_reserve = BooleanProperty(False)
    tiles = ListProperty()
    grey = ListProperty()
    chosen = ListProperty()
    nothing = StringProperty("")
    """What stands where no tile is offered."""

    __events__ = ("on_hut", "on_add_to_reserve", "on_reserved_tile")

    def __init__(self, **kwargs):
        self.entry = None
        self._offered = None
        super().__init__(**kwargs)

    def show(self, entry: PalaceEntry, kinds) -> None:
        """Take up an entry, with a tab for each kind of its game."""
        tabs = self.ids.tabs
        tabs.clear_widgets()
        for kind in kinds:
            face = FACES[kind.name]
            tab = KindTab(
                kind=kind, icon=face.symbol, paint=face.fill, ink=face.ink, name=kind.name
            )
            tab.bind(on_release=lambda tab: self.entry.show_kind(tab.kind))
            tabs.add_widget(tab)
        self.entry = entry

    def refresh(self) -> None:
        """Show what the entry offers now."""
        entry = self.entry
        self.headline, self.from_reserve = entry.headline, entry.from_reserve
        self.begun = entry.held is not None or entry.swapping is not None
        self.tiles, self.grey = self._in_columns(), entry.grey
        self.chosen = [entry.held] if entry.held is not None else []
        self.nothing = "" if entry.offered else self._nothing()
        self._count()
        offered = entry.offered, entry.grey, entry.kind
        if offered != self._offered:
            self._offered = offered
            self.ids.scroll.scroll_y = 1

    def _in_columns(self) -> list[Tile | None]:
        """What is offered in columns, each kind below its tab; one kind alone fills the rows."""
        offered = self.entry.offered
        if self.entry.kind is not None or self.entry.from_reserve:
            return offered
        stacks = [
            [tile for tile in offered if tile.kind is tab.kind]
            for tab in reversed(self.ids.tabs.children)
        ]
        return [tile for row in zip_longest(*stacks) for tile in row]

    def _count(self) -> None:
        if self.entry.from_reserve:
            fitting = [tile for tile in self.entry.offered if tile not in self.entry.grey]
        else:
            fitting = self.entry.fitting
        for tab in self.ids.tabs.children:
            tab.number = sum(tile.kind is tab.kind for tile in fitting)
            tab.selected = tab.kind is self.entry.kind

    def _nothing(self) -> str:
        if self.from_reserve:
            return _("The reserve is empty.")
        return _("Tap another place, or choose a colour to see why.")

    def tile_tapped(self, tile) -> None:
        """Hand the tile on; one in reserve that is not to be laid now is asked about."""
        if self.entry.from_reserve and self.entry.marked is None and self.entry.held != tile:
            self.dispatch("on_reserved_tile", tile)
        else:
            self.entry.touch_tile(tile)

    def on_hut(self):
        """A hut is to be built."""

    def on_add_to_reserve(self):
        """A tile is to be put into the reserve."""

    def on_reserved_tile(self, tile):
        """A tile in reserve was tapped."""


load_kv(__file__)
