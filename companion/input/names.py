"""What people are called: which names there can be, and which of them are the same."""

import re
import unicodedata
from collections.abc import Iterable

from companion.errors import InputError, RuleError
from companion.input.bounds import TOO_LONG
from companion.input.quoting import quoted
from companion.words import N_, _, counted

LONGEST_NAME = 40

EMPTY = N_("{where} must not be empty.")
HIDDEN = N_("{where} must be in one line, without hidden or control characters.")

# Fillers, blanks and variation selectors: they count as printable and still show nothing.
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)


def known_as(name: str) -> str:
    """The name by which somebody is known, however it is written: names alike are the same.

    >>> known_as("  Ana  María ") == known_as("ANA MARÍA"), known_as("Ana") == known_as("Anna")
    (True, False)
    """
    seen = _UNSEEN.sub("", name)
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFC", seen).casefold())
    return " ".join(folded.split())


def refuse_same(names: Iterable[str]) -> None:
    """Refuse names that people cannot tell apart: points must find their owner."""
    known = set[str]()
    for name in names:
        if known_as(name) in known:
            raise RuleError(
                _('"{name}" is named twice; give everybody a name of their own.').format(
                    name=quoted(name)
                )
            )
        known.add(known_as(name))


def is_seen(text: str) -> bool:
    """Whether a text shows anything: fillers, blanks and accents without a letter do not.

    >>> is_seen("Ana"), is_seen(chr(0x3164)), is_seen(" ")
    (True, False, False)
    """
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in _UNSEEN.sub("", text))


def why_hidden(text: str) -> str:
    """Why a line of text cannot stand where people read it, said with a place for {where}."""
    return "" if text.isprintable() else _(HIDDEN)


def why_no_name(text: str) -> str:
    """Why nobody can be called this, said with a place for {where}; empty when they can.

    >>> why_no_name("Ana"), why_no_name(" "), why_no_name("A" + chr(0x202E))
    ('', '{where} must not be empty.', '{where} must be in one line, without hidden or control \
characters.')
    """
    name = text.strip()
    if len(name) > LONGEST_NAME:
        # Plain text, for what is said already cannot be filled in a second time.
        return str(counted(TOO_LONG, LONGEST_NAME, where="{where}"))
    if why := why_hidden(name):
        return why
    return "" if is_seen(name) else _(EMPTY)


def read_name(text: str, where: str) -> str:
    """A name without the space around it, or a sentence about what is at this place."""
    if why := why_no_name(text):
        raise InputError(why.format(where=where))
    return text.strip()
