"""Which of our languages somebody hears, and what each calls itself."""

from collections.abc import Iterable
from typing import Final

from companion.words.speech import LANGUAGES

OWN_NAMES: Final = {"en": "English", "es": "Español", "pl": "Polski", "de": "Deutsch"}
"""What a language calls itself, so that whoever has lost theirs finds it again."""


def nearest(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that we speak, or English where we speak none.

    >>> nearest(["ca_ES", "es-419", "de"]), nearest(["pl_PL.UTF-8"]), nearest(["C", "fr"])
    ('es', 'pl', 'en')
    """
    spoken = (each.replace("_", "-").partition("-")[0].lower() for each in wanted)
    return next((each for each in spoken if each in LANGUAGES), LANGUAGES[0])
