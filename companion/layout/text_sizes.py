"""How large text is where a person wants it larger: small text grows most, it is hardest read."""

SMALL = 16
"""What is no larger than this grows as much as was asked for, in sp."""

AS_ONE = 1.4
"""Up to here all text grows alike; a headline twice as large would leave no room for words."""


def grown(size: float, scale: float) -> float:
    """The size of a text, in dp, at the scale that phone and settings ask for together.

    >>> grown(14, 2), grown(20, 1.2), grown(20, 2)
    (28, 24.0, 36)
    """
    if size <= SMALL or scale <= AS_ONE:
        return size * scale
    return max(size * AS_ONE, SMALL * scale + size - SMALL)


def within(size: float, scale: float, share: float) -> float:
    """The size where there is room for a share of the text: no smaller than it usually is.

    What has grown gives way first, so that large text loses no word that small text shows.

    >>> within(28, 2, 0.8), within(28, 2, 0.1), within(14, 1, 0.1)
    (22.400000000000002, 14.0, 14.0)
    """
    return size * max(1 / max(1, scale), min(1, share))
