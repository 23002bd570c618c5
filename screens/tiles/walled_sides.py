"""The sides of a tile in words."""

from companion.board.tiles import Tile
from companion.words import N_, _, listed

SIDES = {"n": N_("north"), "e": N_("east"), "s": N_("south"), "w": N_("west")}


def walled_sides(tile: Tile) -> str:
    """The sides of a tile that have a wall, as in "north and west"."""
    return listed([_(SIDES[side]) for side in tile.walls])
