"""The language of an answer, for every command and every request."""

from argparse import ArgumentParser
from contextlib import AbstractContextManager

from companion.errors import InputError
from companion.input.quoting import quoted
from companion.words import LANGUAGES, _, listed, speaking


def naming_languages(parser: ArgumentParser) -> ArgumentParser:
    """Let the help of a command name the languages, which are read before the command is."""
    parser.epilog = _("--lang LANGUAGE chooses how sentences are said: {languages}.").format(
        languages=listed(LANGUAGES)
    )
    return parser


def in_language(name: object) -> AbstractContextManager[None]:
    """Speak a language that somebody named; refuse what is none of ours."""
    if name not in LANGUAGES:
        raise InputError(
            _('"{name}" is no language; the languages are {languages}.').format(
                name=quoted(name), languages=listed(LANGUAGES)
            )
        )
    return speaking(str(name))
