"""The screen where a palace is entered, tile by tile or as plain numbers."""

from screens.palace.palace import Palace

__all__ = ["Palace"]
