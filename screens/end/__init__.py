"""The end of a game."""

from screens.end.end import End

__all__ = ["End"]
