"""Which tile is it: every tile that it can be, none, or one that is not known yet."""

from kivy.properties import DictProperty, ListProperty, StringProperty

from companion.board.tiles import Tile
from screens.kv import load_kv
from screens.widgets.column import Column


class WhichTile(Column):
    """A shelf of tiles, words to press for none of them, and words for a new one."""

    tiles = ListProperty()
    chosen = ListProperty()
    badged = ListProperty()
    """Those in somebody's reserve."""
    backs = DictProperty()
    none = StringProperty("")
    new = StringProperty("")
    """Empty where all tiles are known."""

    __events__ = ("on_tile", "on_tell")

    def on_tile(self, tile: Tile | None):
        """A tile was chosen, or none."""

    def on_tell(self):
        """A tile is to be told of."""


load_kv(__file__)
