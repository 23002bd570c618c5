"""What this device knows of tiles and huts."""

from screens.tile_set.tile_set import TileSetScreen

__all__ = ["TileSetScreen"]
