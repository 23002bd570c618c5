"""JSON from outside, which may be anything."""

import json
import sys
from collections import Counter
from math import isinf
from pathlib import Path
from typing import BinaryIO, NoReturn

from companion.errors import InputError
from companion.input.bounds import MOST_BYTES, MOST_DIGITS, MOST_LEVELS
from companion.input.quoting import quoted
from companion.words import _, what_went_wrong

STANDARD_INPUT = "-"
LONGEST_PATH = 200
"""So much of a file's name is quoted."""


def standard_input() -> BinaryIO:
    """Standard input, unless whoever started the program closed it."""
    # typeshed does not say so, but Python has none then.
    if sys.stdin is None:
        raise InputError(_("There is no standard input to read."))
    return sys.stdin.buffer


def read_file(name: str, most: int = MOST_BYTES) -> bytes:
    """Read a file, but never much more of it than can be what is asked for."""
    if name == STANDARD_INPUT:
        return standard_input().read(most + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(most + 1)
    except (OSError, ValueError) as problem:
        raise InputError(
            _("{file} cannot be read: {problem}.").format(
                file=quoted(name, LONGEST_PATH), problem=what_went_wrong(problem)
            )
        ) from None


def read_json(raw: bytes) -> dict[str, object]:
    """Read one JSON object, or say in a sentence why this is none."""
    if len(raw) > MOST_BYTES:
        raise InputError(
            _("The input is longer than {most} bytes; no table needs that much.").format(
                most=MOST_BYTES
            )
        )
    if _levels(raw) > MOST_LEVELS:
        raise InputError(_("This is not a table: it is nested too deeply."))
    try:
        found = json.loads(
            raw.decode("utf-8-sig"),
            object_pairs_hook=_each_key_once,
            parse_constant=_refuse_constant,
            parse_float=_finite,
            parse_int=_short,
        )
        # Half a letter, such as \ud800 alone, can be read but not be written again.
        json.dumps(found, ensure_ascii=False).encode()
    except json.JSONDecodeError as problem:
        raise InputError(
            _("This is not JSON: line {line}, column {column}: {problem}.").format(
                line=problem.lineno, column=problem.colno, problem=problem.msg
            )
        ) from None
    except UnicodeError:
        raise InputError(_("This is not JSON: it is not text in UTF-8.")) from None
    if not isinstance(found, dict):
        raise InputError(_("A JSON object is expected, in curly brackets."))
    return found


_BRACKETS = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def _levels(raw: bytes) -> int:
    """How deeply JSON is nested, looked up before it is parsed: Pythons fail at it differently.

    >>> _levels(b'{"a": [[], "[[["]}'), _levels(b"[[[["), _levels(b"]]")
    (3, 4, 0)
    """
    outside = b"".join(raw.replace(b"\\\\", b"").replace(b'\\"', b"").split(b'"')[::2])
    brackets = outside.translate(_BRACKETS, _NO_BRACKETS)
    levels = 0
    while b"[]" in brackets and levels <= MOST_LEVELS:
        brackets = brackets.replace(b"[]", b"")
        levels += 1
    return levels + brackets.count(b"[")


def _each_key_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        ((twice, _times),) = Counter(name for name, _value in pairs).most_common(1)
        raise InputError(_('"{key}" is given twice.').format(key=quoted(twice)))
    return found


def _short(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise InputError(_("This is not a table: it holds a number of absurd length."))
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise InputError(
            _("{number} is no number that a table can hold.").format(number=quoted(digits))
        )
    return number


def _refuse_constant(name: str) -> NoReturn:
    raise InputError(_("{number} is no number that a table can hold.").format(number=name))
