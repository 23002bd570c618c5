"""What cannot be read or seen well enough, on the ground that the picture of the window shows."""

from collections import Counter

from kivy.core.window import Window
from kivy.uix.label import Label
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget
from kivy.utils import get_hex_from_color

from screens.theme import contrast, mix
from screens.widgets.words import Icon
from tests.ui.drawings import picture
from tests.ui.hand import scroll_around

TEXT, SYMBOL = 4.5, 3.0
"""What WCAG 2 asks for."""

ALIKE = 1.05
"""What has no more contrast is the ink itself."""


def faint(hand):
    """Texts and symbols that are too much like their ground, each with its contrast."""
    pixels = picture()
    for widget in hand.seen():
        if isinstance(widget, Label) and not isinstance(widget, TextInput) and _is_shown(widget):
            found = _contrast_in(pixels, widget)
            if found < (SYMBOL if isinstance(widget, Icon) else TEXT):
                yield f"{widget.text!r} has a contrast of {found:.2f}"


def _is_shown(label):
    """Whether all of it is in sight, and meant to be seen well."""
    if label.disabled or not label.text.strip():
        return False
    left, bottom, right, top = _frame(label)
    scroll = scroll_around(label)
    if scroll is not None:
        low = scroll.to_window(*scroll.pos)[1]
        if bottom < low or top > low + scroll.height:
            return False
    return left >= 0 and bottom >= 0 and right <= Window.width and top <= Window.height


def _frame(label):
    left, bottom = label.to_window(*label.pos)
    return left, bottom, left + label.width, bottom + label.height


def _contrast_in(pixels, label):
    """The contrast of its ink, as far as that covers, with what most of its frame is."""
    left, bottom, right, top = map(int, _frame(label))
    width = int(Window.width)
    counted = Counter()
    for y in range(bottom, top):
        row = pixels[(y * width + left) * 4 : (y * width + right) * 4]
        counted.update(row[at : at + 3] for at in range(0, len(row), 4))
    # A symbol may cover most of its frame; its ground comes next.
    contrasts = [_with_ink(label, ground) for ground, _number in counted.most_common(2)]
    return next((each for each in contrasts if each > ALIKE), 1)


def _with_ink(label, pixel):
    ground = tuple(part / 255 for part in pixel)
    ink = mix((*ground, 1), label.color, label.color[3] * _opacity(label))
    return contrast(get_hex_from_color(ink)[:7], get_hex_from_color(ground))


def _opacity(widget):
    """How far it covers what is below it, with all that it is in."""
    covers = 1
    while isinstance(widget, Widget) and widget is not widget.parent:
        covers *= widget.opacity
        widget = widget.parent
    return covers
