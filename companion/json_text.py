"""JSON from outside, which may be anything."""

import json
from typing import NoReturn

from companion.errors import InputError
from companion.words import _

MOST_BYTES = 1_000_000


def read_json(raw: bytes) -> dict[str, object]:
    """Read one JSON object, or say in a sentence why this is none."""
    if len(raw) > MOST_BYTES:
        raise InputError(
            _("The input is longer than {most} bytes; no table needs that much.").format(
                most=MOST_BYTES
            )
        )
    try:
        found = json.loads(
            raw.decode(), object_pairs_hook=_each_key_once, parse_constant=_refuse_constant
        )
    except json.JSONDecodeError as problem:
        raise InputError(
            _("This is not JSON: line {line}, column {column}: {problem}.").format(
                line=problem.lineno, column=problem.colno, problem=problem.msg
            )
        ) from None
    except UnicodeDecodeError:
        raise InputError(_("This is not JSON: it is not text in UTF-8.")) from None
    except RecursionError:
        raise InputError(_("This is not a table: it is nested too deeply.")) from None
    except ValueError:
        # Python itself refuses to turn thousands of digits into a number.
        raise InputError(_("This is not a table: it holds a number of absurd length.")) from None
    if not isinstance(found, dict):
        raise InputError(_("A JSON object is expected, in curly brackets."))
    return found


def _each_key_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _value in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise InputError(_('"{key}" is given twice.').format(key=twice))
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise InputError(_("{name} is no number that a table can hold.").format(name=name))
