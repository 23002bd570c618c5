"""A gift to the dummy: who gives it, and which tile."""

from kivy.properties import ListProperty, StringProperty

from companion.board.tiles import Tile
from screens.kv import load_kv
from screens.widgets.column import Column


class GiftForm(Column):
    """Asks for the giver, then for the tile, which ends it."""

    seats = ListProperty()
    tiles = ListProperty()
    new = StringProperty("")
    """Empty where all tiles are known."""

    __events__ = ("on_tile", "on_tell")

    @property
    def giver(self):
        """The colour of whoever gives."""
        return self.ids.giver.chosen

    def on_tile(self, tile: Tile):
        """A tile was chosen."""

    def on_tell(self):
        """A tile is to be told of."""


load_kv(__file__)
