"""A tile that is being told of: its kind, its value, and its moats side by side."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from companion.board.city import City
from companion.board.grid import OPPOSITE, Cell, Side
from companion.board.tiles import Box, Kind, Tile
from companion.games import Marker
from companion.games.granada_box import MOST_MOATS, face_of
from companion.record import Play
from companion.tileset.offering import Value, values
from companion.tileset.tile_set import TileSet


@dataclass(frozen=True, slots=True)
class Beyond:
    """What lies beyond a side of the place, and so sets it."""

    tile: Tile
    has_moat: bool


@dataclass(frozen=True, slots=True)
class TileMaking:
    """All that was told so far. It never changes; each tap makes a new one."""

    asked: Mapping[Side, Beyond] = field(default_factory=dict)
    """The sides that the place has set."""
    kind: Kind | None = None
    price: int | None = None
    tapped: frozenset[Side] = frozenset()
    """The other sides that have a moat."""
    bought: Tile | None = None
    """The side that lay up in the market, where this one is its back."""
    marker: Marker | None = None
    """Which side lies up for certain, where that is known."""

    @classmethod
    def for_place(cls, city: City, cell: Cell, kind: Kind | None = None) -> Self:
        """Begin with what the neighbours of a place ask."""
        asked = {
            side: Beyond(tile, OPPOSITE[side] in tile.walls)
            for side, _beside, tile in city.neighbours(cell)
        }
        return cls(asked, kind)

    @property
    def walls(self) -> str:
        """The sides with a moat."""
        return "".join(side for side in Side if self.has_moat(side))

    def has_moat(self, side: Side) -> bool:
        """Whether a side has a moat, set by the place or tapped."""
        return self.asked[side].has_moat if side in self.asked else side in self.tapped

    @property
    def tile(self) -> Tile | None:
        """The tile, once its kind and its value are told."""
        if self.kind is None or self.price is None:
            return None
        return Tile(self.kind, self.price, self.walls)

    def of_kind(self, kind: Kind) -> Self:
        """The tile with another kind; a value may lie elsewhere in that, so it is told anew."""
        if kind is self.kind:
            return self
        return replace(self, kind=kind, price=None, bought=None)

    def of_value(self, value: Value) -> Self:
        """The tile with a value, and with the moats that it is known to have."""
        known = self.tapped if value.tile is None else frozenset(map(Side, value.tile.walls))
        return replace(self, price=value.price, tapped=known, bought=None)

    @property
    def is_full(self) -> bool:
        """Whether it has as many moats as any tile."""
        return len(self.walls) >= MOST_MOATS

    def toggled(self, side: Side) -> Self:
        """The tile with a moat more or less; no tile has them on all four sides."""
        if side in self.asked or (self.is_full and side not in self.tapped):
            return self
        return replace(self, tapped=self.tapped ^ {side}, bought=None)

    def turned_from(self, bought: Tile | None) -> Self:
        """The tile as the back of the side that was bought, or not turned over after all."""
        return replace(self, bought=bought)

    def contradicts(self, tiles: TileSet) -> Tile | None:
        """The tile as the set knows it, where the place asks for other moats."""
        known = None if self.tile is None else tiles.tile(face_of(self.tile))
        return known if known and known != self.tile and self.asked else None

    def values(self, play: Play, tiles: TileSet) -> tuple[Value, ...]:
        """Every value of the kind; none before that is told."""
        if self.kind is None:
            return ()
        prices = self.prices(play.game.box)
        return tuple(value for value in values(play, self.kind, tiles) if value.price in prices)

    def prices(self, box: Box) -> tuple[int, ...]:
        """The values that it can have."""
        kind = self.kind or box.kinds[0]
        return tuple(
            price
            for price in box.prices(kind)
            if self.marker is None or self.marker.shows(Tile(kind, price))
        )


def is_taken(play: Play, kind: Kind, value: Value) -> bool:
    """Whether a value lies somewhere for certain; by hearsay alone it may lie here as well."""
    box, lying = play.game.box, value.lying
    return lying is not None and box.piece(Tile(kind, value.price)) == box.piece(lying.tile)


def could_be_bought(tile: Tile, tiles: TileSet) -> tuple[Tile, ...]:
    """What the other side of a tile may be: the one that is known, or all it can be."""
    back = tiles.back_of(tile)
    return tiles.could_be_backs(tile) if back is None else (replace(back, walls=tile.walls),)
