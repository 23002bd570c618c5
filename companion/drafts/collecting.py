"""The codes of a whole game that were read so far, kept so that a killed app goes on with them."""

from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from companion.errors import InputError
from companion.share.game_parts import MOST_PARTS, CodePart, Collected
from companion.words import _, listed


class Collecting(BaseModel):
    """Codes of one game in any order; it never changes, each code makes a new one."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    codes: tuple[str, ...] = Field(default=(), max_length=MOST_PARTS)

    @model_validator(mode="after")
    def _verify(self) -> Self:
        """Refuse what an older or newer app may have kept."""
        _collected(self.codes)
        return self

    @property
    def collected(self) -> Collected:
        """What was read."""
        return _collected(self.codes)

    def with_part(self, part: CodePart) -> Self:
        """One part more; that of another game begins anew."""
        try:
            found = self.collected.with_code(part.code)
        except InputError:
            found = Collected().with_code(part.code)
        return self.model_copy(update={"codes": tuple(each.code for each in found.parts.values())})

    @property
    def is_whole(self) -> bool:
        """Whether all parts are there."""
        return bool(self.codes) and not self.collected.missing

    @property
    def text(self) -> str:
        """How far it is, in words; nothing before the first code."""
        found = self.collected
        if not found.parts:
            return ""
        if not found.missing:
            return _("All codes are read.")
        return _("{number} of {parts} codes are read; still missing: {missing}.").format(
            number=len(found.parts),
            parts=len(found.parts) + len(found.missing),
            missing=listed([str(number) for number in found.missing]),
        )


def _collected(codes: tuple[str, ...]) -> Collected:
    found = Collected()
    for code in codes:
        found = found.with_code(code)
    return found
