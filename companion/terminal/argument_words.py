"""What Python says of arguments, in the language spoken now; it only knows one of its own."""

import argparse

from companion.words import N_, _

_TEXTS = {
    "usage: ": N_("usage: "),
    "options": N_("options"),
    "positional arguments": N_("positional arguments"),
    "show this help message and exit": N_("show this help message and exit"),
    "expected one argument": N_("expected one argument"),
    "expected at least one argument": N_("expected at least one argument"),
    "argument %(argument_name)s: %(message)s": N_("argument {argument_name}: {message}"),
    "unrecognized arguments: %s": N_("unrecognized arguments: {names}"),
    "the following arguments are required: %s": N_("the following arguments are required: {names}"),
    "invalid choice: %(value)r (choose from %(choices)s)": N_(
        "invalid choice: {value} (choose from {choices})"
    ),
}
"""The texts that our commands can bring forth."""

_PLACES = {
    "argument_name": "%(argument_name)s",
    "message": "%(message)s",
    "names": "%s",
    "value": "%(value)r",
    "choices": "%(choices)s",
}
"""How Python writes the places in them."""


def in_our_words(text: str) -> str:
    """A text of Python's in the language spoken now, its places as Python writes them.

    >>> in_our_words("unrecognized arguments: %s")
    'unrecognized arguments: %s'
    """
    return _(_TEXTS[text]).format(**_PLACES) if text in _TEXTS else text


def speak_of_arguments() -> None:
    """Let Python's parser say its texts in our words from now on."""
    argparse._ = in_our_words  # type: ignore[attr-defined]  # There is no other way.
