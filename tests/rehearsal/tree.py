"""The files that buildozer takes into a package."""

import os
from fnmatch import fnmatch
from pathlib import Path
from shutil import copyfile

from tests.rehearsal.spec import ROOT, listed


def taken(root=ROOT):
    """Every file of the tree that goes into the package, relative to it.

    Hidden files and folders stay; of the others all that is not named as left out, and whose
    ending, if it has one, is named as taken in.
    """
    endings = {f".{ending}" for ending in listed("source.include_exts")}
    folders = tuple(f"{folder}/" for folder in listed("source.exclude_dirs"))
    patterns = [pattern.lower() for pattern in listed("source.exclude_patterns")]
    for where, inner, files in os.walk(root):
        inner[:] = sorted(name for name in inner if not name.startswith("."))
        folder = Path(where).relative_to(root)
        if f"{folder.as_posix()}/".lower().startswith(folders):
            inner.clear()
            continue
        for name in sorted(files):
            path = folder / name
            left_out = any(fnmatch(path.as_posix().lower(), pattern) for pattern in patterns)
            if not name.startswith(".") and not left_out and path.suffix.lower() in {"", *endings}:
                yield path


def copy(folder):
    """Copy them."""
    for path in taken():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        copyfile(ROOT / path, place)
