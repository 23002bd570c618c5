"""What single fields may hold, wherever they stand: names, lines of text, numbers, lists."""

from collections.abc import Collection
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field, StringConstraints, ValidationInfo

from companion.input.bounds import MOST_ENTRIES
from companion.input.names import is_seen, why_hidden, why_no_name
from companion.input.validation import MUST_BE, refusal
from companion.options import Options
from companion.words import _, either

KEPT = "kept"
"""The context of what this app has kept itself: names that it took earlier stay as they are."""


def _a_name(text: str, info: ValidationInfo) -> str:
    if info.context != KEPT and (why := why_no_name(text)):
        raise refusal(why)
    return text.strip()


def _in_one_line(text: str, info: ValidationInfo) -> str:
    if info.context != KEPT and (why := why_hidden(text)):
        raise refusal(why)
    return text


def _with_a_proper_dummy(options: Options, info: ValidationInfo) -> Options:
    name = options.dummy_name.strip()
    if info.context != KEPT and name and (why := why_no_name(name)):
        raise refusal(why, within="dummy_name")
    return options


Name = Annotated[str, AfterValidator(_a_name)]
IN_ONE_LINE = AfterValidator(_in_one_line)
Title = Annotated[
    str,
    StringConstraints(max_length=100, strip_whitespace=True),
    IN_ONE_LINE,
    AfterValidator(lambda text: text if is_seen(text) else ""),
]
"""A line of text, empty where it shows nothing."""
Number = Annotated[int, Field(ge=0, le=999)]
Counts = Annotated[dict[str, Number], Field(max_length=MOST_ENTRIES)]
Code = Annotated[str, StringConstraints(max_length=12)]
"""One tile, as it is written."""
Codes = Annotated[list[str], Field(max_length=MOST_ENTRIES)]
"""Tiles, cards or modules, as they are written."""
HouseRules = Annotated[Options, AfterValidator(_with_a_proper_dummy)]


def one_of(numbers: Collection[int]) -> BeforeValidator:
    """Take one of these numbers and nothing that only equals it, such as true or 1.0."""

    def validated(found: object) -> object:
        if type(found) is not int or found not in numbers:
            expected = either([str(number) for number in numbers])
            raise refusal(_(MUST_BE).format(where="{where}", expected=expected))
        return found

    return BeforeValidator(validated)
