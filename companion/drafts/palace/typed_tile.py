"""A tile named on a keyboard: a letter for its kind, digits for its price."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Self

from companion.board.tiles import Kind, Tile


@dataclass(frozen=True)
class TypedTile:
    """The digits typed so far, and the tile that they name, once they name one."""

    digits: str = ""
    tile: Tile | None = None
    before: Tile | None = None
    """The tile that was named last; the same price again names the next one of that price."""

    def with_digit(self, digit: str, tiles: Sequence[Tile]) -> Self:
        """The same after another digit, of a price that one of the tiles has.

        >>> from companion.games.alhambra import BOX
        >>> towers = [BOX.read(code) for code in ("T9ne", "T9nw", "T12")]
        >>> TypedTile().with_digit("9", towers).tile
        <T9ne>
        >>> TypedTile().with_digit("9", towers).with_digit("9", towers).tile
        <T9nw>
        >>> TypedTile().with_digit("1", towers).with_digit("2", towers).tile
        <T12>
        """
        for digits in (self.digits + digit, digit):
            if any(str(tile.price).startswith(digits) for tile in tiles):
                named = [tile for tile in tiles if str(tile.price) == digits]
                tile = _following(named, self.before)
                return type(self)(digits, tile, tile or self.before)
        return self


def _following(tiles: Sequence[Tile], before: Tile | None) -> Tile | None:
    """The tile after this one, or the first."""
    if not tiles:
        return None
    place = tiles.index(before) + 1 if before in tiles else 0
    return tiles[place % len(tiles)]


def next_kind(kinds: Collection[Kind], letter: str, kind: Kind | None) -> Kind | None:
    """The kind that a letter asks for; pressed again, the next of that letter, then all.

    >>> from companion.games.granada import BOX
    >>> hostels = next_kind(BOX.kinds, "h", None)
    >>> hostels, next_kind(BOX.kinds, "h", hostels)
    (<hostel>, <hospital>)
    """
    lettered = [each for each in kinds if each.code.lower().startswith(letter)]
    if kind not in lettered:
        return lettered[0] if lettered else kind
    place = lettered.index(kind) + 1
    return lettered[place] if place < len(lettered) else None
