"""A round scored: everybody's wall and every majority, with the lines that say why."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from companion.board.city import City
from companion.board.players import Tally
from companion.board.tiles import Kind, Tile
from companion.board.wall import longest_wall
from companion.errors import RuleError
from companion.games.game import Game
from companion.modules import Extra
from companion.options import BY_THE_BOOK, Options
from companion.scoring.majority import Line, Standing, share_out
from companion.words import _, counted, listed


@dataclass(frozen=True, slots=True)
class Holding:
    """What one player, or the dummy, brings to a scoring."""

    name: str
    standings: Mapping[Kind, Standing]
    wall: int = 0
    extras: tuple[Extra, ...] = ()
    """What is counted in the standings on top of the tiles."""
    wall_exact: bool = True
    """Whether no longer wall can have been missed; see `companion.board.wall.Wall`."""

    def count(self, kind: Kind) -> int:
        """How many buildings of a kind."""
        return self.standings[kind].count if kind in self.standings else 0


@dataclass(frozen=True)
class RoundScore:
    """A scored round. Totals are sums of its lines and walls, never numbers of their own."""

    game: Game
    options: Options
    scoring: int
    players: tuple[Holding, ...]
    dummy: Holding | None
    lines: tuple[Line, ...]
    totals: Mapping[Kind, int]
    """How many buildings of each kind the prizes were reckoned from."""

    @property
    def everybody(self) -> tuple[Holding, ...]:
        """The players, and the dummy if there is one."""
        return (*self.players, self.dummy) if self.dummy else self.players

    @cached_property
    def _majorities(self) -> dict[tuple[str, Kind], int]:
        return {(name, line.kind): line.each for line in self.lines for name in line.names}

    @property
    def undecided(self) -> tuple[Line, ...]:
        """The ties that share a prize although this game breaks every tie: a price is missing."""
        if self.game.shares_ties:
            return ()
        return tuple(line for line in self.lines if len(line.names) > 1 and line.pool)

    def verify(self, before: "RoundScore | None" = None) -> None:
        """Refuse to share what a tie-break decides, unless it was shared like that before."""
        shared = {(line.kind, frozenset(line.names)) for line in before.undecided} if before else ()
        for line in self.undecided:
            if (line.kind, frozenset(line.names)) in shared:
                continue
            raise RuleError(
                _("{names} have {buildings} each; tell which is the highest of each first.").format(
                    names=listed(line.names), buildings=counted(line.kind.numbered, line.count)
                )
            )

    def for_kind(self, name: str, kind: Kind) -> int:
        """The points somebody gets for a kind."""
        return self._majorities.get((name, kind), 0)

    def for_wall(self, name: str) -> int:
        """The points somebody gets for the wall; the dummy has none."""
        return next((holding.wall for holding in self.players if holding.name == name), 0)

    def points(self, name: str) -> int:
        """All points somebody gets in this round."""
        majorities = sum(points for (who, _), points in self._majorities.items() if who == name)
        return majorities + self.for_wall(name)


def in_palace(name: str, city: City, game: Game, extras: tuple[Extra, ...] = ()) -> Holding:
    """What a palace brings: its buildings, whatever the modules add, and its longest wall."""
    standings = _standings((tile for _, tile in city), game, extras)
    wall = longest_wall(city)
    return Holding(name, standings, wall.length, extras, wall.exact)


def in_numbers(name: str, tally: Tally, game: Game) -> Holding:
    """What plain counts bring: the buildings, and the wall that somebody measured."""
    standings = {
        kind: Standing(count, game.tie_break([tally.best.get(kind, 0)]))
        for kind, count in tally.counts.items()
    }
    return Holding(name, standings, tally.wall)


def in_a_heap(name: str, tiles: Iterable[Tile], game: Game) -> Holding:
    """What the dummy brings: his tiles, built nowhere."""
    return Holding(name, _standings(tiles, game))


def _standings(
    tiles: Iterable[Tile], game: Game, extras: Iterable[Extra] = ()
) -> dict[Kind, Standing]:
    prices: dict[Kind, list[int]] = {}
    for tile in tiles:
        if tile.is_building:
            prices.setdefault(tile.kind, []).append(tile.price)
    more = Counter[Kind]()
    for extra in extras:
        more[extra.kind] += extra.number
    return {
        kind: Standing(len(found) + more[kind], game.tie_break(found))
        for kind, found in prices.items()
    }


def score(
    game: Game,
    scoring: int,
    players: Sequence[Holding],
    dummy: Holding | None = None,
    options: Options = BY_THE_BOOK,
) -> RoundScore:
    """Score a round from what everybody brings to it.

    >>> from companion.games.alhambra import ALHAMBRA, TOWER
    >>> kim, nina = (Holding(name, {TOWER: Standing(4)}, wall=5) for name in ("Kim", "Nina"))
    >>> score(ALHAMBRA, 2, [kim, nina]).points("Kim")
    14
    """
    everybody = [*players, dummy] if dummy else [*players]
    totals = Counter[Kind]()
    for holding in everybody if options.dummy_in_totals else players:
        for kind, standing in holding.standings.items():
            totals[kind] += standing.count
    lines = (
        share_out(
            kind,
            {who.name: who.standings[kind] for who in everybody if kind in who.standings},
            game.prizes(kind, scoring, totals[kind], options),
        )
        for kind in game.box.kinds
    )
    return RoundScore(
        game,
        options,
        scoring,
        tuple(players),
        dummy,
        tuple(line for group in lines for line in group),
        totals,
    )
