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


def find(typed: str, most: int = MOST_FOUND, *, waits: bool = True) -> tuple[Ruling, ...]:
    """The rulings that answer what was typed, best first; those named by their ids before all.

    Who does not wait is answered from the languages that are read already.

    >>> [ruling.id for ruling in find("hoel, or d21?")][:2]
    ['D21', 'D06']
    """
    asked = _ID.sub(" ", typed)
    scores = _index_for(asked, waits=waits).scores(asked)
    enough = FAR_BEHIND * max(scores.values(), default=0)
    best = sorted(scores, key=lambda each: (-scores[each], each))
    named = [f"D{int(number):02}" for number in _ID.findall(typed)]
    ids = dict.fromkeys([*named, *(each for each in best if scores[each] >= enough)])
    return tuple(RULINGS[each] for each in ids if each in RULINGS)[:most]


def make_ready(*, only_ours: bool = False) -> bool:
    """Read a few rulings before anybody asks, in the language spoken now first; is any left?"""
    ours_first = (language(),) if only_ours else dict.fromkeys((language(), *LANGUAGES))
    return any(_reading(each).read_some() for each in ours_first)


def may_be_foreign(typed: str) -> bool:
    """Whether a language that is not read yet may answer better than the one spoken now."""
    read = all(_reading(each).is_done for each in LANGUAGES)
    return not read and _index(language()).strange(typed) >= CLEARLY


def _index_for(asked: str, *, waits: bool) -> Index:
    """The index of the language spoken now, or of the one that a question is clearly asked in."""
    own = _index(language())
    strange = own.strange(asked)
    if strange < CLEARLY:
        return own
    read = [_index(each) for each in LANGUAGES if waits or _reading(each).is_done]
    other = min(read, key=lambda index: index.strange(asked))
    return other if strange - other.strange(asked) >= CLEARLY else own


def _index(spoken: str) -> Index:
    return _reading(spoken).index


@cache
def _reading(spoken: str) -> Reading:
    return Reading(spoken)
