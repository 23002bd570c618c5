"""How alike two words are: word forms, unfinished words, slips of the finger."""

import re

from companion.input.folding import plain

SHORTEST_STEM = 3
SHORTEST_PART = 4
LEAST_BESIDE = 3
"""Shorter parts of a longer word, or parts that are nearly all of it, are a coincidence."""

FORM = 0.9
"""How alike two forms of one word are; a slip or a part of a word is worth less."""
PART = 0.55
UNFINISHED = 0.4
SLIP = 0.8
EACH_SLIP = 0.15

_ENGLISH_AND_GERMAN = "s es d ed e r er n en ing ings ly y ies ied i t te ten em est ung ungen"
_SPANISH = "a o as os ar ir an do da dos das ado ada ando iendo cion ciones r"
_POLISH = "ow om ami ach ie u owi ego ej am ac nie anie ania ic enie enia c l la li"
ENDINGS = frozenset({"", *f"{_ENGLISH_AND_GERMAN} {_SPANISH} {_POLISH}".split()})
"""Endings that words take on and lose in the languages that are spoken here."""

_WORD = re.compile(r"[^\W\d_]+|\d+")


def words_of(text: str) -> list[str]:
    """The words and numbers of a text, as they are compared.

    >>> words_of("May I take 3and3?")
    ['may', 'i', 'take', '3', 'and', '3']
    """
    return _WORD.findall(plain(text))


def letters_of(word: str) -> int:
    """Which letters a word has, as bits: words that differ in many cannot be alike."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 31)
    return bits


def most_slips(length: int) -> int:
    """How many slips of the finger a word of this length is forgiven."""
    if length < SHORTEST_PART:
        return 0
    return 1 if length < 6 else 2


def as_form(typed: str, word: str) -> float:
    """How far two words are forms of one, or one is the other unfinished; 1 when they are equal.

    >>> as_form("tiles", "tile"), as_form("tie", "tile"), as_form("taking", "take")
    (0.9, 0, 0.9)
    >>> as_form("diag", "diagonal") > 0.6
    True
    """
    if typed == word:
        return 1.0
    same = _same_beginning(typed, word)
    if same >= SHORTEST_STEM and _both_end(typed[same:], word[same:], same):
        return FORM
    if same == len(typed):
        return FORM - UNFINISHED * (len(word) - same) / len(word)
    return 0


def _both_end(one: str, other: str, stem: int) -> bool:
    """Whether two words end as forms of one do; after a short stem, as in hole and hold, no."""
    if one not in ENDINGS or other not in ENDINGS:
        return False
    return stem > SHORTEST_STEM or not one or not other or len(one) + len(other) > 2


def is_part(typed: str, word: str) -> bool:
    """Whether one word is a part of the other, as in the long words of German.

    >>> is_part("mauer", "stadtmauer"), is_part("hole", "whole"), is_part("the", "other")
    (True, False, False)
    """
    shorter, longer = sorted((typed, word), key=len)
    return (
        len(longer) - len(shorter) >= LEAST_BESIDE
        and len(shorter) >= SHORTEST_PART
        and shorter in longer
    )


def as_slip(typed: str, word: str) -> float:
    """How far a word is the other with slips: letters missing, added, changed or exchanged.

    >>> round(as_slip("hoel", "hole"), 2), as_slip("wall", "tile")
    (0.65, 0)
    """
    most = most_slips(len(typed))
    if abs(len(typed) - len(word)) > most:
        return 0
    slips = _slips(typed, word, most)
    return SLIP - EACH_SLIP * slips if slips <= most else 0


def _same_beginning(one: str, other: str) -> int:
    same = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        same += 1
    return same


def _slips(typed: str, word: str, most: int) -> int:
    """The number of slips between two words; more than `most` is only known to be more."""
    before: list[int] = []
    last = list(range(len(word) + 1))
    for row, mine in enumerate(typed, start=1):
        line = [row]
        for column, theirs in enumerate(word, start=1):
            cost = min(last[column] + 1, line[column - 1] + 1, last[column - 1] + (mine != theirs))
            exchanged = row > 1 and column > 1 and typed[row - 2] == theirs
            if exchanged and mine == word[column - 2]:
                cost = min(cost, before[column - 2] + 1)
            line.append(cost)
        if min(line) > most:
            return most + 1
        before, last = last, line
    return last[-1]
