"""Finding a ruling while somebody types: in a hurry, with slips, in the words of any edition."""

import re
from functools import cache

from companion.desk.ruling import Ruling
from companion.desk.rulings import RULINGS
from companion.desk.search.index import Index
from companion.desk.search.reading import Reading
from companion.words import LANGUAGES, language

MOST_FOUND = 10
FAR_BEHIND = 0.33
"""What answers less well than this, beside the best, is left out."""
CLEARLY = 0.25
"""So many words more of a question must another language know to be the one it is asked in."""

_ID = re.compile(r"\bd ?0*([0-9]{1,3})\b", re.IGNORECASE)


def find(typed: str, most: int = MOST_FOUND) -> tuple[Ruling, ...]:
    """The rulings that answer what was typed, best first; those named by their ids before all.

    >>> [ruling.id for ruling in find("hoel, or d21?")][:2]
    ['D21', 'D06']
    """
    asked = _ID.sub(" ", typed)
    scores = _index_for(asked).scores(asked)
    enough = FAR_BEHIND * max(scores.values(), default=0)
    best = sorted(scores, key=lambda each: (-scores[each], each))
    named = [f"D{int(number):02}" for number in _ID.findall(typed)]
    ids = dict.fromkeys([*named, *(each for each in best if scores[each] >= enough)])
    return tuple(RULINGS[each] for each in ids if each in RULINGS)[:most]


def make_ready() -> bool:
    """Read a few rulings before anybody asks, in the language spoken now first; is any left?"""
    ours_first = dict.fromkeys((language(), *LANGUAGES))
    return any(_reading(each).read_some() for each in ours_first)


def _index_for(asked: str) -> Index:
    """The index of the language spoken now, or of the one that a question is clearly asked in."""
    own = _index(language())
    strange = own.strange(asked)
    if strange < CLEARLY:
        return own
    other = min(map(_index, LANGUAGES), key=lambda index: index.strange(asked))
    return other if strange - other.strange(asked) >= CLEARLY else own


def _index(spoken: str) -> Index:
    return _reading(spoken).index


@cache
def _reading(spoken: str) -> Reading:
    return Reading(spoken)
