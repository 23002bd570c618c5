"""Plays the tour's stories on the narrowest phone and looks whether every text has its place."""

from importlib import import_module
from pkgutil import iter_modules

from companion.games import GAMES
from companion.words import _
from screens.lettering import font_for
from screens.widgets.words import Caption, Words
from tests.tour import stories
from tests.tour.guide import STORIES, Guide
from tests.ui.environment import PHONE, SIZES
from tests.ui.geometry import flaws
from tests.ui.played import LONG_NAMES, NAMES

NARROW = SIZES[0]
SMALL = 0.9
"""A text of ours is written as large as is usual, or nearly so."""

for file in iter_modules(stories.__path__, f"{stories.__name__}."):
    import_module(file.name)


class Fitter(Guide):
    """Looks at each state of a story on the narrowest phone, and keeps no picture."""

    def look(self, state, sizes=SIZES, menu=None):
        if NARROW not in sizes:
            return
        self.resize(*NARROW)
        if menu is not None:
            self.tap(menu)
        # Sheets and menus come to rest.
        self.pass_time(0.5)
        found = [*flaws(), *misfits(self)]
        self.amiss += [f"{self.language}, {self.name}, {state}: {flaw}" for flaw in found]
        if menu is not None:
            self.back()
        self.resize(*PHONE)


def misfits(hand):
    """Texts of ours that end in dots, or are small because one of their words has no room."""
    for widget in hand.seen():
        text = getattr(widget, "text", "")
        if any(name in text for name in LONG_NAMES):
            continue
        if isinstance(widget, Caption) and widget.is_shortened and not _is_list(text):
            yield f"{text!r} ends in dots: {widget.natural_width} in {widget.width:.0f}"
        if isinstance(widget, Words) and widget.font_size < SMALL * font_for(widget.look, "")[1]:
            yield f"{text!r} is written small: {widget.font_size:.1f}"


def _is_list(text):
    """Whether several names or modules stand beside each other, as many as there are."""
    modules = [_(module.title) for game in GAMES.values() for module in game.modules]
    return sum(name in text for name in (*NAMES, *modules)) > 1


def fit(story, language, folder):
    """What is amiss in a story in a language."""
    with Fitter(folder, story, language, draws=False) as fitter:
        STORIES[story](fitter)
        return fitter.amiss
