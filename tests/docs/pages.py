"""The pages, and what they show in blocks: new files, changes to files, commands."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

_BLOCK = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """What stands between fences: its language, the file it is about, its lines."""

    language: str
    file: str
    text: str


def blocks(page):
    """Every block of a page, in order."""
    return [Block(*found) for found in _BLOCK.findall(page.read_text(encoding="utf-8"))]


def prose(page):
    """What stands outside the blocks."""
    return _BLOCK.sub("", page.read_text(encoding="utf-8"))
