"""Ties that the highest building of each has broken: who, which place, which tile."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from companion.board.tiles import Kind, Tile
from companion.scoring.round import RoundScore
from companion.words import _, counted, listed


@dataclass(frozen=True, slots=True)
class DecidingTile:
    """The highest building that somebody in a tie has."""

    name: str
    place: int
    tile: Tile

    @property
    def place_words(self) -> str:
        """Which place it takes."""
        return _("place {place}").format(place=self.place)


@dataclass(frozen=True, slots=True)
class BrokenTie:
    """Players with equally many of a kind, the highest building first."""

    kind: Kind
    count: int
    tiles: tuple[DecidingTile, ...]

    @property
    def words(self) -> str:
        """Who is tied, and what decides."""
        return _("{names} have {buildings} each: the highest of them decides.").format(
            names=listed([each.name for each in self.tiles]),
            buildings=counted(self.kind.numbered, self.count),
        )


def broken_ties(scored: RoundScore, kind: Kind, lying: Iterable[Tile]) -> tuple[BrokenTie, ...]:
    """The ties of a kind that were broken where a prize hung on it, with the tiles as they lie."""
    seen = {tile.price: tile for tile in lying if tile.kind is kind and tile.is_building}
    lines = [line for line in scored.lines if line.kind is kind and line.tie_broken]
    ties = []
    for count, tied in groupby(lines, key=lambda line: line.count):
        apart = [line for line in tied if len(line.names) == 1]
        if len(apart) > 1 and any(line.pool for line in apart):
            tiles = tuple(
                DecidingTile(name, line.places[0], seen.get(best, Tile(kind, best)))
                for line in apart
                for name, best in [(line.names[0], line.standing.tie_break)]
            )
            ties.append(BrokenTie(kind, count, tiles))
    return tuple(ties)
