"""Whose points of which rounds are others than they were, after a round was put right."""

from typing import NamedTuple

from companion.record.colours import Colour
from companion.record.play import Play


class PointsChanged(NamedTuple):
    """Somebody's points in a round, more or fewer than before; the dummy has no colour."""

    colour: Colour | None
    name: str
    by: int


class RoundChanged(NamedTuple):
    """A round in which anybody's points changed."""

    number: int
    changes: tuple[PointsChanged, ...]


def changed_points(before: Play, after: Play) -> tuple[RoundChanged, ...]:
    """The rounds of the same game that are worth something else now, with whatever changed."""
    people: list[tuple[Colour | None, str]] = [(seat.colour, seat.name) for seat in after.seats]
    if after.has_dummy:
        people.append((None, after.dummy_name))
    found = (
        RoundChanged(
            kept.number,
            tuple(
                PointsChanged(colour, name, now.points(name) - was.points(name))
                for colour, name in people
                if now.points(name) != was.points(name)
            ),
        )
        for kept, was, now in zip(after.scored, before.rounds, after.rounds, strict=True)
    )
    return tuple(each for each in found if each.changes)
