"""Tiles to look at and to tap, wherever they are shown."""
