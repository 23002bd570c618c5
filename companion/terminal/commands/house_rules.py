"""The house rules of a request, for the commands that depend on them."""

import json
from argparse import ArgumentParser

from companion.input.json_text import read_json
from companion.options import BY_THE_BOOK, Options
from companion.terminal.commands.command import Request
from companion.words import _

EXAMPLE = '{"dummy_third": "up"}'


def add_options(parser: ArgumentParser) -> None:
    """Let house rules be given."""
    parser.add_argument(
        "--options", metavar="JSON", help=_("such as {example}").format(example=EXAMPLE)
    )


def options(request: Request) -> Options:
    """The house rules that were given: an object, or the JSON of one; else those of the book."""
    if "options" not in request:
        return BY_THE_BOOK
    from companion.input.house_rules import read_options  # noqa: PLC0415  # Only who needs it waits.

    given = request["options"]
    if isinstance(given, str):
        given = read_json(given.encode(errors="surrogatepass"))
    return read_options(json.dumps(given))
