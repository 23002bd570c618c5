"""What an event is: something people did, what it does to the table, and how words put it."""

from abc import ABC, abstractmethod
from typing import Annotated

from pydantic import BaseModel, ConfigDict

from companion.board.tiles import Tile
from companion.errors import CompanionError, RuleError
from companion.games import ROUNDS
from companion.input.fields import one_of
from companion.record.colours import Colour
from companion.record.play import Play
from companion.record.seat import Seat
from companion.words import _

RoundNumber = Annotated[int, one_of(ROUNDS)]


class Event(BaseModel, ABC):
    """Something that happened at the table. It never changes."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)

    @abstractmethod
    def verify(self, play: Play) -> None:
        """Refuse, with a sentence, what may not happen at this table."""

    @abstractmethod
    def carried_out(self, play: Play) -> Play:
        """The table afterwards, when it is known that the event may happen."""

    @abstractmethod
    def in_words(self, play: Play) -> str:
        """What happened, in a few words; the table is the one before it."""

    def done_to(self, play: Play) -> Play:
        """The table afterwards; a CompanionError says why it may not happen."""
        self.verify(play)
        return self.happened(play)

    def happened(self, play: Play) -> Play:
        """The table afterwards and what it learned, when it is known that the event may happen."""
        return self.carried_out(play).with_backs_known()

    def can_be_done_to(self, play: Play) -> bool:
        """Whether it may happen at this table."""
        try:
            self.verify(play)
        except CompanionError:
            return False
        return True


class Act(Event, ABC):
    """Something a player does, which is over once the last round is scored."""

    player: Colour

    def seat(self, play: Play) -> Seat:
        """The player's seat, while there is something left to play for."""
        refuse_when_over(play)
        return play.seat(self.player)

    def name(self, play: Play) -> str:
        """What the player is called."""
        return play.seat(self.player).name


def refuse_when_finished(play: Play) -> None:
    """Refuse to go on with a game that was ended."""
    if play.finished:
        raise RuleError(_("This game is finished; undo that to go on with it."))


def refuse_when_over(play: Play) -> None:
    """Refuse to go on with a game that was ended, or whose last round is scored."""
    refuse_when_finished(play)
    if play.next_round is None:
        raise RuleError(_("The last scoring is done; correct it or undo it to change this."))


def read_tile(play: Play, code: str) -> Tile:
    """Read a tile as this table's game writes it."""
    return play.game.box.read(code)
