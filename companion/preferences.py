"""How a person wants the app to be, kept on disk; what is damaged there is as at the beginning."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final, Self

from companion.disk.small_file import read_whole, write_whole
from companion.words import LANGUAGES

FILE = "preferences.json"
TEXT_SIZES: Final = range(80, 201, 10)
"""How large text can be, in percent of what the phone itself asks for."""


class Appearance(StrEnum):
    """What a person chooses; the system's choice is followed where the system tells."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """What can be chosen in the settings; each change makes new ones."""

    language: str = ""
    """One of ours; empty, the first of the system's that we speak."""
    appearance: Appearance = Appearance.SYSTEM
    text_size: int = 100
    safe_colours: bool = False
    """The kinds of tiles in colours that colour-blind eyes tell apart."""
    motion: bool = True
    vibration: bool = True
    sounds: bool = False
    keep_awake: bool = True

    @classmethod
    def out_of(cls, found: Mapping[str, object]) -> Self:
        """Everything that makes sense there; the rest stays as it is at the beginning."""
        usual = cls()

        def switch(name: str) -> bool:
            value = found.get(name)
            return value if isinstance(value, bool) else bool(getattr(usual, name))

        language = found.get("language")
        appearance, size = found.get("appearance"), found.get("text_size")
        known = [each for each in Appearance if each == appearance]
        return cls(
            language=str(language) if language in LANGUAGES else usual.language,
            appearance=known[0] if known else usual.appearance,
            text_size=size if type(size) is int and size in TEXT_SIZES else usual.text_size,
            safe_colours=switch("safe_colours"),
            motion=switch("motion"),
            vibration=switch("vibration"),
            sounds=switch("sounds"),
            keep_awake=switch("keep_awake"),
        )


def keep(folder: Path, preferences: Preferences) -> bool:
    """Write them, and tell if that worked; where the disk fails, they last as long as the app."""
    return write_whole(folder / FILE, json.dumps(asdict(preferences)))


def kept(folder: Path) -> Preferences:
    """Read them; a missing or broken file leaves all as it is at the beginning."""
    with suppress(ValueError, TypeError, RecursionError):
        found = json.loads(read_whole(folder / FILE))
        if isinstance(found, dict):
            return Preferences.out_of(found)
    return Preferences()
