"""What the record knows of one player: their colour, palace, counts, reserve, cards and money."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from companion.board.city import City
from companion.board.players import Player, Tally
from companion.board.tiles import Tile
from companion.errors import RuleError
from companion.money.cards import Currency
from companion.record.colours import Colour
from companion.words import _


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's place at the table. It never changes; acts make a new one."""

    colour: Colour
    name: str
    city: City
    tally: Tally | None = None
    """Plain counts, kept beside the palace so that switching loses neither."""
    by_counts: bool = False
    """Whether the counts are scored instead of the palace."""
    reserve: tuple[Tile, ...] = ()
    shown: tuple[Tile, ...] = ()
    """The tiles on the bonus cards that are shown."""
    money: Mapping[Currency, int] | None = None
    """What the player told of their money for the last tiles."""

    @property
    def built(self) -> City | Tally:
        """What is scored: the palace, or the counts typed in its stead."""
        return self.tally if self.by_counts and self.tally else self.city

    @property
    def player(self) -> Player:
        """The seat as a scoring sees it; typed numbers include what bonus cards add."""
        return Player(self.name, self.built, self.reserve, () if self.by_counts else self.shown)

    def with_city(self, city: City) -> Self:
        """The seat with another palace, which is what is scored from now on."""
        return replace(self, city=city, by_counts=False)

    def with_reserved(self, *tiles: Tile) -> Self:
        """The seat with more tiles in reserve."""
        return replace(self, reserve=(*self.reserve, *tiles))

    def without_reserved(self, tile: Tile) -> Self:
        """The seat with one tile less in reserve."""
        if tile not in self.reserve:
            raise RuleError(
                _("{name} has no such tile in reserve: {tile}.").format(
                    name=self.name, tile=tile.code
                )
            )
        left = list(self.reserve)
        left.remove(tile)
        return replace(self, reserve=tuple(left))
