"""The set laid out to be looked at: a row for each kind, with a blank for what is not known."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.board.tiles import Kind, Tile
from companion.games.granada_box import BOX, VALUES
from companion.tileset.tile_set import HUTS, TileSet

EVEN = tuple(value for value in VALUES if value % 2 == 0)
"""The values that tell the 54 tiles apart: each has one even side."""


@dataclass(frozen=True, slots=True)
class SetRow:
    """The tiles of a kind, by their even sides, or the huts of a colour."""

    kind: Kind
    tiles: tuple[Tile, ...]
    blank: frozenset[Tile]
    """Those of them of which nothing is known."""
    backs: Mapping[Tile, Tile]
    """The other sides, as far as they are known."""

    @property
    def known(self) -> int:
        """How many are known whole."""
        is_hut = any(tile.hut for tile in self.tiles)
        return len(self.tiles) - self.blanks if is_hut else len(self.backs)

    @property
    def blanks(self) -> int:
        """Of how many nothing is known."""
        return sum(tile in self.blank for tile in self.tiles)


def rows_of_tiles(tiles: TileSet) -> tuple[SetRow, ...]:
    """Nine kinds with six even sides each: the 54 tiles."""
    return tuple(_row(tiles, kind) for kind in BOX.kinds)


def _row(tiles: TileSet, kind: Kind) -> SetRow:
    known = {price: tiles.tile((kind, price)) for price in EVEN}
    sides = tuple(side or Tile(kind, price) for price, side in known.items())
    blank = frozenset(Tile(kind, price) for price, side in known.items() if side is None)
    backs = {side: back for side in sides for back in [tiles.back_of(side)] if back}
    return SetRow(kind, sides, blank, backs)


def halves(tiles: TileSet) -> tuple[Tile, ...]:
    """The sides whose other side is unknown."""
    return tuple(piece.sides[0] for piece in tiles.pieces if not piece.is_whole)


def rows_of_huts(tiles: TileSet) -> tuple[SetRow, ...]:
    """Six colours with as many huts as exist; blanks come last, one after the other."""
    return tuple(_huts(tiles, kind, exist) for kind, exist in HUTS.items())


def _huts(tiles: TileSet, kind: Kind, exist: int) -> SetRow:
    known = tuple(hut for hut in tiles.huts if hut.kind is kind)
    # A hut without walls may exist, so a blank is told apart by a price that none has.
    blank = tuple(Tile(kind, -1 - place, hut=True) for place in range(exist - len(known)))
    return SetRow(kind, (*known, *blank), frozenset(blank), {})
