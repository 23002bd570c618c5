"""The characters that a font file can draw, read from its own tables."""

import struct
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

OUTLINES = frozenset({b"glyf", b"CFF ", b"CFF2"})
"""What holds letters that can be drawn at any size; pictures of one size cannot."""

COLLECTION = b"ttcf"
UNICODE, WINDOWS = 0, 3
FULL, BASIC = 12, 4
"""How a table of characters is written: all of them, or those of two bytes."""

LARGEST = 1 << 20
"""No table of characters is longer than this, in bytes."""


class Coverage(NamedTuple):
    """Characters as the beginnings and the ends of runs, in order."""

    firsts: tuple[int, ...] = ()
    lasts: tuple[int, ...] = ()

    def has(self, character: str) -> bool:
        """Whether it can be drawn."""
        code = ord(character)
        run = bisect_right(self.firsts, code) - 1
        return run >= 0 and code <= self.lasts[run]

    def lacks(self, characters: Iterable[str]) -> int:
        """How many of them cannot be drawn."""
        return sum(not self.has(each) for each in characters)


NOTHING = Coverage()


@lru_cache(maxsize=256)
def coverage(path: Path) -> Coverage:
    """What a file can draw; nothing, if it cannot be read or is no font."""
    try:
        with path.open("rb") as file:
            head = file.read(16)
            start = struct.unpack_from(">L", head, 12)[0] if head[:4] == COLLECTION else 0
            file.seek(start)
            count = struct.unpack(">4xH6x", file.read(12))[0]
            tables = dict(_tables(file.read(16 * count), count))
            if not OUTLINES & tables.keys() or b"cmap" not in tables:
                return NOTHING
            offset, length = tables[b"cmap"]
            file.seek(offset)
            runs = sorted(_runs(file.read(min(length, LARGEST))))
    except (OSError, struct.error, IndexError):
        return NOTHING
    return Coverage(tuple(first for first, _last in runs), tuple(last for _first, last in runs))


def _tables(raw: bytes, count: int) -> Iterator[tuple[bytes, tuple[int, int]]]:
    for at in range(count):
        tag, _check, offset, length = struct.unpack_from(">4sLLL", raw, at * 16)
        yield tag, (offset, length)


def _runs(raw: bytes) -> Iterator[tuple[int, int]]:
    """The runs of the largest table of characters in Unicode."""
    found = dict[int, int]()
    for at in range(struct.unpack_from(">2xH", raw)[0]):
        platform, _encoding, offset = struct.unpack_from(">HHL", raw, 4 + at * 8)
        if platform in (UNICODE, WINDOWS):
            found[struct.unpack_from(">H", raw, offset)[0]] = offset
    if FULL in found:
        yield from _full(raw, found[FULL])
    elif BASIC in found:
        yield from _basic(raw, found[BASIC])


def _full(raw: bytes, at: int) -> Iterator[tuple[int, int]]:
    for group in range(struct.unpack_from(">L", raw, at + 12)[0]):
        first, last = struct.unpack_from(">LL", raw, at + 16 + group * 12)
        yield first, last


def _basic(raw: bytes, at: int) -> Iterator[tuple[int, int]]:
    number = struct.unpack_from(">H", raw, at + 6)[0] // 2
    lasts = struct.unpack_from(f">{number}H", raw, at + 14)
    firsts = struct.unpack_from(f">{number}H", raw, at + 16 + number * 2)
    yield from ((first, last) for first, last in zip(firsts, lasts, strict=True) if first < 0xFFFF)
