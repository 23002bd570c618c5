"""The form that starts a game."""

from screens.new_game.new_game import NewGame

__all__ = ["NewGame"]
