"""Whether every text of ours has its place: whole, and no smaller than it should be."""

from kivy.metrics import Metrics

from companion.games import GAMES
from companion.words import _
from screens.lettering import font_for
from screens.widgets.words import Caption, Words
from tests.ui.played import LONG_NAMES, NAMES

SMALL = 0.9
"""A text of ours is written as large as is usual, or nearly so."""


def misfits(hand):
    """Texts of ours that end in dots, or are small because one of their words has no room."""
    for widget in hand.seen():
        text = getattr(widget, "text", "")
        if any(name in text for name in LONG_NAMES):
            continue
        if isinstance(widget, Caption) and widget.is_shortened and not _is_list(text):
            yield f"{text!r} ends in dots: {widget.natural_width} in {widget.width:.0f}"
        if isinstance(widget, Words) and widget.font_size < SMALL * _usual(widget.look):
            yield f"{text!r} is written small: {widget.font_size:.1f}"


def _usual(look):
    """How large a text is in the end that was not made larger."""
    return font_for(look, "")[1] / max(1, Metrics.fontscale)


def _is_list(text):
    """Whether several names or modules stand beside each other, as many as there are."""
    modules = [_(module.title) for game in GAMES.values() for module in game.modules]
    return sum(name in text for name in (*NAMES, *modules)) > 1
