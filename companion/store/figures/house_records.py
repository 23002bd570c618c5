"""The records of the house: the longest wall ever, the most points, and whose they are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from operator import attrgetter, itemgetter

from companion.store.figures.results import Participant
from companion.words import N_, _, listed


class RecordSort(StrEnum):
    """What there are records of, in the order in which they are shown."""

    LONGEST_WALL = "longest-wall"
    MOST_POINTS = "most-points"
    BEST_ROUND = "best-round"
    BIGGEST_LEAD = "biggest-lead"


_TITLES = {
    RecordSort.LONGEST_WALL: N_("Longest wall ever"),
    RecordSort.MOST_POINTS: N_("Most points in a game"),
    RecordSort.BEST_ROUND: N_("Most points in a round"),
    RecordSort.BIGGEST_LEAD: N_("Biggest lead of a winner"),
}


@dataclass(frozen=True, slots=True)
class HouseRecord:
    """One record, held by whoever reached it first, or together with others in that game."""

    sort: RecordSort
    number: int
    results: tuple[Participant, ...]
    """Whose it is, and the game that it leads to."""

    @property
    def title(self) -> str:
        """What it is a record of."""
        return _(_TITLES[self.sort])

    @property
    def holders(self) -> str:
        """The names of those who hold it."""
        return listed([result.name for result in self.results])

    @property
    def game(self) -> str:
        """The id of the game that it leads to."""
        return self.results[0].game

    @property
    def started(self) -> datetime:
        """When that game was begun."""
        return self.results[0].played.started


def house_records(results: Mapping[str, Sequence[Participant]]) -> tuple[HouseRecord, ...]:
    """The records over the results of all games, the first game first; none of nothing."""
    everybody = [result for together in results.values() for result in together]
    found = []
    for sort, number in _NUMBERS.items():
        first = max(everybody, key=number, default=None)
        if first and number(first) > 0:
            together = results[first.game]
            holders = tuple(each for each in together if number(each) == number(first))
            found.append(HouseRecord(sort, number(first), holders))
    lead, winner = max(map(_lead, results.values()), key=itemgetter(0), default=(0, None))
    if winner:
        found.append(HouseRecord(RecordSort.BIGGEST_LEAD, lead, (winner,)))
    return tuple(found)


_NUMBERS: Mapping[RecordSort, Callable[[Participant], int]] = {
    RecordSort.LONGEST_WALL: attrgetter("wall"),
    RecordSort.MOST_POINTS: attrgetter("points"),
    RecordSort.BEST_ROUND: attrgetter("best_round"),
}


def _lead(together: Sequence[Participant]) -> tuple[int, Participant | None]:
    """By how much one alone has won a game; 0 and nobody where several or none have."""
    first, *others = sorted(together, key=attrgetter("points"), reverse=True)
    return (first.points - others[0].points, first) if first.won == 1 and others else (0, None)
