"""The language that is spoken now, and the catalogue of what is said in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from gettext import NullTranslations, translation
from pathlib import Path

from companion.words.cases import Said, Template, call_people
from companion.words.numbers import figures

LANGUAGES = ("en", "es", "pl", "de")
"""The languages that the companion speaks; its sentences are written in the first."""
CATALOGUES = Path(__file__).parents[1] / "languages"
"""Where the translations lie, as gettext wants them: LANGUAGE/LC_MESSAGES/companion.mo."""
_BEHIND_CONTEXT = "\4"
"""What gettext puts between a context and a sentence."""


class _Spoken:
    """The language that is spoken now, and whose words it is spoken in."""

    language = LANGUAGES[0]
    catalogue = NullTranslations()
    revised = False


def speak(language: str) -> None:
    """Speak a language from now on; what is not translated into it is said in English."""
    _Spoken.catalogue = translation("companion", CATALOGUES, [language], fallback=True)
    _Spoken.language = language
    call_people(_translated(_SOMEBODY), {name: _translated(said) for name, said in _KNOWN.items()})


def language() -> str:
    """The language that is spoken now."""
    return _Spoken.language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while, then as was spoken before, in the words of that edition."""
    before, revised = _Spoken.language, _Spoken.revised
    speak(language)
    try:
        yield
    finally:
        speak(before)
        of_table(revised=revised)


def of_table(*, revised: bool) -> None:
    """Speak from now on as the edition on the table does: the revised one, or any other."""
    _Spoken.revised = revised


@lru_cache(maxsize=4_000)
def _read(said: str, revised: bool) -> str | Said:  # noqa: FBT001  # A cache wants plain arguments.
    """A translation ready to be said; one without places and forms is a plain string."""
    template = Template.read(said, revised=revised)
    if template.forms or template.gender or "{" in template.plain:
        return Said(template)
    return template.plain


def _(sentence: str) -> str:
    """Say the sentence in the language spoken now."""
    return _read(_translated(sentence), _Spoken.revised)


def _translated(sentence: str) -> str:
    return _Spoken.catalogue.gettext(sentence).rpartition(_BEHIND_CONTEXT)[2]


def N_(sentence: str) -> str:  # noqa: N802  # The name that extraction tools look for.
    """Mark a sentence that is said later, by `_`."""
    return sentence


def N_in(context: str, sentence: str) -> str:  # noqa: N802
    """Mark a sentence that other languages say differently elsewhere; said later, by `_`.

    >>> _(N_in("money", "blue"))
    'blue'
    """
    return f"{context}{_BEHIND_CONTEXT}{sentence}"


_SOMEBODY = N_in("somebody", "{name}")
"""A name, whose translation tells how names are bent: in Polish, "graczowi {name}"."""
_KNOWN = {
    "Dirk": N_in("somebody", "Dirk"),
    "Boabdil": N_in("somebody", "Boabdil"),
    "Marek": N_in("somebody", "Marek"),
    "Pablo": N_in("somebody", "Pablo"),
}
"""Names that every table knows, for the third hand bears them; a language may bend each its way."""

Counted = tuple[str, str]
"""A phrase about one thing and the same about several, each with a {number} or without."""


def N_counted(one: str, several: str) -> Counted:  # noqa: N802
    """Mark a phrase that is said later with its number, by `counted`."""
    return one, several


def counted(phrase: Counted, number: int, **places: object) -> str:
    """Say a phrase with its number, in the form that the language asks for.

    >>> counted(N_counted("{number} point", "{number} points"), 2)
    '2 points'
    >>> counted(N_counted("{number} point", "{number} points"), -1)
    '−1 point'
    """
    said = _Spoken.catalogue.ngettext(*phrase, abs(number))
    return _read(said, _Spoken.revised).format(number=figures(number), **places)
