"""Which tile is it: every tile that it can be, by kind, none, or one that is not known yet."""

from kivy.metrics import dp
from kivy.properties import DictProperty, ListProperty, StringProperty

from companion.board.tiles import Tile
from screens.kv import load_kv
from screens.tiles.tile_shelf import SMALLEST
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

    def kinds_across(self, tiles: list[Tile], width: float) -> int:
        """How many kinds have a column each; none, where they have no room beside each other."""
        kinds = len({tile.kind for tile in tiles})
        return kinds if kinds and width / kinds >= dp(SMALLEST) else 0

    def on_tile(self, tile: Tile | None):
        """A tile was chosen, or none."""

    def on_tell(self):
        """A tile is to be told of."""


load_kv(__file__)
