"""What is kept on this device, in words."""

from companion.wording.past_games import number_of_games
from companion.words import N_counted, counted

WITH_BIN = N_counted("{games} · {number} in the bin", "{games} · {number} in the bin")

LETTERS = 30
"""How many letters of a path stand on a line."""


def kept_words(games: int, binned: int) -> str:
    """How many games are kept, and how many of them lie in the bin.

    >>> kept_words(1, 0), kept_words(48, 3)
    ('1 game', '48 games · 3 in the bin')
    """
    kept = number_of_games(games)
    return counted(WITH_BIN, binned, games=kept) if binned else kept


def path_in_lines(path: str) -> str:
    r"""A path that is broken at its slashes, so that nothing else breaks it.

    >>> path_in_lines("/home/ana/.local/share/alhambra/companion")
    '/home/ana/.local/share/\nalhambra/companion'
    """
    *parts, last = path.split("/")
    lines = [""]
    for part in (*(f"{part}/" for part in parts), last):
        if lines[-1] and len(lines[-1]) + len(part) > LETTERS:
            lines.append("")
        lines[-1] += part
    return "\n".join(lines)
