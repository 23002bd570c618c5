"""What is ticked off on the setup card of one table."""

from typing import Self

from pydantic import BaseModel, ConfigDict

from companion.record import Play
from companion.stages.setup import setup_card
from companion.turns.setup_stages import SetupStep, Stage


class Ticks(BaseModel):
    """The steps that are done, by their ids."""

    model_config = ConfigDict(frozen=True)

    ticked: frozenset[str] = frozenset()

    def toggled(self, step: str) -> Self:
        """The same with this step ticked off, or no longer."""
        return self.model_copy(update={"ticked": self.ticked ^ {step}})

    def done(self, play: Play, step: SetupStep) -> bool:
        """Whether a step is done: the dummy's draw once it is entered, any other once ticked."""
        return bool(play.draws) if is_draw(play, step) else step.id in self.ticked

    def left(self, play: Play) -> int:
        """How many steps are still to be done."""
        return sum(not self.done(play, step) for step in steps_of(play))


def steps_of(play: Play) -> tuple[SetupStep, ...]:
    """Everything that this table does before the first turn."""
    return setup_card(play.game, len(play.seats), play.edition, play.modules, play.options)


def is_draw(play: Play, step: SetupStep) -> bool:
    """Whether a step is the dummy's first draw."""
    return play.has_dummy and step in play.game.setup_steps(Stage.DUMMY, play.edition, play.options)


def has_begun(play: Play) -> bool:
    """Whether anybody has built anything yet."""
    return bool(play.touched or play.scored)
