"""Where a person is in the app, kept on disk so that the app opens there again."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.aside import put_aside

FILE = "trail.json"
LONGEST = 10_000
"""How many bytes are read; nobody goes so far that the way back is longer."""

Trail = list[tuple[str, dict[str, Any]]]
"""The screens that one came through, each by its name and with plain values."""


def remember(folder: Path, trail: Trail) -> None:
    """Write the trail, whole or not at all; where the disk fails, the app opens at home."""
    fresh, kept = folder / f"{FILE}.new", folder / FILE
    with suppress(OSError):
        for path in (fresh, kept):
            if os.path.lexists(path) and not path.is_file():
                put_aside(path)
        # What a killed app left half written may be anybody's to read.
        fresh.unlink(missing_ok=True)
        with open(fresh, "x", encoding="utf-8", opener=_for_its_owner_only) as file:
            json.dump(trail, file)
        fresh.replace(kept)


def recall(folder: Path) -> Trail:
    """Read the trail; a missing or broken one is empty."""
    kept = folder / FILE
    try:
        if not kept.is_file() or kept.stat().st_size > LONGEST:
            return []
        steps = json.loads(kept.read_text(encoding="utf-8"))
        return [(str(name), dict(params)) for name, params in steps]
    except (OSError, ValueError, TypeError, RecursionError):
        return []


def _for_its_owner_only(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
