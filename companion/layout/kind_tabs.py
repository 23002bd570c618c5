"""How many tabs of kinds stand beside each other, at any width."""

from companion.layout.measures import Measures

NARROWEST = 44
"""How wide a tab is at least, in dp; its words need that, and a fingertip too."""


def tabs_in_a_row(
    kinds: int, width: float, measures: Measures, narrowest: float = NARROWEST
) -> int:
    """All of them where there is room; else as many as fill two rows evenly, or more rows."""
    room = max(1, int(width // measures.dp(narrowest)))
    rows = -(-kinds // room) or 1
    return -(-kinds // rows) or 1
