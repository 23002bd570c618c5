"""Tiles as players say them: one by its kind and price, several by their number."""

from companion.board.tiles import Tile
from companion.words import N_counted, _

TILES = N_counted("{number} tile", "{number} tiles")
BUILDINGS = N_counted("{number} building", "{number} buildings")


def tile_words(tile: Tile) -> str:
    """A tile by its kind and its price.

    >>> from companion.games.alhambra import BOX
    >>> tile_words(BOX.read("G10n")), tile_words(BOX.read("HGn"))
    ('garden 10', 'garden hut')
    """
    if tile.hut:
        return _("{kind} hut").format(kind=_(tile.kind.noun))
    return _("{kind} {price}").format(kind=_(tile.kind.noun), price=tile.price)
