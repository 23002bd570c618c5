"""What is wrong with a screen's geometry: cut, outside, too small to hit, one on another."""

import re
from itertools import combinations

from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput

from tests.ui.drawings import drawn_flaws

TOUCH = 48
SLACK = 1.5


def flaws(root=None):
    """Every flaw of what is shown, as sentences."""
    shown = list(_walk(root or Window, scrolled=False))
    found = [flaw for widget, scrolled in shown for flaw in _flaws_of(widget, scrolled)]
    found += [flaw for each, scrolled in shown for flaw in drawn_flaws(each, scrolled=scrolled)]
    return found + list(_overlaps(root or Window))


def _walk(widget, *, scrolled):
    for child in widget.children:
        if child.opacity <= 0 or child.width < 1 or child.height < 1:
            continue
        yield child, scrolled
        yield from _walk(child, scrolled=scrolled or isinstance(child, ScrollView))


def _flaws_of(widget, scrolled):
    left, bottom, right, top = _frame(widget)
    if not scrolled and (
        left < -SLACK
        or bottom < -SLACK
        or right > Window.width + SLACK
        or top > Window.height + SLACK
    ):
        yield f"{_tell(widget)} is outside: {left:.0f} {bottom:.0f} {right:.0f} {top:.0f}"
    if scrolled and (left < -SLACK or right > Window.width + SLACK):
        yield f"{_tell(widget)} is wider than the window: {left:.0f} to {right:.0f}"
    if isinstance(widget, Label) and not isinstance(widget, TextInput) and widget.text:
        width, height = widget.texture_size
        if width > widget.width + SLACK or height > widget.height + SLACK:
            yield f"{_tell(widget)} is cut: {width}×{height} in {widget.width}×{widget.height}"
        if not width:
            yield f"{_tell(widget)} is blank"
        yield from (f"{word!r} is broken in {_tell(widget)}" for word in _broken(widget))
    if _is_target(widget) and min(widget.size) < dp(TOUCH) - SLACK:
        yield f"{_tell(widget)} is too small to hit: {widget.width:.0f}×{widget.height:.0f}"


def _broken(label):
    """The words of a text that wraps which go on in the next line."""
    room = label.text_size[0]
    if room is None or label.shorten:
        return
    ruler = CoreLabel(font_name=label.font_name, font_size=label.font_size)
    for word in re.sub(r"\[/?\w+(=[^\]]*)?\]" if label.markup else "$", "", label.text).split():
        if ruler.get_extents(word)[0] > room - label.padding[0] - label.padding[2] + SLACK:
            yield word


def _overlaps(widget):
    """Targets beside each other that lie on each other."""
    children = [c for c in widget.children if c.opacity > 0 and c.width > 1 and c.height > 1]
    targets = [c for c in children if _is_target(c)]
    for one, other in combinations(targets, 2):
        if _cross(_frame(one), _frame(other)):
            yield f"{_tell(one)} and {_tell(other)} lie on each other"
    for child in children:
        yield from _overlaps(child)


def _cross(one, other):
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > SLACK
        and min(one[3], other[3]) - max(one[1], other[1]) > SLACK
    )


def _is_target(widget):
    return isinstance(widget, ButtonBehavior | TextInput) and not widget.disabled


def _frame(widget):
    left, bottom = widget.to_window(*widget.pos)
    return left, bottom, left + widget.width, bottom + widget.height


def _tell(widget):
    text = getattr(widget, "text", "") or getattr(widget, "name", "") or ""
    return f"{type(widget).__name__} {str(text)[:40]!r}"
