"""The words of all rulings, and how well each ruling answers what somebody typed."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from math import log

from companion.desk.ruling import Ruling
from companion.desk.search.other_words import GROUPS
from companion.desk.search.spelling import (
    FORM,
    PART,
    SHORTEST_PART,
    as_form,
    as_slip,
    is_part,
    letters_of,
    most_slips,
    words_of,
)
from companion.words import N_, _

LITTLE_WORDS = N_(
    "a an the of to in on at for with and or if is are am be was were been do does did done have"
    " has had can could may might will would shall should i me my mine we us our you your he him"
    " his it its she her they them their this that these those there what which how so as by from"
    " than then too also just only not no yes any some please get got let allowed"
)
"""Words that say little about what is asked; a translation lists those of its own language."""
LITTLE = 0.15
"""What a little word is worth beside another."""

NUMBER = 0.6
"""What a number is worth: the case that somebody has seldom has those of the ruling."""

QUESTION, KEYWORDS, ANSWER, SECTION, REASON = 3.0, 2.5, 2.0, 1.0, 1.0
"""How much it says about a ruling that a word stands there."""
ENOUGH = 2.5
"""A word that stands in many places of a ruling counts at most once in the end."""
SAME_MEANING = 0.55
TOGETHER = 0.25
"""What it adds when two words that were typed together stand together in a ruling."""

MOST_WORDS = 24
"""Nobody asks in more words; the rest of a longer text is not read."""
OFTEN = 1.1
"""The disputes that tables have most often come before the others where both fit."""
OFTEN_ASKED = 40
"""They are the first so many, by their ids."""
SHORTEST_BEGINNING = 2
"""So many letters are enough to find the words that begin with them."""

Likeness = Mapping[str, float]


class Index:
    """Built once for a language; then every search is quick."""

    def __init__(self, rulings: Iterable[Ruling]) -> None:
        """Read all rulings in the language spoken now."""
        self._weights: dict[str, dict[str, float]] = defaultdict(dict)
        self._after: dict[str, list[tuple[str, str]]] = defaultdict(list)
        self._number = 0
        for ruling in rulings:
            self._read(ruling)
        self._meaning: dict[str, frozenset[str]] = {}
        for group in GROUPS:
            for word in group:
                self._meaning[word] = self._meaning.get(word, frozenset()) | group
        self._little = frozenset(words_of(_(LITTLE_WORDS)))
        self._words = frozenset({*self._weights, *self._meaning})
        self._beginning: dict[str, list[str]] = defaultdict(list)
        self._as_long: dict[int, list[tuple[str, int]]] = defaultdict(list)
        for word in self._words:
            self._beginning[word[:SHORTEST_BEGINNING]].append(word)
            self._as_long[len(word)].append((word, letters_of(word)))
        self._alike = lru_cache(maxsize=1_000)(self._find_alike)

    def _read(self, ruling: Ruling) -> None:
        self._number += 1
        often = OFTEN if self._number <= OFTEN_ASKED else 1.0
        spoken = ruling.spoken()
        weights: dict[str, float] = defaultdict(float)
        for weight, text in (
            (QUESTION, spoken.question),
            (KEYWORDS, _(ruling.keywords)),
            (ANSWER, spoken.answer),
            (SECTION, ruling.section.heading),
            (REASON, spoken.reason),
        ):
            words = words_of(text)
            for word in {*words}:
                weights[word] += weight
            for one, other in pairwise(words) if weight > REASON else ():
                self._after[one].append((other, ruling.id))
        for word, weight in weights.items():
            self._weights[word][ruling.id] = often * weight / (weight + ENOUGH)

    def scores(self, typed: str) -> dict[str, float]:
        """How well rulings answer what was typed; those that do not are left out."""
        words = words_of(typed)[:MOST_WORDS]
        found: dict[str, float] = defaultdict(float)
        for word in self._asked(words):
            worth = LITTLE if word in self._little else NUMBER if word.isdecimal() else 1.0
            for ruling, score in self._answers(word).items():
                found[ruling] += worth * score
        for one, other in pairwise([word for word in words if word not in self._little]):
            together = TOGETHER * (self._rarity(one) + self._rarity(other)) / 2
            for ruling in self._standing_together(one, other):
                found[ruling] += together
        return found

    def _asked(self, words: list[str]) -> Iterator[str]:
        """Each word once, and two that are one word elsewhere, as in "tie breaker"."""
        yield from dict.fromkeys(words)
        for one, other in pairwise(words):
            if one + other in self._words:
                yield one + other

    def _answers(self, word: str) -> Mapping[str, float]:
        best: dict[str, float] = {}
        for other, likeness in self._alike(word).items():
            worth = likeness * self._rarity(other)
            for ruling, weight in self._weights[other].items():
                if worth * weight > best.get(ruling, 0):
                    best[ruling] = worth * weight
        return best

    def _rarity(self, word: str) -> float:
        """A word that few rulings hold says much."""
        return log(1 + self._number / (1 + len(self._weights.get(word, ()))))

    def _find_alike(self, typed: str) -> Likeness:
        """The words of the rulings that a typed word may mean, and how likely each is."""
        direct = self._spelled_like(typed)
        alike = dict(direct)
        for word, likeness in direct.items():
            for other in self._meaning.get(word, ()):
                meant = likeness * SAME_MEANING
                if meant > alike.get(other, 0):
                    alike[other] = meant
        return {word: likeness for word, likeness in alike.items() if word in self._weights}

    def _spelled_like(self, typed: str) -> dict[str, float]:
        alike = {
            word: likeness
            for word in self._beginning.get(typed[:SHORTEST_BEGINNING], ())
            if (likeness := as_form(typed, word))
        }
        for word in self._words if len(typed) >= SHORTEST_PART else ():
            if (typed in word or word in typed) and word not in alike and is_part(typed, word):
                alike[word] = PART
        if max(alike.values(), default=0) < FORM:
            for word in self._nearly(typed):
                if word not in alike and (likeness := as_slip(typed, word)):
                    alike[word] = likeness
        return alike

    def _nearly(self, typed: str) -> Iterator[str]:
        """Words of about the same length and about the same letters."""
        most, letters = most_slips(len(typed)), letters_of(typed)
        for length in range(len(typed) - most, len(typed) + most + 1) if most else ():
            for word, its_letters in self._as_long.get(length, ()):
                if (letters ^ its_letters).bit_count() <= 2 * most:
                    yield word

    def _standing_together(self, one: str, other: str) -> set[str]:
        seconds = self._alike(other)
        return {
            ruling
            for first in self._alike(one)
            for second, ruling in self._after.get(first, ())
            if second in seconds
        }
