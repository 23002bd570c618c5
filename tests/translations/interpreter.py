"""Says in the language spoken now what a test or a story says in English."""

import re
from functools import cache
from string import Formatter

from companion.games import ALHAMBRA
from companion.words import N_in, _, counted
from tests.translations.catalogues import messages_of, read

DIRK = "Dirk"
"""What stories call the dummy, whatever he is called at the table."""
CALLED = ("Dirk", "Marek")
FIGURES = {"number": "[−-]?[0-9]+", "a day": "[0-9]+", "a year": "[0-9]+"}
"""What is always a figure: the number of what is counted, and a date."""
LETTERS = re.compile(r"\w{2}")


class Sentence:
    """An English text, and how to say it with whatever fills its places."""

    def __init__(self, message):
        self.context = message.context
        self.ids = message.id if isinstance(message.id, tuple) else (message.id,)
        self.is_counted = isinstance(message.id, tuple)
        self.patterns = [_pattern(each, self.is_counted) for each in self.ids]
        self.literal = len(_literal(self.ids[-1]))
        self.places = [place for _t, place, _f, _c in Formatter().parse(self.ids[-1]) if place]

    def heard(self, words):
        """What fills its places in these words, or None if it does not say them."""
        for pattern in self.patterns:
            if match := pattern.fullmatch(words):
                return match.groupdict()
        return None

    def said(self, places):
        """The same in the language spoken now."""
        if self.is_counted:
            number = int(places.pop("number", "1").replace("−", "-"))
            return counted(self.ids, number, **places)
        text = _(N_in(self.context, self.ids[0]) if self.context else self.ids[0])
        return text.format(**places) if self.places else text


def _literal(text):
    return "".join(literal for literal, *_rest in Formatter().parse(text))


def _pattern(text, is_counted):
    parts, seen = [], set()
    for literal, place, _form, _conversion in Formatter().parse(text):
        parts.append(re.escape(literal))
        if place:
            fills = FIGURES.get(place if is_counted else f"a {place}", ".+")
            parts.append(f"(?P={place})" if place in seen else f"(?P<{place}>{fills})")
            seen.add(place)
    return re.compile("".join(parts), re.DOTALL)


@cache
def sentences():
    """Every text of the app, those that leave least open first."""
    found = [Sentence(message) for message in messages_of(read("es")).values()]
    return sorted(found, key=lambda each: -each.literal)


@cache
def _plain():
    """The sentences without places, by their words."""
    found = {}
    for each in sentences():
        if not each.places:
            for text in each.ids:
                found.setdefault(text, []).append(each)
    return found


@cache
def _with_places():
    return [each for each in sentences() if each.places and LETTERS.search(_literal(each.ids[-1]))]


def heard(words, depth=0):
    """Every way to say these English words in the language spoken now, the likeliest first."""
    if words == DIRK:
        yield from dict.fromkeys((ALHAMBRA.usual_edition.dummy, *CALLED))
        return
    exact = _plain().get(words, ())
    yield from (each.said({}) for each in exact)
    if exact or depth == 2 or not LETTERS.search(words):
        return
    for sentence in _with_places():
        places = sentence.heard(words)
        if places is not None:
            yield from _all_said(sentence, places, depth)


def _all_said(sentence, places, depth):
    """Say a sentence with each thing that one of its places can mean."""
    meant = {name: [*heard(value, depth + 1)] or [value] for name, value in places.items()}
    widest = max(map(len, meant.values()))
    for turn in range(widest):
        yield sentence.said({name: each[min(turn, len(each) - 1)] for name, each in meant.items()})


def is_english(text):
    """Whether these words are a text of ours that is said otherwise in the language spoken now."""
    said = {str(each) for each in heard(text)}
    return bool(said) and text not in said
