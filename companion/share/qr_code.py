"""A code as the black and white squares that a phone's camera reads as a link to this app."""

from typing import Any

import segno

from companion.share.checked_code import SCHEME

QUIET = 4
"""How many white squares a camera wants around it."""


def squares(code: str, error: str = "m") -> tuple[tuple[bool, ...], ...]:
    """The rows from top to bottom, True where it is dark; without the quiet zone."""
    # In two pieces: capitals and digits take less room than the small letters of the scheme.
    pieces: Any = [SCHEME, code]
    drawn = segno.make(pieces, error=error, micro=False)
    return tuple(tuple(bool(dark) for dark in row) for row in drawn.matrix)
