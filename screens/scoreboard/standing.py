"""Who stands where: points by round, by hand and in all, ties as ties, the dummy marked."""

from dataclasses import dataclass
from itertools import accumulate

from companion.record import Colour, Play
from companion.scoring import Round
from companion.share.scoreboard import standing


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's points, or the dummy's, who has no colour."""

    colour: Colour | None
    name: str
    rounds: tuple[int, ...]
    by_hand: int = 0
    place: int | None = None
    """Tied players have the same; nobody who cannot win has one."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.rounds) + self.by_hand

    @property
    def race(self) -> tuple[int, ...]:
        """The points at the start and after each round."""
        return tuple(accumulate(self.rounds, initial=0))


def standings(play: Play) -> tuple[Standing, ...]:
    """Everybody, most points first; who ties keeps the order of the table."""
    places = {each.name: each.place for each in standing(play)}
    holders: list[tuple[Colour | None, str]] = [(seat.colour, seat.name) for seat in play.seats]
    if play.has_dummy:
        holders.append((None, play.dummy_name))
    everybody = [
        Standing(
            colour=colour,
            name=name,
            rounds=tuple(scored.points(name) for scored in play.rounds),
            by_hand=play.adjusted(colour) if colour else 0,
            place=places.get(name),
        )
        for colour, name in holders
    ]
    return tuple(sorted(everybody, key=lambda each: -each.total))


def in_order(scored: Round) -> tuple[str, ...]:
    """Everybody's names in a round, most points first."""
    names = [holding.name for holding in scored.everybody]
    return tuple(sorted(names, key=lambda name: -scored.points(name)))
