"""What is left: the tiles that nobody at the table has, by kind and price."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.board.faults import FaultCode
from companion.board.players import Tally
from companion.board.tiles import Kind, Tile
from companion.desk.ruling import Ruling
from companion.desk.why import ruling_for
from companion.table.table import Table


@dataclass(frozen=True, slots=True)
class LeftInBox:
    """What may still turn up, in the bag or the market."""

    prices: Mapping[Kind, tuple[int, ...]]
    """For each kind the prices that nobody has, a price twice where two tiles have it."""
    everything_known: bool
    """Whether everybody's tiles were entered one by one; otherwise some of these lie somewhere."""
    ruling: Ruling

    @property
    def number(self) -> int:
        """How many there are in all."""
        return sum(len(prices) for prices in self.prices.values())


def left_in_box(table: Table) -> LeftInBox:
    """Look at all that lies on the table.

    >>> from companion.board.city import City
    >>> from companion.games.alhambra import ALHAMBRA, BOX, PAVILION
    >>> from companion.table.table import Player
    >>> left = left_in_box(Table(ALHAMBRA, (Player("Ana", City.parse("* P8 P7e", BOX)),)))
    >>> left.prices[PAVILION], left.number
    ((2, 3, 4, 5, 6), 52)
    """
    box = table.game.box
    left = box.nowhere(table.lying) if box.is_known else _sides_left(table)
    prices = {kind: tuple(side.price for side in left if side.kind is kind) for kind in box.kinds}
    return LeftInBox(prices, _everything_known(table), ruling_for(FaultCode.TAKEN))


def _sides_left(table: Table) -> list[Tile]:
    """Every side that no tile on the table shows or is known to hide."""
    box = table.game.box
    lying = {box.likely_piece(tile) for tile in table.lying}
    sides = (Tile(kind, price) for kind in box.kinds for price in box.prices(kind))
    return [side for side in sides if box.likely_piece(side) not in lying]


def _everything_known(table: Table) -> bool:
    held = [player.built for player in table.players]
    dummy = [table.dummy.holds] if table.dummy else []
    return not any(isinstance(each, Tally) for each in [*held, *dummy])
