"""Widgets that come and go, kept meanwhile: making one is dear, and so is letting one go."""

from collections.abc import Callable

from kivy.uix.layout import Layout
from kivy.uix.widget import Widget


def put_up(place: Layout, kept: list[Widget], number: int, make: Callable[[], Widget]) -> list:
    """Show so many of the kept widgets, the first ones, and make more where they do not do."""
    while len(kept) < number:
        kept.append(make())
    shown = kept[:number]
    if shown[::-1] != place.children:
        place.clear_widgets()
        for widget in shown:
            place.add_widget(widget)
    return shown
