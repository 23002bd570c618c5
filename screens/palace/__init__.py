"""The screen where a palace is entered, tile by tile or as plain numbers."""

from screens.palace.palace import PalaceScreen

__all__ = ["PalaceScreen"]
