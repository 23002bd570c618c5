"""Every sentence a person reads passes through here, so that it can be said in other languages."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from gettext import NullTranslations, translation
from pathlib import Path

LANGUAGES = ("en", "es", "pl", "de")
"""The languages that the companion speaks; its sentences are written in the first."""
CATALOGUES = Path(__file__).with_name("languages")
"""Where the translations lie, as gettext wants them: LANGUAGE/LC_MESSAGES/companion.mo."""


class _Spoken:
    """The language that is spoken now."""

    language = LANGUAGES[0]
    catalogue = NullTranslations()


def speak(language: str) -> None:
    """Speak a language from now on; what is not translated into it is said in English."""
    _Spoken.catalogue = translation("companion", CATALOGUES, [language], fallback=True)
    _Spoken.language = language


def language() -> str:
    """The language that is spoken now."""
    return _Spoken.language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while, then the one that was spoken before."""
    before = _Spoken.language
    speak(language)
    try:
        yield
    finally:
        speak(before)


def _(sentence: str) -> str:
    """Say the sentence in the language spoken now."""
    return _Spoken.catalogue.gettext(sentence)


def N_(sentence: str) -> str:  # noqa: N802  # The name that extraction tools look for.
    """Mark a sentence that is said later, by `_`."""
    return sentence


Counted = tuple[str, str]
"""A phrase about one thing and the same about several, each with a {number} or without."""


def N_counted(one: str, several: str) -> Counted:  # noqa: N802
    """Mark a phrase that is said later with its number, by `counted`."""
    return one, several


def counted(phrase: Counted, number: int, **places: object) -> str:
    """Say a phrase with its number, in the form that the language asks for.

    >>> counted(N_counted("{number} point", "{number} points"), 2)
    '2 points'
    """
    said = _Spoken.catalogue.ngettext(*phrase, number)
    return said.format(number=figures(number), **places)


def figures(number: int) -> str:
    """A number with a minus sign that is as wide as a digit, not with a hyphen.

    >>> figures(76), figures(-76)
    ('76', '−76')
    """
    return str(number).replace("-", "−")


def change(number: int) -> str:
    """A number that is added to another, always with its sign.

    >>> change(5), change(-5)
    ('+5', '−5')
    """
    return f"{number:+d}".replace("-", "−")


def listed(names: Sequence[str]) -> str:
    """Join names as people do.

    >>> listed(["Ana"]), listed(["Ana", "Leo"]), listed(["Ana", "Leo", "Kim"])
    ('Ana', 'Ana and Leo', 'Ana, Leo and Kim')
    """
    if len(names) < 2:
        return "".join(names)
    return _("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])


def either(choices: Sequence[str]) -> str:
    """Join what there is to choose from as people do.

    >>> either(["1"]), either(["1", "2", "3"])
    ('1', '1, 2 or 3')
    """
    if len(choices) < 2:
        return "".join(choices)
    return _("{first} or {last}").format(first=", ".join(choices[:-1]), last=choices[-1])
