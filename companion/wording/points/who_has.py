"""Who has how many of something, in a line."""

from collections.abc import Callable, Iterable

from companion.scoring.round import Holding
from companion.words import figures


def who_has(holdings: Iterable[Holding], number: Callable[[Holding], int]) -> str:
    """Who has how many, the most first, those without any left out."""
    have = sorted((each for each in holdings if number(each)), key=number, reverse=True)
    # A name and its number stay together when the line wraps.
    return " · ".join(f"{each.name}\u00a0{figures(number(each))}" for each in have)
