"""A small file that the app keeps for itself: written whole or not at all, read with suspicion."""

import os
from contextlib import suppress
from pathlib import Path

from companion.disk.putting_aside import put_aside

LONGEST = 10_000
"""How many bytes are read; what the app keeps in such a file is never longer."""


def write_whole(kept: Path, text: str) -> bool:
    """Write a file for its owner only, and tell if it worked; if not, the one before stays."""
    fresh = kept.with_name(f"{kept.name}.new")
    try:
        for path in (fresh, kept):
            if os.path.lexists(path) and not path.is_file():
                put_aside(path)
        # What a killed app left half written may be anybody's to read.
        fresh.unlink(missing_ok=True)
        with open(fresh, "x", encoding="utf-8", opener=_for_its_owner_only) as file:
            file.write(text)
        fresh.replace(kept)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        return False
    return True


def read_whole(kept: Path) -> str:
    """What stands in a file; nothing where it is missing, no text or longer than it can be."""
    try:
        if not kept.is_file() or kept.stat().st_size > LONGEST:
            return ""
        return kept.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def _for_its_owner_only(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
