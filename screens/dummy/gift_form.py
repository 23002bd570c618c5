"""A gift to the dummy: who gives it, and which tile."""

from kivy.properties import ListProperty

from companion.board.tiles import Tile
from screens.kv import load_kv
from screens.widgets.column import Column


class GiftForm(Column):
    """Asks for the giver, then for the tile, which ends it."""

    seats = ListProperty()
    tiles = ListProperty()

    __events__ = ("on_tile",)

    @property
    def giver(self):
        """The colour of whoever gives."""
        return self.ids.giver.chosen

    def on_tile(self, tile: Tile):
        """A tile was chosen."""


load_kv(__file__)
