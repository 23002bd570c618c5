"""Where a person is in the app, kept on disk so that the app opens there again."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.kept_file import read_whole, write_whole

FILE = "trail.json"

Trail = list[tuple[str, dict[str, Any]]]
"""The screens that one came through, each by its name and with plain values."""


def remember(folder: Path, trail: Trail) -> None:
    """Write the trail, whole or not at all; where the disk fails, the app opens at home."""
    with suppress(OSError):
        write_whole(folder / FILE, json.dumps(trail))


def recall(folder: Path) -> Trail:
    """Read the trail; a missing or broken one is empty."""
    try:
        steps = json.loads(read_whole(folder / FILE))
        return [(str(name), dict(params)) for name, params in steps]
    except (ValueError, TypeError, RecursionError):
        return []
