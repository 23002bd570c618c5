"""The licences of everything inside, as `python -m tests.licences` has written them down."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("licences.json")


class Licence(NamedTuple):
    """Something that is inside, and what may be done with it."""

    name: str
    version: str
    licence: str
    text: str


@cache
def licences() -> tuple[Licence, ...]:
    """All of them, by name."""
    return tuple(Licence(**each) for each in json.loads(FILE.read_text(encoding="utf-8")))
