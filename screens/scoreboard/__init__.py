"""All points of a game."""

from screens.scoreboard.scoreboard import Scoreboard

__all__ = ["Scoreboard"]
