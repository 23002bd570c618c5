"""Lists as people say them: with an "and" or an "or" before the last."""

import re
from collections.abc import Sequence
from functools import reduce

from companion.words.speech import N_in, _

_LIKE_I = re.compile(r"h?[ií](?!e)", re.IGNORECASE)
_LIKE_O = re.compile(r"h?[oó]|8|11(?![0-9])", re.IGNORECASE)
AND_I = N_in("before a word that sounds like i", "{first} and {last}")
OR_O = N_in("before a word that sounds like o", "{first} or {last}")


def listed(names: Sequence[str]) -> str:
    """Join names as people do.

    >>> listed(["Ana"]), listed(["Ana", "Leo"]), listed(["Ana", "Leo", "Kim"])
    ('Ana', 'Ana and Leo', 'Ana, Leo and Kim')
    """
    if len(names) < 2:
        return names[0] if names else ""
    joined = _(AND_I) if _LIKE_I.match(names[-1]) else _("{first} and {last}")
    return joined.format(first=in_a_row(names[:-1]), last=names[-1])


def either(choices: Sequence[str]) -> str:
    """Join what there is to choose from as people do.

    >>> either(["1"]), either(["1", "2", "3"])
    ('1', '1, 2 or 3')
    """
    if len(choices) < 2:
        return choices[0] if choices else ""
    joined = _(OR_O) if _LIKE_O.match(choices[-1]) else _("{first} or {last}")
    return joined.format(first=in_a_row(choices[:-1]), last=choices[-1])


def in_a_row(names: Sequence[str]) -> str:
    """Join names with commas alone; each keeps its forms."""
    return reduce(lambda row, name: _("{first}, {next}").format(first=row, next=name), names)
