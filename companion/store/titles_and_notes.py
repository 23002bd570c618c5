"""What people call a game and write about it, as long as a file can hold it."""

import json

from companion.input.fields import Title
from companion.input.validation import Entered, entered
from companion.share.game_file import About


class _Titled(Entered):
    title: Title


class _Noted(Entered):
    note: About


def as_title(text: str) -> str:
    """A title as it is kept; one that no file could hold is refused."""
    return entered(_Titled, json.dumps({"title": text})).title


def as_note(text: str) -> str:
    """A note as it is kept; one that no file could hold is refused."""
    return entered(_Noted, json.dumps({"note": text})).note
