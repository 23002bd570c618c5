"""Text and icons in the theme's colours: text that wraps, a line that shortens, a symbol."""

import re
from functools import lru_cache
from math import ceil, inf

from kivy.core.text import Label as CoreLabel
from kivy.metrics import Metrics, dp, sp
from kivy.properties import AliasProperty, ColorProperty, StringProperty
from kivy.uix.label import Label
from kivymd.icon_definitions import md_icons

from companion.layout.measures import Measures
from companion.layout.text_sizes import within
from screens.kv import load_kv
from screens.lettering import font_for
from screens.theme import font_of

__all__ = ["Caption", "Icon", "Words"]

MARGIN = 3
"""Kivy shortens a text that has less room than this beside it, in pixels."""


LINE = 1.1
"""How high a line of a text that wraps is, in letters."""

SMALLEST = 0.6
"""How small a text of the usual size becomes at most, so that a word is not broken."""

MARKS = re.compile(r"\[[^\]]*\]")
"""What stands in a text for how it looks."""

WHOLE_PIXELS = 0.95
"""A text that becomes smaller is a little wider than one reckons, letter by letter."""

KEPT = 1024
"""How many widths are remembered."""


@lru_cache(maxsize=KEPT)
def width_in(font: str, size: float, text: str) -> int:
    """How wide a text in a font is on one line, with the margin that shortening wants."""
    return ceil(CoreLabel(font_name=font, font_size=size).get_extents(text)[0]) + MARGIN


def width_of(text: str, look: str) -> int:
    """How wide a text is on one line."""
    return width_in(*font_for(look, text), text)


def height_of(text: str, look: str, room: float) -> int:
    """How high a text is that wraps in so much room; nothing, if there is none."""
    if not text:
        return 0
    font, size = font_for(look, text)
    label = CoreLabel(
        text=text, font_name=font, font_size=size, text_size=(room, None), line_height=LINE
    )
    label.refresh()
    return ceil(label.texture.height)


def fitting(text: str, look: str, room: float, *, markup: bool = False) -> float:
    """The size at which even the longest word of a text has room on a line of its own."""
    font, size = font_for(look, text)
    words = (MARKS.sub("", text) if markup else text).split()
    # No letter is wider than it is high.
    if room <= 0 or max(map(len, words), default=0) * size < room:
        return size
    widest = max(width_in(font, size, word) for word in words)
    return size * max(SMALLEST / max(1, Metrics.fontscale), min(1, room / widest))


def on_one_line(text: str, look: str, room: float) -> float:
    """The size at which a text has room on a line, or at which it will be shortened."""
    size = font_of(look)[1]
    natural = width_of(text, look)
    if Metrics.fontscale <= 1 or room <= 0 or natural <= room:
        return size
    return within(size, Metrics.fontscale, WHOLE_PIXELS * room / natural)


MEASURES = Measures(dp, sp, width_of)
"""What plans of a layout are made with."""


class Text(Label):
    """Text whose font, size and colour come from the theme."""

    look = StringProperty("Body medium")
    tone = StringProperty("onSurface")

    natural_width = AliasProperty(
        lambda self: width_of(self.text, self.look), bind=("text", "look")
    )
    """How wide the text would be on one line."""


class Words(Text):
    """Text that wraps at its width and is as high as it needs to be.

    It wraps between words; where one alone has no room, such as a long name, all are smaller.
    """

    def fitting(self, text: str, look: str, width: float | None, padding) -> float:
        """The size at which no word is broken, if lines have an end."""
        room = inf if width is None else width - padding[0] - padding[2]
        return fitting(text, look, room, markup=self.markup)


class Caption(Text):
    """One line of text that ends in dots where there is no room for it all.

    Large text becomes smaller first, down to the usual size.
    """

    on_one_line = staticmethod(on_one_line)


class Icon(Label):
    """A Material Design icon by its name."""

    icon = StringProperty("")
    tone = StringProperty("onSurface")
    paint = ColorProperty(None, allownone=True)
    """A colour that is none of the theme's, such as a tile's ink."""
    glyph = AliasProperty(lambda self: md_icons.get(self.icon, ""), bind=("icon",))


load_kv(__file__)
