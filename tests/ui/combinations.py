"""What everything is looked at in: language, size of the window, theme, size of text."""

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import NamedTuple

from kivy.core.window import Window

from companion.words import LANGUAGES
from screens.theme import Appearance
from tests.ui.environment import EVERY_SIZE, SIZES

NARROW = SIZES[0]
THEMES = Appearance.LIGHT, Appearance.DARK
TEXT_SIZES = 100, 150, 200


class Look(NamedTuple):
    """One way to look at a screen."""

    language: str
    size: tuple[int, int]
    theme: Appearance
    text: int

    def __str__(self):
        width, height = self.size
        return f"{self.language}, {width}×{height}, {self.theme}, {self.text} %"


EVERY_LOOK = [Look(*each) for each in product(LANGUAGES, EVERY_SIZE, THEMES, TEXT_SIZES)]


def pairwise(factors: Sequence[Sequence], begun: Iterable[tuple] = ()) -> list[tuple]:
    """Rows in which any two values of different factors meet; the same ones each time.

    >>> pairwise(["ab", "xy", "12"])
    [('a', 'x', '1'), ('a', 'y', '2'), ('b', 'x', '2'), ('b', 'y', '1')]
    """
    places = range(len(factors))
    # A dict keeps the order, so that the rows are the same each time.
    open_pairs = {
        frozenset([(one, first), (other, second)]): None
        for one, other in combinations(places, 2)
        for first, second in product(factors[one], factors[other])
    }
    rows = []

    def take(row):
        rows.append(row)
        for pair in combinations(enumerate(row), 2):
            open_pairs.pop(frozenset(pair), None)

    for row in begun:
        take(row)
    used = {(place, value): 0 for place in places for value in factors[place]}
    while open_pairs:
        chosen = dict(next(iter(open_pairs)))
        for place in sorted({*places} - chosen.keys(), key=lambda at: len(factors[at])):

            def worth(value, place=place, chosen=chosen):
                met = (frozenset([(place, value), each]) for each in chosen.items())
                return sum(pair in open_pairs for pair in met), -used[place, value]

            chosen[place] = max(factors[place], key=worth)
        row = tuple(chosen[place] for place in places)
        for each in enumerate(row):
            used[each] += 1
        take(row)
    return rows


def looks_at(screens: Sequence[str]) -> dict[str, list[Look]]:
    """How to look at each screen, so that any two things meet that there are.

    Besides, each is looked at in every language on the narrowest phone.
    """
    narrow = [
        (screen, *Look(language, NARROW, THEMES[at % 2], 100))
        for screen in screens
        for at, language in enumerate(LANGUAGES)
    ]
    rows = pairwise([screens, LANGUAGES, EVERY_SIZE, THEMES, TEXT_SIZES], narrow)
    return {screen: [Look(*look) for each, *look in rows if each == screen] for screen in screens}


def look_at(hand, look: Look) -> None:
    """Show what is shown in another way; sheets and menus that lie over it go."""
    # The screen is built anew in the window's new size, and laid out once.
    Window.size = look.size
    hand.app.prefer(language=look.language, text_size=look.text, appearance=look.theme)
    hand.frames(4)
