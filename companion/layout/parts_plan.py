"""A bar in parts, each with its number: none so short that its number has no room."""

from collections.abc import Sequence


def widths(numbers: Sequence[int], room: float, least: float) -> list[float]:
    """How wide each part is; nothing has no width, and anything the least at least.

    >>> widths([3, 0, 1], room=100, least=10), widths([99, 1], room=100, least=10)
    ([75.0, 0.0, 25.0], [90.0, 10.0])
    """
    parts = sum(map(bool, numbers))
    least = min(least, room / max(1, parts))
    found = [0.0] * len(numbers)
    rest, left = room, sum(numbers)
    # The shortest first: what they need more is taken from the others.
    for place in sorted(range(len(numbers)), key=numbers.__getitem__):
        if numbers[place]:
            found[place] = max(float(least), rest * numbers[place] / left)
            rest, left = rest - found[place], left - numbers[place]
    return found
