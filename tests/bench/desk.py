"""The rules desk: opened, and asked key by key, up to where the frame would be painted."""

from contextlib import contextmanager
from itertools import cycle

from companion.desk import search
from companion.words import LANGUAGES
from tests.bench.app import opened
from tests.bench.bench import Bench

ASKED = ("is a hoel ok", "kto zaczyna", "diagnal gap")
KEYS = cycle([asked[:keys] for asked in ASKED for keys in range(1, len(asked) + 1)])


@contextmanager
def unpainted():
    """What a graphics card does is not measured where there is none."""
    from kivy.core.window import Window

    painting, Window.on_draw = Window.on_draw, lambda: None
    yield opened().hand
    Window.on_draw = painting


def open_desk():
    """Go there from home and lay it out."""
    with unpainted() as hand:
        hand.navigator.home()
        hand.navigator.go("rules_desk")
        hand.frames(1)


def type_a_key():
    """Type the next key of a question, none of whose words was typed before."""
    with unpainted() as hand:
        if hand.navigator.trail[-1][0] != "rules_desk":
            hand.navigator.go("rules_desk")
            hand.frames(60)
        for language in LANGUAGES:
            search._index(language)._alike.cache_clear()
        hand.screen.ids.search.text = next(KEYS)
        hand.frames(1)


BENCHES = (
    Bench("the rules desk opened and laid out", open_desk, aim=0.05),
    Bench("a key typed into its search, answered and laid out", type_a_key, aim=0.05),
)
