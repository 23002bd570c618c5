"""Text of a picture, the same on every device: smaller where it lacks room, then on more lines."""

from bisect import bisect_left

from kivy.core.text import Label
from kivymd.icon_definitions import md_icons

from screens.lettering import instead
from screens.widgets.words import width_in

SMALLER = 0.75
"""How small a text becomes at least before it goes on on a second line."""

TOGETHER = (1.24, 1.12, 1.0)
"""How high two or three lines are in all, measured by the one that had no room."""


def fitted(words: str, font: str, size: float, room: float = 0, lines: int = 1) -> Label:
    """A text in so much room and on so many lines at most; it ends in dots where that is little."""
    font = instead(words) or font
    share = room / width_in(font, size, words) if room else 1
    if share >= SMALLER:
        return drawn(words, font, size * min(1, share))
    for number in range(2, lines + 1):
        for high in TOGETHER:
            label = drawn(words, font, size * high / number, room)
            if _lines(label) <= number:
                return label
    least = size * SMALLER if lines == 1 else size * TOGETHER[-1] / lines
    return _cut(words, font, least, room, lines)


def icon(name: str, size: float) -> Label:
    """A Material Design icon."""
    return drawn(md_icons[name], "Icons", size)


def drawn(words: str, font: str, size: float, room: float = 0) -> Label:
    """A text as large as told, wrapped where there is no more room."""
    label = Label(text=words, font_name=font, font_size=size, text_size=(room or None, None))
    label.refresh()
    return label


def _lines(label: Label) -> int:
    one = drawn("|", label.options["font_name"], label.options["font_size"])
    return round(label.texture.height / one.texture.height)


def _cut(words: str, font: str, size: float, room: float, lines: int) -> Label:
    """As much of a text as has room, and dots."""

    def shortened(letters: int) -> Label:
        return drawn(f"{words[:letters].rstrip()}…", font, size, room)

    def is_too_long(letters: int) -> bool:
        return _lines(shortened(letters)) > lines

    return shortened(bisect_left(range(1, len(words)), True, key=is_too_long))
