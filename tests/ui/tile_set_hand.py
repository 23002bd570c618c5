"""What a hand does on the screen of the tile set."""

from screens.tile_set.tile_set import RowOfTiles
from screens.tiles.tile_shelf import TileShelf


def tile_on(hand, *, known, kind=None):
    """Where a known tile of the set is, or a blank; of a kind, or the first there is."""
    for row in (w for w in hand.seen() if isinstance(w, RowOfTiles)):
        shelf = next(w for w in row.children if isinstance(w, TileShelf))
        for tile in row.tiles:
            fits = kind in (None, tile.kind.name) and (tile not in row.blank) is known
            if fits and 100 < shelf.where(tile)[1] < hand.screen.height - 200:
                return shelf.where(tile)
    raise AssertionError
