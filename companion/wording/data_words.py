"""What is kept on this device and known of its tiles, in words."""

from companion.errors import CompanionError
from companion.store import Store
from companion.wording.past.past_games import number_of_games
from companion.wording.tile_set_words import how_far_known
from companion.words import N_counted, counted

WITH_BIN = N_counted("{games} · {number} in the bin", "{games} · {number} in the bin")

LETTERS = 30
"""How many letters of a path stand on a line."""


def what_is_kept(store: Store) -> str:
    """How many games are kept, and how many of them lie in the bin; else why nobody knows."""
    try:
        games, binned = store.page(most=1).total, len(store.bin())
    except CompanionError as problem:
        return str(problem)
    kept = number_of_games(games)
    return counted(WITH_BIN, binned, games=kept) if binned else kept


def what_is_told(store: Store) -> str:
    """How many tiles and huts the tables here have told of; else why nobody knows."""
    try:
        return how_far_known(store.tile_set())
    except CompanionError as problem:
        return str(problem)


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
