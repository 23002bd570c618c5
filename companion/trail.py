"""Where a person is in the app, kept on disk so that the app opens there again."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.disk.small_file import LONGEST, read_whole, write_whole

FILE = "trail.json"

Trail = list[tuple[str, dict[str, Any]]]
"""The screens that one came through, each by its name and with plain values."""
NOWHERE: tuple[str, dict[str, Any]] = ("", {})
"""The one step of a trail that cannot be read."""


def remember(folder: Path, trail: Trail) -> None:
    """Write the trail, whole or not at all; where the disk fails, the app opens at home."""
    with suppress(OSError):
        write_whole(folder / FILE, f"[{', '.join(_written(trail))}]")


def _written(trail: Trail) -> list[str]:
    """The steps in writing: where they are more than is read again, the first and the last ones."""
    steps = [json.dumps(step) for step in trail]
    # The first before any other, for it is home.
    room = LONGEST - sum(len(first) + 2 for first in steps[:1])
    for place in range(len(steps) - 1, 0, -1):
        room -= len(steps[place]) + 2
        if room < 0:
            return steps[:1] + steps[place + 1 :]
    return steps


def recall(folder: Path) -> Trail:
    """Read the trail; a missing one is empty, a broken one leads nowhere."""
    if not os.path.lexists(folder / FILE):
        return []
    try:
        steps = json.loads(read_whole(folder / FILE))
        return [(str(name), dict(params)) for name, params in steps]
    except (ValueError, TypeError, RecursionError):
        return [NOWHERE]
