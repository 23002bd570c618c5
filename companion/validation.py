"""What pydantic finds wrong, told in one sentence with its place."""

from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from companion.errors import InputError
from companion.words import N_, _

Model = TypeVar("Model", bound="Entered")


class Entered(BaseModel):
    """Something that came from outside: no unknown keys, no guessing at types, no changes."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


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
    "string_too_long": N_("{where} must have at most {max_length} characters."),
    "too_short": N_("{where} must have at least {min_length} entries, not {actual_length}."),
    "too_long": N_("{where} must have at most {max_length} entries."),
    "greater_than_equal": N_("{where} must be at least {ge}."),
    "less_than_equal": N_("{where} must be at most {le}."),
    "literal_error": N_("{where} must be {expected}."),
    "enum": N_("{where} must be {expected}."),
}


def entered(model: type[Model], text: str | bytes) -> Model:
    """Read JSON into a model, or say in a sentence what is wrong and where."""
    try:
        return model.model_validate_json(text)
    except ValidationError as problem:
        raise InputError(_sentence(problem)) from None


def _sentence(problem: ValidationError) -> str:
    first = problem.errors()[0]
    where = " → ".join(
        str(step + 1) if isinstance(step, int) else str(step) for step in first["loc"]
    )
    context = first.get("ctx", {})
    if first["type"] in _SENTENCES:
        return _(_SENTENCES[first["type"]]).format(where=where, **context)
    said = str(context["error"]) if "error" in context else first["msg"]
    return f"{where}: {said}" if where else said
