"""The race: everybody's points from stop to stop of a game."""

from itertools import accumulate
from typing import NamedTuple

from companion.record import Colour, Play
from companion.share.scoreboard import Result, standing
from companion.words import _, figures


class Runner(NamedTuple):
    """Somebody's way; the dummy has no colour."""

    name: str
    colour: Colour | None
    points: tuple[int, ...]

    @property
    def label(self) -> str:
        """What stands at the end of the line."""
        return f"{self.name} {figures(self.points[-1])}"


def stops(play: Play) -> list[str]:
    """The start, each round that is scored, and what was done by hand, if anything was."""
    rounds = [play.round_name(scored.number) for scored in play.scored]
    return [_("Start"), *rounds, *(["±"] if play.adjustments else [])]


def runners(play: Play) -> list[Runner]:
    """Everybody, most points first."""
    by_hand = bool(play.adjustments)
    return [Runner(each.name, each.colour, _race(each, by_hand)) for each in standing(play)]


def _race(each: Result, by_hand: bool) -> tuple[int, ...]:  # noqa: FBT001  # A stop more or not.
    race = accumulate(each.rounds, initial=0)
    return (*race, each.points) if by_hand else tuple(race)
