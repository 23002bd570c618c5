"""What is ticked off on the setup card of one table."""

from typing import Self

from pydantic import BaseModel, ConfigDict


class Ticks(BaseModel):
    """The steps that are done, by their ids."""

    model_config = ConfigDict(frozen=True)

    ticked: frozenset[str] = frozenset()

    def toggled(self, step: str) -> Self:
        """The same with this step ticked off, or no longer."""
        return self.model_copy(update={"ticked": self.ticked ^ {step}})
