"""The colours of the kinds as ink: as they are on their tiles, but readable on any ground."""

from functools import cache

from kivy.utils import get_hex_from_color

from screens.board.colours import FACES
from screens.theme import Colour, contrast, mix

READABLE = 3.5
"""The contrast of a symbol with its ground; WCAG 2 asks for 3."""


def kind_ink(kind: str, shades) -> Colour:
    """The colour to draw a kind's symbol in on a card of the theme's colours."""
    return ink_of(FACES[kind].fill, shades)


def ink_of(fill: Colour, shades) -> Colour:
    """A colour to draw a symbol in on a card of the theme's colours."""
    return _ink(tuple(fill), tuple(shades["surfaceContainerLowest"]), tuple(shades["onSurface"]))


@cache
def _ink(fill: Colour, ground: Colour, strongest: Colour) -> Colour:
    for tenths in range(11):
        ink = mix(fill, strongest, tenths / 10)
        if contrast(get_hex_from_color(ink), get_hex_from_color(ground)) >= READABLE:
            return ink
    return strongest
