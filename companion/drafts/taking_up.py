"""What was half done, read again: of this version or of another, whole or damaged."""

from typing import TypeVar

from pydantic import BaseModel, ValidationError

from companion.errors import CompanionError

Draft = TypeVar("Draft", bound=BaseModel)


def taken_up(text: str, fresh: Draft) -> Draft:
    """The draft that a text holds, or the fresh one where it holds none that makes sense."""
    try:
        return type(fresh).model_validate_json(text) if text else fresh
    except (CompanionError, ValidationError):
        return fresh
