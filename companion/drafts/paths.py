"""A path that is being typed on a desktop, and what lies there to choose instead."""

import os
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from companion.words import by_alphabet

MOST_OFFERED = 6


@dataclass(frozen=True, slots=True)
class Offered:
    """A folder to go into, or a file."""

    path: str
    name: str
    is_folder: bool


def offered(typed: str, endings: Collection[str]) -> list[Offered]:
    """What begins as somebody types: folders first, then files with one of the endings."""
    folder, begun = os.path.split(Path.home() / typed)
    if typed.endswith(os.sep):
        folder, begun = str(Path.home() / typed), ""
    try:
        found = sorted(os.scandir(folder), key=lambda each: by_alphabet(each.name))
    except (OSError, ValueError):
        return []
    fitting = [
        each
        for each in found
        if each.name.casefold().startswith(begun.casefold()) and not each.name.startswith(".")
    ]
    folders = [
        Offered(each.path + os.sep, each.name, is_folder=True) for each in fitting if each.is_dir()
    ]
    files = [
        Offered(each.path, each.name, is_folder=False)
        for each in fitting
        if each.is_file() and each.name.endswith(tuple(endings)) and each.path != typed
    ]
    return [*folders, *files][:MOST_OFFERED]
