"""The table's own tile set: what it has told of cardboard whose print is published nowhere."""

from companion.tileset.tile_set import HEARD_OF, Piece, TileSet

__all__ = ["HEARD_OF", "Piece", "TileSet"]
