"""A gift to the dummy: who gives it, and which tile."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ListProperty

from companion.board.tiles import Tile
from screens.widgets.column import Column


class Gift(Column):
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


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
