"""Who sits at a table and what they hold: palaces, plain counts, reserves, the dummy's tiles."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.board.city import City
from companion.board.tiles import Kind, Tile
from companion.games.game import Game
from companion.modules import Palace
from companion.scoring.majority import Standing
from companion.scoring.round import Holding


@dataclass(frozen=True, slots=True)
class Tally:
    """Plain counts, as a table in a hurry gives them instead of tiles.

    Buildings are counted as they score: what huts and shown bonus cards are worth is included.
    """

    counts: Mapping[Kind, int]
    wall: int = 0
    best: Mapping[Kind, int] = field(default_factory=dict)
    """The highest price of a kind, where that breaks ties."""

    def holding(self, name: str, game: Game) -> Holding:
        """What it brings to a scoring."""
        standings = {
            kind: Standing(count, game.tie_break([self.best.get(kind, 0)]))
            for kind, count in self.counts.items()
        }
        return Holding(name, standings, self.wall)


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has: a palace or a tally in its stead, a reserve, bonus cards shown."""

    name: str
    built: City | Tally
    reserve: tuple[Tile, ...] = ()
    shown: tuple[Tile, ...] = ()
    """The tiles on the bonus cards that lie open."""

    def palace(self, game: Game) -> Palace:
        """What modules look at; a tally shows no tiles, so it leaves the start tile alone."""
        city = self.built if isinstance(self.built, City) else City(game.box)
        return Palace(self.name, city, self.reserve, self.shown)


@dataclass(frozen=True, slots=True)
class Dummy:
    """The third hand of a two-player game, who builds nothing."""

    name: str
    holds: tuple[Tile, ...] | Tally = ()
