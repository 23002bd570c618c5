"""Plays the stories in every language and size of text, and looks at each state in every way."""

import tempfile
import time
from itertools import product
from pathlib import Path

from companion.words import LANGUAGES
from tests.tour.guide import STORIES, Guide
from tests.ui.combinations import TEXT_SIZES, THEMES
from tests.ui.environment import EVERY_SIZE, PHONE
from tests.ui.fitting import misfits
from tests.ui.geometry import flaws
from tests.ui.hand import scroll_around


class Checker(Guide):
    """Looks at each state in every window, light and dark, and keeps no picture."""

    def __init__(self, folder, name, language, text):
        super().__init__(folder, name, language, draws=False)
        self.text = text

    def open(self, link=""):
        super().open(link)
        self.app.prefer(text_size=self.text)
        self.frames(3)

    def tap(self, what, **where):
        """Tap it, having brought it up where large text has pushed it out of sight."""
        widget = self.find(what) if isinstance(what, str) else what
        scroll = scroll_around(widget)
        if scroll is not None and scroll.viewport_size[1] > scroll.height:
            scroll.scroll_to(widget, animate=False)
            self.frames(3)
        super().tap(widget, **where)

    def look(self, state, sizes=(), menu=None):
        # In every one, whichever the story keeps pictures of.
        del sizes
        for size, theme in product(EVERY_SIZE, THEMES):
            self.resize(*size)
            self.choose(theme)
            if menu is not None:
                # It does not outlive a turn of the phone.
                self.tap(menu)
            # Sheets and menus come to rest.
            self.pass_time(0.5)
            where = f"{self.language}, {self.text} %, {size[0]}×{size[1]}, {theme}"
            found = [*flaws(), *misfits(self)]
            self.amiss += [f"{self.name}, {state}, {where}: {flaw}" for flaw in found]
            if menu is not None:
                self.back()
        self.choose(THEMES[0])
        self.resize(*PHONE)


def check(names, languages=LANGUAGES):
    """Tell how it goes; the answer is all that is amiss."""
    amiss = []
    for language, text, name in product(languages, TEXT_SIZES, names):
        began = time.perf_counter()
        with (
            tempfile.TemporaryDirectory() as folder,
            Checker(Path(folder), name, language, text) as checker,
        ):
            try:
                STORIES[name](checker)
            except (AssertionError, LookupError, StopIteration) as stop:
                checker.amiss.append(f"{name}, {language}, {text} %: cannot be played: {stop!r}")
        seconds = time.perf_counter() - began
        print(f"{name}, {language}, {text} %: {len(checker.amiss)} amiss, {seconds:.1f} s")
        amiss += checker.amiss
    return amiss
