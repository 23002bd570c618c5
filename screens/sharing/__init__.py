"""Sharing a game: its result as a picture, a text or a table, and the whole game as a file."""

from screens.sharing.share_game import ShareGame

__all__ = ["ShareGame"]
