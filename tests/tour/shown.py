"""The pictures of the tour that the README shows."""

from pathlib import Path

SHOWN = Path("docs/pictures")
README = ("palace", "round", "table", "scoreboard")
