"""Which tile is it: every tile that it can be, or none."""

from kivy.properties import ListProperty, StringProperty

from companion.board.tiles import Tile
from screens.kv import load_kv
from screens.widgets.column import Column


class WhichTile(Column):
    """A shelf of tiles, and words to press for none of them."""

    tiles = ListProperty()
    chosen = ListProperty()
    none = StringProperty("")

    __events__ = ("on_tile",)

    def on_tile(self, tile: Tile | None):
        """A tile was chosen, or none."""


load_kv(__file__)
