"""Where a person is in the app, kept on disk so that the app opens there again."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

FILE = "trail.json"

Trail = list[tuple[str, dict[str, Any]]]
"""The screens that one came through, each by its name and with plain values."""


def remember(folder: Path, trail: Trail) -> None:
    """Write the trail, whole or not at all; where the disk fails, the app opens at home."""
    fresh, kept = folder / f"{FILE}.new", folder / FILE
    with suppress(OSError):
        _put_aside_what_is_no_file(kept)
        with open(fresh, "w", encoding="utf-8", opener=_for_its_owner_only) as file:
            json.dump(trail, file)
        fresh.replace(kept)


def recall(folder: Path) -> Trail:
    """Read the trail; a missing or broken one is empty."""
    kept = folder / FILE
    try:
        steps = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else []
        return [(str(name), dict(params)) for name, params in steps]
    except (OSError, ValueError, TypeError, RecursionError):
        return []


def _put_aside_what_is_no_file(path: Path) -> None:
    if path.exists() and not path.is_file():
        path.rename(path.with_name(f"{path.name}-{os.urandom(4).hex()}"))


def _for_its_owner_only(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
