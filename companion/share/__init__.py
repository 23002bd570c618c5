"""Games and results for other people: a file to send, a text for a messenger, a table."""

from companion.share.game_file import SharedGame, read_game, write_game
from companion.share.results import as_csv, as_text, palace

__all__ = ["SharedGame", "as_csv", "as_text", "palace", "read_game", "write_game"]
