"""What cannot be used is given another name, which tells the time; nothing is ever deleted."""

import os
from datetime import UTC, datetime
from pathlib import Path


def put_aside(path: Path, *, with_endings: tuple[str, ...] = ()) -> Path:
    """Give a file, or whatever lies in its place, another name, and to those that go with it."""
    moment = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    aside = path.with_stem(f"{path.stem}-{moment}")
    for ending in (*with_endings, ""):
        part = path.with_name(path.name + ending)
        if os.path.lexists(part):
            part.rename(aside.with_name(aside.name + ending))
    return aside
