"""What pydantic finds wrong, told in one sentence with its place."""

from typing import Annotated, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
)

from companion.board.grid import shortened
from companion.errors import InputError
from companion.options import Options
from companion.words import N_, N_counted, _, counted

Model = TypeVar("Model", bound="Entered")


class Entered(BaseModel):
    """Something that came from outside: no unknown keys, no guessing at types, no changes."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


LONGEST_NAME = 40

IN_ONE_LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"

Name = Annotated[
    str,
    StringConstraints(
        min_length=1, max_length=LONGEST_NAME, strip_whitespace=True, pattern=IN_ONE_LINE
    ),
]
Number = Annotated[int, Field(ge=0, le=999)]


def _with_a_short_name(options: Options) -> Options:
    if len(options.dummy_name) > LONGEST_NAME:
        raise ValueError(
            counted(
                N_counted(
                    "dummy_name must have at most {number} character.",
                    "dummy_name must have at most {number} characters.",
                ),
                LONGEST_NAME,
            )
        )
    return options


HouseRules = Annotated[Options, AfterValidator(_with_a_short_name)]


class _OptionsEntry(Entered):
    options: HouseRules


_SENTENCES = {
    "missing": N_("{where} is missing."),
    "extra_forbidden": N_("{where} is not a known key."),
    "unexpected_keyword_argument": N_("{where} is not a known key."),
    "int_type": N_("{where} must be a whole number."),
    "int_from_float": N_("{where} must be a whole number."),
    "bool_type": N_("{where} must be true or false."),
    "string_type": N_("{where} must be a text."),
    "list_type": N_("{where} must be a list."),
    "dict_type": N_("{where} must be an object."),
    "model_type": N_("{where} must be an object."),
    "dataclass_type": N_("{where} must be an object."),
    "string_too_short": N_("{where} must not be empty."),
    "string_pattern_mismatch": N_("{where} must be in one line, without control characters."),
    "greater_than_equal": N_("{where} must be at least {ge}."),
    "less_than_equal": N_("{where} must be at most {le}."),
    "literal_error": N_("{where} must be {expected}."),
    "enum": N_("{where} must be {expected}."),
}

# Each with what the number in it is called.
_COUNTED = {
    "string_too_long": (
        "max_length",
        N_counted(
            "{where} must have at most {number} character.",
            "{where} must have at most {number} characters.",
        ),
    ),
    "too_short": (
        "min_length",
        N_counted(
            "{where} must have at least {number} entry, not {actual_length}.",
            "{where} must have at least {number} entries, not {actual_length}.",
        ),
    ),
    "too_long": (
        "max_length",
        N_counted(
            "{where} must have at most {number} entry.",
            "{where} must have at most {number} entries.",
        ),
    ),
}


def entered(model: type[Model], text: str | bytes) -> Model:
    """Read JSON into a model, or say in a sentence what is wrong and where."""
    try:
        return model.model_validate_json(text)
    except ValidationError as problem:
        raise InputError(_sentence(problem)) from None


def read_options(text: str) -> Options:
    """Read house rules from their JSON."""
    return entered(_OptionsEntry, f'{{"options": {text}}}').options


def _sentence(problem: ValidationError) -> str:
    first = problem.errors()[0]
    where = " → ".join(
        str(step + 1) if isinstance(step, int) else shortened(step) for step in first["loc"]
    )
    context = first.get("ctx", {})
    if first["type"] in _COUNTED:
        number, phrase = _COUNTED[first["type"]]
        return counted(phrase, context[number], where=where, **context)
    if first["type"] in _SENTENCES:
        return _(_SENTENCES[first["type"]]).format(where=where, **context)
    said = str(context["error"]) if "error" in context else first["msg"]
    return f"{where}: {said}" if where else said
