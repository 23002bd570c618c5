"""The players that a calculator speaks of: those of the running game, or so many."""

from typing import Annotated, Self, TypeVar

from pydantic import Field, model_validator

from companion.drafts.calculators.page import Ask, Counting, Reckoning
from companion.drafts.new_table import USUAL
from companion.games import PLAYERS
from companion.record import Play
from companion.words import _

Told = TypeVar("Told")


class Seated(Reckoning):
    """Asks about everybody at a table; what is told of each stands in the order of the seats."""

    names: tuple[str, ...] = ()
    """The players of the running game; empty where there is none."""
    players: Annotated[int, Field(ge=PLAYERS[0], le=PLAYERS[-1])] = USUAL

    @model_validator(mode="after")
    def _verify(self) -> Self:
        """Refuse what another version may have kept."""
        if self.names and len(self.names) != self.players:
            raise ValueError(self.names)
        return self

    @classmethod
    def seated(cls, play: Play | None, **told: object) -> Self:
        """The players of the running game, if there is one."""
        names = tuple(seat.name for seat in play.seats) if play is not None else ()
        return cls.model_validate({"names": names, "players": len(names) or USUAL, **told})

    @property
    def seats(self) -> tuple[str, ...]:
        """Everybody's name."""
        numbers = range(1, self.players + 1)
        return self.names or tuple(_("Player {number}").format(number=n) for n in numbers)

    @property
    def how_many(self) -> tuple[Ask, ...]:
        """Asks how many play, where no game says so."""
        if self.names:
            return ()
        return (
            Counting(
                _("Players"),
                self.players,
                PLAYERS[0],
                PLAYERS[-1],
                then=lambda number: self.but(players=number),
            ),
        )

    def of_each(self, told: tuple[Told, ...], blank: Told) -> tuple[Told, ...]:
        """What was told of each seat, and a blank for those of whom nothing was told."""
        return told[: self.players] + (blank,) * (self.players - len(told))


def with_one(told: tuple[Told, ...], place: int, one: Told) -> tuple[Told, ...]:
    """The same with something else at one place."""
    return (*told[:place], one, *told[place + 1 :])
