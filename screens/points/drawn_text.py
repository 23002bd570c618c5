"""Text on a canvas: each piece is drawn once and then kept, in white, to be tinted."""

from functools import lru_cache

from kivy.core.text import Label
from kivy.graphics import Color, Rectangle
from kivymd.icon_definitions import md_icons

from screens.lettering import font_for
from screens.widgets.words import on_one_line, width_in

KEPT = 512
"""How many pieces of text are kept."""


def line(text: str, look: str, widest: float = 0, scale: float = 1.0) -> Label:
    """A line of text, smaller where it is large, then ending in dots, so as not to be wider."""
    font, size = font_for(look, text)
    if widest:
        size = on_one_line(text, look, widest)
    return _drawn(text, font, size * scale, int(widest))


def icon(name: str, size: float) -> Label:
    """A Material Design icon."""
    return _drawn(md_icons[name], "Icons", size, 0)


@lru_cache(maxsize=KEPT)
def _drawn(text: str, font: str, size: float, widest: int) -> Label:
    label = Label(text=text, font_name=font, font_size=size)
    if widest and width_in(font, size, text) > widest:
        # Letter by letter; word by word keeps the last word, which nobody expects.
        label = Label(
            text=text,
            font_name=font,
            font_size=size,
            text_size=(widest, None),
            shorten=True,
            shorten_from="right",
            split_str="",
        )
    label.refresh()
    return label


def put(words: Label, colour, at, anchor: float = 0) -> float:
    """Draw text on the open canvas, its middle at a height; says how wide it is.

    `at` is its left edge, its middle or its right edge, as `anchor` is 0, 0.5 or 1.
    """
    width, height = words.texture.size
    Color(*colour)
    pos = round(at[0] - width * anchor), round(at[1] - height / 2)
    Rectangle(texture=words.texture, pos=pos, size=(width, height))
    return width
