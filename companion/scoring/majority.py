"""Places, pooled prizes and shares: who gets what for one kind of building."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.board.tiles import Kind


@dataclass(frozen=True, slots=True, order=True)
class Standing:
    """How many buildings of a kind somebody has, and what breaks a tie: 0 if nothing is known."""

    count: int
    tie_break: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """Why somebody gets points for a kind: the places taken, their prizes, and the share."""

    kind: Kind
    names: tuple[str, ...]
    standing: Standing
    places: tuple[int, ...]
    prizes: tuple[int, ...]
    paid_places: int
    tie_broken: bool = False
    """Whether somebody else has as many, and only the tie-break put them apart."""

    @property
    def count(self) -> int:
        """How many buildings each of them has."""
        return self.standing.count

    @property
    def pool(self) -> int:
        """The prizes of all their places together."""
        return sum(self.prizes)

    @property
    def each(self) -> int:
        """What each of them gets."""
        return self.pool // len(self.names)

    @property
    def lost(self) -> int:
        """What rounding down leaves to nobody."""
        return self.pool % len(self.names)


def share_out(
    kind: Kind, standings: Mapping[str, Standing], prizes: Sequence[int]
) -> tuple[Line, ...]:
    """Rank everybody who has such a building; tied players pool their places and round down.

    >>> from companion.games.alhambra import TOWER
    >>> towers = {"Kim": Standing(4), "Nina": Standing(4), "Ben": Standing(1)}
    >>> for line in share_out(TOWER, towers, (13, 6)):
    ...     print(line.names, line.places, line.prizes, line.each, line.lost)
    ('Kim', 'Nina') (1, 2) (13, 6) 9 1
    ('Ben',) (3,) (0,) 0 0
    """
    known = _as_far_as_known(standings)
    present = [name for name, standing in known.items() if standing.count]
    ranked = sorted(present, key=known.__getitem__, reverse=True)
    tied_counts = Counter(standing.count for standing in {*known.values()})
    lines: list[Line] = []
    taken = 0
    for standing, tied in groupby(ranked, key=known.__getitem__):
        names = tuple(tied)
        places = tuple(range(taken + 1, taken + len(names) + 1))
        paid = tuple(prizes[place - 1] if place <= len(prizes) else 0 for place in places)
        broken = tied_counts[standing.count] > 1
        lines.append(Line(kind, names, standing, places, paid, len(prizes), broken))
        taken += len(names)
    return tuple(lines)


def _as_far_as_known(standings: Mapping[str, Standing]) -> dict[str, Standing]:
    """Leave a tie as it is when only some of those in it say what would break it."""
    silent = {standing.count for standing in standings.values() if not standing.tie_break}
    return {
        name: Standing(standing.count) if standing.count in silent else standing
        for name, standing in standings.items()
    }
