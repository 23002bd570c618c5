"""What a tile is: its walls, and what it counts as where it lies."""

from companion.board.city import City
from companion.board.grid import Cell
from companion.board.tile_words import BUILDINGS, about_walls
from companion.board.tiles import Tile
from companion.games.game_words import GameWords
from companion.modules.huts import worth
from companion.words import _, counted


def about_tile(words: GameWords, tile: Tile, city: City, cell: Cell | None = None) -> str:
    """Which walls a tile has and what it counts as; with a cell, as it lies in a palace."""
    parts = [about_walls(tile, words.border.of_tile)]
    if not tile.hut:
        parts.append(_(words.what_counts))
    elif cell is not None:
        buildings = counted(BUILDINGS, worth(city, cell))
        parts.append(_("Here it counts as {buildings} of its colour.").format(buildings=buildings))
    return " ".join(parts)
