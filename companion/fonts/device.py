"""The fonts that a device has: looked through for one that draws what ours lacks."""

import os
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from companion.fonts.coverage import coverage

FOLDERS = (
    "/system/fonts",
    "/product/fonts",
    "~/.fonts",
    "~/.local/share/fonts",
    "/usr/local/share/fonts",
    "/usr/share/fonts",
    "~/Library/Fonts",
    "/Library/Fonts",
    "/System/Library/Fonts",
    "C:/Windows/Fonts",
)
"""Where Android, Linux, macOS and Windows keep them."""

SUFFIXES = frozenset({".ttf", ".otf", ".ttc"})

LISTED, READ = 3000, 60
"""No more files are listed, and no more are read, than take a moment."""

EAST_ASIAN = ("cjk", "fallback", "gothic", "han", "unifont")
HINTS = dict.fromkeys(("cjk", "hiragana", "katakana", "hangul", "bopomofo"), EAST_ASIAN)
"""What the names of fonts for a script have in them, where it is not the script's own name."""

PLAIN = ("regular", "sans")
FANCY = ("bold", "italic", "oblique", "thin", "black", "light", "mono", "serif")


def font_files(folders: Iterable[str] = FOLDERS) -> tuple[Path, ...]:
    """Every font file in these folders."""
    found = (path for folder in folders for path in _within(folder))
    return tuple(islice(found, LISTED))


def _within(folder: str) -> Iterator[Path]:
    for place, _folders, names in os.walk(Path(folder).expanduser()):
        yield from (Path(place, name) for name in sorted(names) if _is_font(name))


def _is_font(name: str) -> bool:
    return os.path.splitext(name)[1].lower() in SUFFIXES  # noqa: PTH122  # Of thousands of names.


def missing(text: str, ours: Path) -> frozenset[str]:
    """The characters of a text that our own font lacks."""
    has = coverage(ours).has
    return frozenset(each for each in text if not (has(each) or _is_unseen(each)))


def _is_unseen(character: str) -> bool:
    return character.isspace() or not character.isprintable()


def font_for(text: str, ours: Path, files: Iterable[Path]) -> Path | None:
    """The file that draws most of a text, the likeliest first; None if none draws more than ours.

    One that draws all of it is taken at once.
    """
    lacking = missing(text, ours)
    wanted = {each for each in text if not _is_unseen(each)}
    fewest, best = len(lacking), None
    for path in islice(_likeliest_first(files, lacking), READ):
        lacks = coverage(path).lacks(wanted)
        if lacks < fewest:
            fewest, best = lacks, path
        if not fewest:
            break
    return best


def _likeliest_first(files: Iterable[Path], lacking: Iterable[str]) -> Iterator[Path]:
    scripts = {unicodedata.name(each, "unknown").split()[0].lower() for each in lacking}
    hints = [hint for script in sorted(scripts) for hint in HINTS.get(script, (script,))]

    def rank(path: Path) -> tuple[bool, bool, bool, str]:
        name = path.stem.lower()
        return (
            not any(hint in name for hint in hints),
            any(word in name for word in FANCY),
            not any(word in name for word in PLAIN),
            name,
        )

    yield from sorted(files, key=rank)
