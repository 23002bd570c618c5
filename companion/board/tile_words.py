"""Tiles as players say them: one by its kind and price, by its walls, several by their number."""

from companion.board.tiles import Tile
from companion.words import N_, N_counted, _, listed

TILES = N_counted("{number} tile", "{number} tiles")
BUILDINGS = N_counted("{number} building", "{number} buildings")

SIDES = {"n": N_("north"), "e": N_("east"), "s": N_("south"), "w": N_("west")}


def tile_words(tile: Tile) -> str:
    """A tile by its kind and its price.

    >>> from companion.games.alhambra import BOX
    >>> tile_words(BOX.read("G10n")), tile_words(BOX.read("HGn"))
    ('garden 10', 'garden hut')
    """
    if tile.hut:
        return _("{kind} hut").format(kind=_(tile.kind.noun))
    return _("{kind} {price}").format(kind=_(tile.kind.noun), price=tile.price)


def heading(tile: Tile) -> str:
    """A tile by its kind and its price, with a capital.

    >>> from companion.games.alhambra import BOX
    >>> heading(BOX.read("G10n"))
    'Garden 10'
    """
    words = tile_words(tile)
    return words[:1].upper() + words[1:]


def in_full(tile: Tile, sentences: tuple[str, str, str]) -> str:
    """A tile with its walls, by which it differs from others of its price, in its game's words.

    >>> from companion.games.alhambra import BOX, WORDS
    >>> in_full(BOX.read("G8nw"), WORDS.border.tile_with)
    'garden 8 with walls to the north and west'
    """
    sentence = sentences[min(len(tile.walls), 2)]
    return _(sentence).format(tile=tile_words(tile), sides=_walled_sides(tile))


def about_walls(tile: Tile, sentences: tuple[str, str, str]) -> str:
    """Which walls a tile has, in a sentence of its game."""
    return _(sentences[min(len(tile.walls), 2)]).format(sides=_walled_sides(tile))


def _walled_sides(tile: Tile) -> str:
    return listed([_(SIDES[side]) for side in tile.walls])
