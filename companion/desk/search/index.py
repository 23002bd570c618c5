"""The words of all rulings, and how well each ruling answers what somebody typed."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import pairwise
from math import log

from companion.desk.ruling import Ruling
from companion.desk.search.other_words import KINDS, MEANING
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
    " than then too also just only not no yes any some please get got let allowed dont"
    " doesnt didnt isnt arent wont whats thats im ive"
    " want wants wanted say says said think thinks claim claims still now already really"
)
"""Words that say little about what is asked; a translation lists those of its own language."""
LITTLE = 0.15
"""What a little word is worth beside another."""

NUMBER = 0.6
"""What a number is worth: the case that somebody has seldom has those of the ruling."""

QUESTION, KEYWORDS, ANSWER, SECTION, REASON = 3.0, 2.5, 1.5, 1.0, 1.0
"""How much it says about a ruling that a word stands there."""
ENOUGH = 2.5
"""A word that stands in many places of a ruling counts at most once in the end."""
SAME_MEANING = 0.55
STRANGE_IN_PART = 0.3
"""A word that may still become one of a language, or that it knows of another edition alone."""
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

OF_ANOTHER_GAME = 0.5
"""What an answer about one game is worth to somebody who names the other."""

KIND = 0.5
"""What the name of a building is worth: a garden or a tower, it is seldom about that."""

Likeness = Mapping[str, float]


class Index:
    """Reads rulings in one language; once the first search has sorted them, each is quick."""

    def __init__(self, rulings: Iterable[Ruling] = ()) -> None:
        """Read rulings in the language spoken now."""
        self._weights: dict[str, dict[str, float]] = defaultdict(dict)
        self._after: dict[str, list[tuple[str, str]]] = defaultdict(list)
        self._games: dict[str, set[str]] = defaultdict(set)
        self._number = 0
        self._little = frozenset(words_of(_(LITTLE_WORDS)))
        self._alike = lru_cache(maxsize=1_000)(self._find_alike)
        for ruling in rulings:
            self.read(ruling)

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset({*self._weights, *MEANING})

    @cached_property
    def _beginning(self) -> Mapping[str, list[str]]:
        beginning: dict[str, list[str]] = defaultdict(list)
        for word in self._words:
            beginning[word[:SHORTEST_BEGINNING]].append(word)
        return beginning

    @cached_property
    def _as_long(self) -> Mapping[int, list[tuple[str, int]]]:
        as_long: dict[int, list[tuple[str, int]]] = defaultdict(list)
        for word in self._words:
            as_long[len(word)].append((word, letters_of(word)))
        return as_long

    def read(self, ruling: Ruling) -> None:
        """Read one more ruling in the language spoken now, before anything is searched for."""
        self._number += 1
        often = OFTEN if self._number <= OFTEN_ASKED else 1.0
        # In small letters it is nobody’s name, so it is never bent and stands as one word.
        spoken = ruling.spoken(ruling.dummy.lower())
        weights: dict[str, float] = defaultdict(float)
        for weight, text in (
            (QUESTION, spoken.question),
            (KEYWORDS, _(ruling.keywords)),
            (ANSWER, spoken.answer),
            (SECTION, ruling.section.heading),
            (REASON, spoken.reason),
            *((REASON, _(saying.words)) for saying in ruling.sayings),
        ):
            words = words_of(text)
            for word in {*words}:
                weights[word] += weight
            for one, other in pairwise(words) if weight > REASON else ():
                self._after[one].append((other, ruling.id))
        if ruling.game:
            self._games[ruling.game].add(ruling.id)
        for word, weight in weights.items():
            self._weights[word][ruling.id] = often * weight / (weight + ENOUGH)

    def scores(self, typed: str) -> dict[str, float]:
        """How well rulings answer what was typed; those that do not are left out."""
        words = words_of(typed)[:MOST_WORDS]
        found: dict[str, float] = defaultdict(float)
        for word in self._asked(words):
            for ruling, score in self._answers(word).items():
                found[ruling] += self._worth(word) * score
        for one, other in pairwise(words):
            together = self._worth_together(one, other)
            for ruling in self._standing_together(one, other) if together else ():
                found[ruling] += together
        for ruling in found.keys() & self._of_other_games(words):
            found[ruling] *= OF_ANOTHER_GAME
        return found

    def _worth_together(self, one: str, other: str) -> float:
        little = (one in self._little) + (other in self._little)
        return (1 - little / 2) * TOGETHER * (self._rarity(one) + self._rarity(other)) / 2

    def _of_other_games(self, words: list[str]) -> set[str]:
        """The rulings about another game than the one that was named, if one was."""
        named = self._games.keys() & words
        others = self._games.keys() - named if named else ()
        return {ruling for game in others for ruling in self._games[game]}

    def strange(self, typed: str) -> float:
        """How many of the words typed are none of this language; an unfinished one only in part."""
        return sum(self._strange(word) for word in words_of(typed)[:MOST_WORDS])

    def _strange(self, word: str) -> float:
        if word in self._little or word.isdecimal():
            return 0
        likely = self._beginning.get(word[:SHORTEST_BEGINNING], ())
        alike = {other: as_form(word, other) for other in likely if other not in self._little}
        own = max((alike[each] for each in alike.keys() & self._weights.keys()), default=0)
        if own >= FORM:
            return 1 - own
        return STRANGE_IN_PART if own or max(alike.values(), default=0) >= FORM else 1

    def _worth(self, word: str) -> float:
        if word in self._little:
            return LITTLE
        if word.isdecimal():
            return NUMBER
        return KIND if any(word in kind for kind in KINDS) else 1.0

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
            for other in MEANING.get(word, ()):
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
