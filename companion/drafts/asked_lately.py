"""What was asked at the rules desk lately."""

from typing import Self

from pydantic import BaseModel, ConfigDict

from companion.desk.ruling import Ruling
from companion.desk.rulings import RULINGS

REMEMBERED = 3
"""How many are offered again."""


class AskedLately(BaseModel):
    """The rulings looked at last, by their ids, the newest first."""

    model_config = ConfigDict(frozen=True)

    ids: tuple[str, ...] = ()

    def with_another(self, ruling: str) -> Self:
        """The same after another was looked at.

        >>> AskedLately(ids=("D01", "D02", "D03")).with_another("D02").ids
        ('D02', 'D01', 'D03')
        """
        others = [each for each in self.ids if each != ruling]
        return self.model_copy(update={"ids": (ruling, *others)[:REMEMBERED]})

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Those that there still are."""
        return tuple(RULINGS[each] for each in self.ids if each in RULINGS)
