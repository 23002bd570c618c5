"""The bytes of a document that Android knows the place of."""

import os
from typing import Any

from screens.phone.java import activity


def write_to(place: Any, data: bytes) -> None:
    """Write a document anew; an OSError says why that cannot be."""
    with os.fdopen(_opened(place, "wt"), "wb") as file:
        file.write(data)


def read_from(place: Any, most: int) -> bytes:
    """Read a document, but never more of it than asked for."""
    with os.fdopen(_opened(place, "r"), "rb") as file:
        return file.read(most)


def _opened(place: Any, mode: str) -> int:
    """A document's file, which then belongs to us."""
    descriptor = activity().getContentResolver().openFileDescriptor(place, mode)
    if descriptor is None:
        raise OSError
    number: int = descriptor.detachFd()
    return number
