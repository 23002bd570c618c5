"""The picker: every tile that fits the marked place, big enough to hit; the rest a filter away."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

import screens.tiles.kind_columns  # noqa: F401  # Makes its name known to the kv file.
from companion.board.tiles import Box, Tile
from companion.drafts.palace.keyed_entry import KeyedEntry
from companion.drafts.palace.picker import Making
from screens.kv import load_kv
from screens.widgets.buttons import IconButton

MAKINGS = {Making.HUT: ("home-plus-outline", "hut")}
"""The icon of what can be made up here, and its name for people and tests."""


class TilePicker(BoxLayout):
    """Shows what a `KeyedEntry` offers; what is tapped goes back to it."""

    entry = ObjectProperty(None, allownone=True)
    headline = StringProperty("")
    asks = StringProperty("")
    """What the marked place asks of a tile."""
    reserve_words = StringProperty("")
    """The way to the reserve, where it leads from here."""
    begun = BooleanProperty(False)
    """Whether there is something to let go of."""
    from_reserve = BooleanProperty(False)
    """Whether the reserve is looked after; the picker then looks and works differently."""

    __events__ = ("on_making", "on_add_to_reserve", "on_reserved_tile", "on_reserve")

    def __init__(self, **kwargs):
        self._makings = None
        super().__init__(**kwargs)

    def show(self, entry: KeyedEntry, box: Box) -> None:
        """Take up an entry, with a tab for each kind of its game, unless tiles are told of."""
        self.ids.columns.tabbed = not box.is_learned
        self.ids.columns.kinds = list(box.kinds)
        self.entry = entry

    def refresh(self) -> None:
        """Show what the entry offers now."""
        entry, picker, columns = self.entry, self.entry.picker, self.ids.columns
        self.headline, self.from_reserve = picker.headline, entry.from_reserve
        self.asks = picker.asks
        self.begun = entry.is_begun
        columns.offer(picker, entry.kind, badges=not entry.from_reserve)
        chosen = entry.held or entry.typed.tile
        columns.chosen = [chosen] if chosen is not None else []
        self._offer_makings(picker.makings)

    def tile_tapped(self, tile: Tile) -> None:
        """Hand the tile on; whoever looks after the reserve is asked what becomes of it."""
        if self.from_reserve:
            self.dispatch("on_reserved_tile", tile)
        else:
            self.entry.touch_tile(tile)

    def _offer_makings(self, makings: tuple[Making, ...]) -> None:
        if makings == self._makings:
            return
        self._makings = makings
        self.ids.makings.clear_widgets()
        for making in filter(MAKINGS.get, makings):
            icon, name = MAKINGS[making]
            button = IconButton(icon=icon, name=name, ink="primary")
            button.bind(on_release=lambda _, making=making: self.dispatch("on_making", making))
            self.ids.makings.add_widget(button)

    def on_making(self, making: Making):
        """Something is to be made up by taps."""

    def on_reserve(self):
        """The reserve is asked for."""

    def on_add_to_reserve(self):
        """A tile is to be put into the reserve."""

    def on_reserved_tile(self, tile: Tile):
        """A tile was tapped while the reserve is looked after."""


load_kv(__file__)
