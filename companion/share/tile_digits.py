"""Tiles as digits: by their number where every print of the box is known, else as they look."""

from companion.board.grid import Side
from companion.board.tiles import Box, Tile
from companion.share.digits import Gathered, Taken

PRICES = range(2, 14)
"""The prices of all boxes."""
WALLS = 2 ** len(Side)


class TileDigits:
    """How the tiles of a box are written down and read again.

    The number of a tile is its place in the box, so whoever changes the order of the tiles or the
    kinds of a box counts the version of the codes up.
    """

    def __init__(self, box: Box) -> None:
        self._box = box
        self._known = box.tiles if box.is_known else ()

    def put(self, digits: Gathered, tile: Tile) -> None:
        """Write a tile down: its number, or the number after the last one and how it looks."""
        numbers = len(self._known) + 1
        if tile in self._known:
            digits.put(self._known.index(tile), numbers)
            return
        digits.put(len(self._known), numbers)
        if self._box.huts:
            digits.put(int(tile.hut), base=2)
        digits.put(self._box.kinds.index(tile.kind), len(self._box.kinds))
        if not tile.hut:
            digits.put(PRICES.index(tile.price), len(PRICES))
        digits.put(sum(1 << at for at, side in enumerate(Side) if side in tile.walls), WALLS)

    def take(self, digits: Taken) -> Tile:
        """Read a tile."""
        number = digits.take(len(self._known) + 1)
        if number < len(self._known):
            return self._known[number]
        hut = bool(self._box.huts) and bool(digits.take(base=2))
        kind = self._box.kinds[digits.take(len(self._box.kinds))]
        price = 0 if hut else PRICES[digits.take(len(PRICES))]
        walls = digits.take(WALLS)
        sides = "".join(side for at, side in enumerate(Side) if walls >> at & 1)
        return Tile(kind, price, sides, hut=hut)
