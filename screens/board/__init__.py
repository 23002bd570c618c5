"""The board that draws a palace, wherever one is shown."""

from screens.board.board import Board

__all__ = ["Board"]
