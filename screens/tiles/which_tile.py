"""Which tile is it: every tile that it can be, or none."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ListProperty, StringProperty

from companion.board.tiles import Tile
from screens.widgets.column import Column


class WhichTile(Column):
    """A shelf of tiles, and words to press for none of them."""

    tiles = ListProperty()
    chosen = ListProperty()
    none = StringProperty("")

    __events__ = ("on_tile",)

    def on_tile(self, tile: Tile | None):
        """A tile was chosen, or none."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
