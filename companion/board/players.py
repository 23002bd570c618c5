"""Who sits at a table and what they hold: palaces, plain counts, reserves, the dummy's tiles."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from companion.board.city import City
from companion.board.tiles import START, Box, Kind, Tile


@dataclass(frozen=True, slots=True)
class Tally:
    """Plain counts, as a table in a hurry gives them instead of tiles.

    Buildings are counted as they score: what huts and shown bonus cards are worth is included.
    """

    counts: Mapping[Kind, int]
    wall: int = 0
    best: Mapping[Kind, int] = field(default_factory=dict)
    """The highest price of a kind, where that breaks ties."""

    @classmethod
    def read(cls, box: Box, counts: Mapping[str, int], wall: int, best: Mapping[str, int]) -> Self:
        """Read numbers by the names of the kinds."""
        return cls(box.of_kinds(counts), wall, box.of_kinds(best))

    @property
    def buildings(self) -> int:
        """How many buildings there are of all kinds together."""
        return sum(self.counts.values())


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has: a palace or a tally in its stead, a reserve, bonus cards shown."""

    name: str
    built: City | Tally
    reserve: tuple[Tile, ...] = ()
    shown: tuple[Tile, ...] = ()
    """The tiles on the bonus cards that lie open."""

    @property
    def laid(self) -> tuple[Tile, ...]:
        """The tiles known to lie in the palace; none while numbers stand for it."""
        if isinstance(self.built, Tally):
            return ()
        return tuple(tile for tile in self.built.tiles.values() if tile is not START)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile and hut that the player is known to own."""
        return (*self.laid, *self.reserve)


@dataclass(frozen=True, slots=True)
class Dummy:
    """The third hand of a two-player game, who builds nothing."""

    name: str
    holds: tuple[Tile, ...] | Tally = ()
