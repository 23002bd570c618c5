"""What pydantic finds wrong, told in one sentence of our own with its place."""

from collections.abc import Mapping
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import PydanticCustomError

from companion.errors import InputError
from companion.input.bounds import TOO_LONG, TOO_MANY
from companion.input.names import EMPTY
from companion.input.quoting import quoted
from companion.words import N_, N_counted, _, counted, either

Model = TypeVar("Model", bound="Entered")


class Entered(BaseModel):
    """Something that came from outside: no unknown keys, no guessing at types, no changes."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


REFUSED = "refused"
"""The type of the errors that are ours."""

MUST_BE = N_("{where} must be {expected}.")

_SENTENCES = {
    "missing": N_("{where} is missing."),
    "extra_forbidden": N_("{where} is not a known key."),
    "unexpected_keyword_argument": N_("{where} is not a known key."),
    "int_type": N_("{where} must be a whole number."),
    "bool_type": N_("{where} must be true or false."),
    "string_type": N_("{where} must be a text."),
    "list_type": N_("{where} must be a list."),
    "tuple_type": N_("{where} must be a list."),
    "dict_type": N_("{where} must be an object."),
    "model_type": N_("{where} must be an object."),
    "dataclass_type": N_("{where} must be an object."),
    "string_too_short": EMPTY,
    "greater_than_equal": N_("{where} must be at least {ge}."),
    "less_than_equal": N_("{where} must be at most {le}."),
    "literal_error": MUST_BE,
    "enum": MUST_BE,
}

# Each with what the number in it is called.
_COUNTED = {
    "string_too_long": ("max_length", TOO_LONG),
    "too_short": (
        "min_length",
        N_counted(
            "{where} must have at least {number} entry, not {actual_length}.",
            "{where} must have at least {number} entries, not {actual_length}.",
        ),
    ),
    "too_long": ("max_length", TOO_MANY),
}

_OF_KEYS = {"enum", REFUSED}
"""The errors that the key of an entry can have, which pydantic then marks as a place of its own."""
UNUSABLE = N_("{where} cannot be used.")
"""For errors that none of our models can have today."""


def refusal(sentence: str, within: str = "") -> PydanticCustomError:
    """What a validator of ours raises: a sentence as it is said, with a place for {where}.

    `within` is a part of what is validated, when only that is wrong.
    """
    return PydanticCustomError(REFUSED, "{sentence}", {"sentence": sentence, "within": within})


def entered(model: type[Model], text: str | bytes) -> Model:
    """Read JSON into a model, or say in a sentence what is wrong and where."""
    try:
        return model.model_validate_json(text, strict=True)
    except ValidationError as problem:
        raise InputError(_sentence(problem)) from None


def _sentence(problem: ValidationError) -> str:
    first = problem.errors()[0]
    kind, steps, words = first["type"], first["loc"], dict(first.get("ctx", {}))
    if kind == REFUSED and words["within"]:
        steps = (*steps, str(words["within"]))
    words["where"] = _place(steps, is_key=kind in _OF_KEYS and steps[-1] == "[key]")
    if kind == REFUSED:
        return str(words["sentence"]).format(**words)
    if kind in _COUNTED:
        number, phrase = _COUNTED[kind]
        return counted(phrase, words[number], **words)
    if "expected" in words:
        words["expected"] = _choices(words)
    return _(_SENTENCES.get(kind, UNUSABLE)).format(**words)


def _choices(words: Mapping[str, object]) -> str:
    """What there is to choose from, which pydantic lists in English and in quotation marks."""
    return either(str(words["expected"]).replace("'", "").replace(" or ", ", ").split(", "))


def _place(steps: tuple[int | str, ...], *, is_key: bool) -> str:
    """The way to what is wrong, from the outside in; a key that is wrong itself is quoted."""
    if is_key:
        *steps_before, key, _mark = steps
        return " → ".join([*map(_step, steps_before), f'"{quoted(str(key))}"'])
    return " → ".join(map(_step, steps))


def _step(step: int | str) -> str:
    return str(step + 1) if isinstance(step, int) else quoted(step) or '""'
