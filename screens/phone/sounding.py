"""The app is heard for a moment, by those who want it; this needs no permission."""

from contextlib import suppress
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

SOUNDS = Path(__file__).with_name("sounds")
"""Made by `python -m tests.package.sounds`."""


class Sound(StrEnum):
    """What is heard: a tile on the table, a chord for a scored round, a tune for the winner."""

    LAID = "laid"
    SCORED = "scored"
    WON = "won"


class _Ears:
    """Whether the person wants to hear anything."""

    at_all = False


def let_be_heard(wanted: bool) -> None:  # noqa: FBT001  # A setting is on or off.
    """Let the app be heard from now on, or not."""
    _Ears.at_all = wanted


def sound(which: Sound) -> None:
    """Let the app be heard for a moment, where it can be and the person wants it."""
    if _Ears.at_all:
        # A device without a loudspeaker, or with one that is busy, is no reason to stop a game.
        with suppress(Exception):
            heard = _loaded(which)
            if heard.state == "play":
                heard.stop()
            heard.play()


@cache
def _loaded(which: Sound) -> Any:
    from kivy.core.audio import SoundLoader  # noqa: PLC0415  # Slow to find, seldom used.

    return SoundLoader.load(str(SOUNDS / f"{which}.wav"))
