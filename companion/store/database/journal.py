"""The journal beside a database, read by hand: SQLite stops at the first damaged byte of it."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = 4096
"""How many bytes a page has; SQLite's own choice, which this app leaves as it is."""
_HEADER, _HEAD = 32, 24
"""How many bytes stand before all pages of a journal, and before each."""
_MOST = 50_000_000
"""How many bytes are read; SQLite begins a journal anew long before it has as many."""
ENDING = "-wal"


class _Page(NamedTuple):
    """One page that was written to the journal."""

    salt: bytes
    """What all pages since the journal was begun anew have in common."""
    number: int
    size: int
    """How many pages the database has, if a commit ends here; else 0."""
    content: bytes


def commits(path: Path) -> list[int]:
    """How many pages the journal of a database had after each commit since it was begun anew."""
    return [place for place, page in enumerate(_pages(path), 1) if page.size]


def with_journal(path: Path) -> bytearray:
    """A database with everything that was committed to its journal, be it damaged or not."""
    whole = bytearray(path.read_bytes() if path.is_file() else b"")
    pages = list(_pages(path))
    last = max((place for place, page in enumerate(pages, 1) if page.size), default=0)
    if not last:
        return whole
    size = pages[last - 1].size * PAGE
    whole = whole[:size].ljust(min(size, len(whole) + last * PAGE), b"\0")
    for page in pages[:last]:
        start = (page.number - 1) * PAGE
        if 0 <= start <= len(whole) - PAGE:
            whole[start : start + PAGE] = page.content
    return whole


def _pages(path: Path) -> Iterator[_Page]:
    """The pages of a journal up to what is left of an earlier one, where some may be damaged."""
    journal = path.with_name(path.name + ENDING)
    raw = b""
    if journal.is_file() and journal.stat().st_size <= _MOST:
        raw = journal.read_bytes()
    found = [
        _read(raw[start : start + _HEAD + PAGE])
        for start in range(_HEADER, len(raw) - _HEAD - PAGE + 1, _HEAD + PAGE)
    ]
    # Each is written three times at least; no single damage makes two of them differ.
    salts = Counter([raw[16:24], *(page.salt for page in found[:2])])
    ((salt, _times),) = salts.most_common(1)
    ours = max((place for place, page in enumerate(found, 1) if page.salt == salt), default=0)
    yield from (page if page.salt == salt else page._replace(size=0) for page in found[:ours])


def _read(raw: bytes) -> _Page:
    number, size = int.from_bytes(raw[:4], "big"), int.from_bytes(raw[4:8], "big")
    return _Page(raw[8:16], number, size, raw[_HEAD:])
