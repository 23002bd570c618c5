"""Measures of a screen on which every letter is as wide as half its look's size."""

from companion.layout.measures import Measures

SIZES = {"large": 20, "medium": 16, "small": 12}


def width(text, look):
    return len(text) * SIZES[look.split()[1]] / 2


PLAIN = Measures(dp=lambda number: number, sp=lambda number: number, width=width)
