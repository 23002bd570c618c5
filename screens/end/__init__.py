"""The end of a game."""

from screens.end.end import EndScreen

__all__ = ["EndScreen"]
