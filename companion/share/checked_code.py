"""A number as one line of capitals and digits in which no slip of one character goes unnoticed.

The number is multiplied by a prime and written in base 36, so a code is right when dividing it
leaves the remainder of its sort. One changed character, or two that changed places, change the
remainder: they change the number by 36**a * d or by 36**a * (36**b - 1) * d with d below 36, and
the prime divides none of these factors while b is shorter than two thousand million characters. A
code has an even number of characters, so one that was lost or added shows. Of anything else, one
text in four thousand million passes for a code.
"""

import re
from enum import StrEnum

from companion.errors import InputError
from companion.words import N_, _

SCHEME = "alhambra:"
"""What a link begins with, so that a phone hands it to the app."""
PRIME = 4_294_967_291
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LONGEST = 2_000
"""Many characters more than fit the largest picture of a code that a phone reads."""

FOREIGN = N_("This is no code of this app, or it is damaged.")
DAMAGED = N_("This code is damaged; have it shown or sent once more.")
NEWER = N_("This code was made by a newer version of the app; update the app to read it.")

_CODE = re.compile(r"(?:alhambra:|ALHAMBRA:)?([0-9A-Z]{4,}|[0-9a-z]{4,})")


class Sort(StrEnum):
    """What a code holds; it begins with these two letters, and leaves its place as remainder."""

    PALACE = "PA"
    GAME = "GA"


def write(sort: Sort, number: int) -> str:
    """The code of a number.

    >>> write(Sort.PALACE, 2026), read("PA0331GM6Y5Q")
    ('PA0331GM6Y5Q', (<Sort.PALACE: 'PA'>, 2026))
    """
    digits = ""
    left = number * PRIME + list(Sort).index(sort)
    while left or len(digits) % 2:
        left, digit = divmod(left, len(DIGITS))
        digits = DIGITS[digit] + digits
    return sort + digits


def link(code: str) -> str:
    """A code as a link that opens the app."""
    return SCHEME + code


def read(text: str) -> tuple[Sort, int]:
    """What a code or a link holds; a damaged one is refused.

    White space around it and line breaks in it are no part of a code. It may come in capitals or
    in small letters, but not mixed.
    """
    if len(text) > LONGEST:
        raise InputError(_(FOREIGN))
    found = _CODE.fullmatch("".join(line.strip() for line in text.splitlines()))
    code = found[1].upper() if found else ""
    if code[:2] not in set(Sort):
        raise InputError(_(FOREIGN))
    sort = Sort(code[:2])
    number = int(code[2:], len(DIGITS)) // PRIME
    if code != write(sort, number):
        raise InputError(_(DAMAGED))
    return sort, number
