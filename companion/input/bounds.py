"""How much anything from outside may hold; whatever has more was not made by playing."""

from collections.abc import Sized

from companion.errors import InputError
from companion.words import N_counted, counted

MOST_BYTES = 1_000_000
MOST_LEVELS = 50
"""No table is nested nearly as deeply."""
MOST_DIGITS = 18
"""No number at a table has nearly as many."""
MOST_ENTRIES = 99
"""No list of tiles, cards or modules is longer: a box holds 78 tiles and huts."""
MOST_CHARACTERS = 8_000
"""No line of text is longer, not even the city that fills its box."""

TOO_LONG = N_counted(
    "{where} must have at most {number} character.",
    "{where} must have at most {number} characters.",
)
TOO_MANY = N_counted(
    "{where} must have at most {number} entry.",
    "{where} must have at most {number} entries.",
)


def refuse_longer(text: str, where: str) -> None:
    """Refuse a text that no table needs."""
    if len(text) > MOST_CHARACTERS:
        raise InputError(counted(TOO_LONG, MOST_CHARACTERS, where=where))


def refuse_more(entries: Sized, where: str, most: int = MOST_ENTRIES) -> None:
    """Refuse a list with more entries than there can be."""
    if len(entries) > most:
        raise InputError(counted(TOO_MANY, most, where=where))
