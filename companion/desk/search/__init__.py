"""Finding a ruling while somebody types: in a hurry, with slips, in the words of any edition."""

import re
from functools import cache

from companion.desk.ruling import Ruling
from companion.desk.rulings import RULINGS
from companion.desk.search.index import Index
from companion.words import language

MOST_FOUND = 10
FAR_BEHIND = 0.33
"""What answers less well than this, beside the best, is left out."""

_ID = re.compile(r"\bd ?0*([0-9]{1,3})\b", re.IGNORECASE)


def find(typed: str, most: int = MOST_FOUND) -> tuple[Ruling, ...]:
    """The rulings that answer what was typed, best first; those named by their ids before all.

    >>> [ruling.id for ruling in find("hoel, or d21?")][:2]
    ['D21', 'D06']
    """
    scores = _index(language()).scores(_ID.sub(" ", typed))
    enough = FAR_BEHIND * max(scores.values(), default=0)
    best = sorted(scores, key=lambda each: (-scores[each], each))
    named = [f"D{int(number):02}" for number in _ID.findall(typed)]
    ids = dict.fromkeys([*named, *(each for each in best if scores[each] >= enough)])
    return tuple(RULINGS[each] for each in ids if each in RULINGS)[:most]


@cache
def _index(spoken: str) -> Index:
    """The index of the language spoken now, built when it is first asked."""
    del spoken
    return Index(RULINGS.values())
