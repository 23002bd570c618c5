"""Plays stories on the real app and keeps a picture of each state in every size, light and dark."""

import tempfile
import time
from pathlib import Path

from kivy.core.window import Window

from companion.words import LANGUAGES
from screens.theme import Appearance
from tests.ui.environment import PHONE, SIZES
from tests.ui.geometry import flaws
from tests.ui.hand import Hand

FOLDER = Path("build/tour")
STORIES = {}


def story(play):
    """Put a function on the tour; it is handed a Guide."""
    STORIES[play.__name__] = play
    return play


def folder_of(language):
    """Where the pictures in a language are kept."""
    return FOLDER if language == LANGUAGES[0] else FOLDER / language


class Guide(Hand):
    """A hand that shows what it does; `look` keeps the pictures of a state."""

    def __init__(self, folder, name, language, *, draws=True):
        super().__init__(folder, draws=draws)
        self.name = name
        self.language = language
        self.pictures_in = folder_of(language)
        self.pictures = 0
        self.amiss = []

    def open(self, link=""):
        super().open(link)
        if self.app.preferences.language != self.language:
            self.app.prefer(language=self.language)
            # What is preferred says how much may move, too; a tap would miss what still moves.
            self.app.reduced_motion = self.reduced_motion
            self.frames(3)

    def look(self, state, sizes=SIZES, menu=None):
        """Keep pictures of what is shown now, or of the menu that a tap on this opens."""
        for width, height in sizes:
            self.resize(width, height)
            if menu is not None:
                # It does not outlive a turn of the phone.
                self.tap(menu)
            for appearance in (Appearance.LIGHT, Appearance.DARK):
                self.choose(appearance)
                size = f"{width}x{height}"
                self._keep(self.pictures_in / size / appearance / f"{self.name}-{state}.png")
            self.amiss += [f"{self.name}, {state}, {width}×{height}: {flaw}" for flaw in flaws()]
            if menu is not None:
                self.back()
        self.choose(Appearance.LIGHT)
        self.resize(*PHONE)

    def _keep(self, path):
        path.parent.mkdir(parents=True, exist_ok=True)
        self.frames(2)
        # Kivy adds a number to the name.
        Path(Window.screenshot(str(path.absolute()))).replace(path)
        self.pictures += 1


def play(name, language=LANGUAGES[0]):
    """Play one story in a language and tell how it went; the answer is what is amiss."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, Guide(Path(folder), name, language) as guide:
        STORIES[name](guide)
        seconds = time.perf_counter() - began
        print(f"{name}: {guide.taps} taps, {guide.pictures} pictures, {seconds:.1f} s")
        return guide.amiss
