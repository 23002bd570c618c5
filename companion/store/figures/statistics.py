"""Who plays, who wins and by how much, over all finished games; each figure knows its games."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import fmean

from companion.store.figures.house_records import HouseRecord, house_records
from companion.store.figures.results import Details, Participant
from companion.words import N_counted, by_alphabet, counted

COUNTED = N_counted("{number} finished game counts.", "{number} finished games count.")


def _ids(results: Iterable[Participant]) -> tuple[str, ...]:
    return tuple(result.game for result in results)


@dataclass(frozen=True, slots=True)
class PointSource:
    """The points that somebody has had from one kind of building, from walls, or by hand."""

    name: str
    points: int
    games: tuple[str, ...]
    """Those in which there were any."""


@dataclass(frozen=True, slots=True)
class Favourite:
    """The kind of building that somebody had most of when games ended, all games together."""

    kind: str
    number: int
    games: tuple[str, ...]
    """Those in which they had any."""


@dataclass(frozen=True, slots=True)
class SomeGames:
    """How somebody fares in some of the games: those of so many players, or of one edition."""

    of: str
    games: tuple[str, ...]
    wins: tuple[str, ...]
    average: float


@dataclass(frozen=True, slots=True)
class Against:
    """Somebody beside another in the games that they played together: who had more points."""

    other: str
    """What the other is called."""
    ahead: tuple[str, ...]
    level: tuple[str, ...]
    behind: tuple[str, ...]

    @property
    def games(self) -> int:
        """How many they played together."""
        return len(self.ahead) + len(self.level) + len(self.behind)


@dataclass(frozen=True)
class PlayerStatistics:
    """How somebody fares in all finished games; a shared victory is a win."""

    results: tuple[Participant, ...]
    """Their part in each game, the first game first: the form over time."""
    _others: Mapping[str, Sequence[Participant]] = field(repr=False)
    _names: Mapping[str, str] = field(repr=False)

    @property
    def name(self) -> str:
        """As it was written last."""
        return self.results[-1].name

    @cached_property
    def games(self) -> tuple[str, ...]:
        """The games that they played, the first one first."""
        return _ids(self.results)

    @cached_property
    def wins(self) -> tuple[str, ...]:
        """The games that they won, shared ones too."""
        return _ids(result for result in self.results if result.won)

    @cached_property
    def shared_wins(self) -> tuple[str, ...]:
        """The games that they won together with others."""
        return _ids(result for result in self.results if result.won > 1)

    @cached_property
    def average(self) -> float:
        """How many points they had in the middle."""
        return fmean(result.points for result in self.results)

    @cached_property
    def best(self) -> Participant:
        """The game with their most points, the first of several."""
        return max(self.results, key=lambda result: result.points)

    @cached_property
    def longest_wall(self) -> Participant | None:
        """The game with their longest wall, the first of several; None without any wall."""
        longest = max(self.results, key=lambda result: result.wall)
        return longest if longest.wall else None

    @cached_property
    def by_source(self) -> tuple[PointSource, ...]:
        """Where their points came from, most first."""
        points, games = self._added_up([details.sources for details in self._details])
        return tuple(PointSource(name, number, tuple(games[name])) for name, number in points)

    @cached_property
    def favourite_kind(self) -> Favourite | None:
        """The kind that they had most of; None where they never had a building."""
        numbers, games = self._added_up([details.kinds for details in self._details])
        return next((Favourite(kind, n, tuple(games[kind])) for kind, n in numbers), None)

    @cached_property
    def _details(self) -> tuple[Details, ...]:
        return tuple(result.details for result in self.results)

    def _added_up(
        self, numbers: Iterable[Mapping[str, int]]
    ) -> tuple[list[tuple[str, int]], Mapping[str, list[str]]]:
        """Sums by name over the games in order, the highest first, and the games behind each."""
        sums, games = Counter[str](), defaultdict[str, list[str]](list)
        for game, each in zip(self.games, numbers, strict=True):
            for name, number in each.items():
                sums[name] += number
                games[name].append(game)
        return sorted(sums.items(), key=lambda each: (-each[1], each[0])), games

    @cached_property
    def by_number(self) -> tuple[SomeGames, ...]:
        """How they fare by the number of players."""
        return self._shares(lambda result: [str(result.played.players)])

    @cached_property
    def by_edition(self) -> tuple[SomeGames, ...]:
        """How they fare by edition, which tells the game as well."""
        return self._shares(lambda result: [result.played.edition])

    @cached_property
    def by_module(self) -> tuple[SomeGames, ...]:
        """How they fare with each module, and under an empty name without any."""
        return self._shares(lambda result: result.played.modules.split() or [""])

    def _shares(self, names: Callable[[Participant], list[str]]) -> tuple[SomeGames, ...]:
        parts = defaultdict[str, list[Participant]](list)
        for result in self.results:
            for name in names(result):
                parts[name].append(result)
        return tuple(
            SomeGames(
                name,
                _ids(part),
                _ids(result for result in part if result.won),
                fmean(result.points for result in part),
            )
            for name, part in sorted(parts.items())
        )

    @cached_property
    def against(self) -> tuple[Against, ...]:
        """How they fare beside everybody else, most games together first."""
        games = defaultdict[str, tuple[list[str], list[str], list[str]]](lambda: ([], [], []))
        for own in self.results:
            for other in self._others[own.game]:
                if other is not own:
                    difference = own.points - other.points
                    place = 0 if difference > 0 else 1 if difference == 0 else 2
                    games[other.known_as][place].append(own.game)
        found = [
            Against(self._names[known], *map(tuple, places)) for known, places in games.items()
        ]
        return tuple(sorted(found, key=lambda each: (-each.games, by_alphabet(each.other))))


@dataclass(frozen=True)
class Statistics:
    """All finished games in numbers."""

    results: tuple[Participant, ...] = ()
    """Everybody's part in every game that counts, the first game first."""

    @cached_property
    def by_game(self) -> Mapping[str, Sequence[Participant]]:
        """The results of each game that counts, as people sat at the table."""
        games = defaultdict[str, list[Participant]](list)
        for result in self.results:
            games[result.game].append(result)
        return games

    @property
    def text(self) -> str:
        """How many games count."""
        return counted(COUNTED, len(self.by_game))

    @cached_property
    def players(self) -> tuple[PlayerStatistics, ...]:
        """Everybody who finished a game; who won most comes first."""
        parts = defaultdict[str, list[Participant]](list)
        for result in self.results:
            parts[result.known_as].append(result)
        names = {known: part[-1].name for known, part in parts.items()}
        found = [PlayerStatistics(tuple(part), self.by_game, names) for part in parts.values()]
        return tuple(
            sorted(found, key=lambda who: (-len(who.wins), -who.average, by_alphabet(who.name)))
        )

    @cached_property
    def records(self) -> tuple[HouseRecord, ...]:
        """The records of the house."""
        return house_records(self.by_game)
