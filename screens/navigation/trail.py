"""Where a person is in the app, kept on disk so that the app opens there again."""

import json
from pathlib import Path

FILE = "trail.json"

Trail = list[tuple[str, dict]]


def remember(folder: Path, trail: Trail) -> None:
    """Write the trail, whole or not at all."""
    fresh = folder / f"{FILE}.new"
    fresh.write_text(json.dumps(trail), encoding="utf-8")
    fresh.replace(folder / FILE)


def recall(folder: Path) -> Trail:
    """Read the trail; a missing or broken one is empty."""
    try:
        steps = json.loads((folder / FILE).read_text(encoding="utf-8"))
        return [(str(name), dict(params)) for name, params in steps]
    except (OSError, ValueError, TypeError):
        return []
