"""What a hut is worth where it stands, neighbour by neighbour."""

from dataclasses import dataclass
from enum import StrEnum

from companion.board.city import City
from companion.board.grid import Cell
from companion.board.tiles import FOUNTAIN, Tile
from companion.desk.ruling import Ruling
from companion.desk.why import ruling_for
from companion.modules import HUTS
from companion.modules.huts import feeding, worth
from companion.words import N_, _


class Neighbour(StrEnum):
    """What a neighbouring tile does for a hut."""

    COUNTS = "counts"
    BEHIND_WALL = "behind-wall"
    OTHER_KIND = "other-kind"
    HUT = "hut"
    START_TILE = "start-tile"

    @property
    def sentence(self) -> str:
        """What a player is told."""
        return _(_SENTENCES[self])


_SENTENCES = {
    Neighbour.COUNTS: N_("It has the hut’s colour and no wall between, so it counts."),
    Neighbour.BEHIND_WALL: N_("It has the hut’s colour, but there is a wall between."),
    Neighbour.OTHER_KIND: N_("It has another colour."),
    Neighbour.HUT: N_("Huts do not count for each other."),
    Neighbour.START_TILE: N_("The start tile has no colour."),
}


@dataclass(frozen=True, slots=True)
class HutWorth:
    """As how many buildings a hut counts, and what each neighbour has to do with it."""

    number: int
    neighbours: tuple[tuple[Cell, Neighbour], ...]
    ruling: Ruling


def hut_worth(city: City, cell: Cell) -> HutWorth:
    """Look at the neighbours of a hut.

    >>> from companion.games.alhambra import BOX
    >>> city = City.parse("* G10 HGe / . . G12s", BOX)
    >>> found = hut_worth(city, Cell(2, 0))
    >>> found.number, [(str(cell), why.value) for cell, why in found.neighbours]
    (2, [('2,1', 'counts'), ('1,0', 'counts')])
    """
    fed_from = set(feeding(city, cell))
    neighbours = tuple(
        (beside, Neighbour.COUNTS if beside in fed_from else _why_not(city[cell], tile))
        for _side, beside, tile in city.neighbours(cell)
    )
    return HutWorth(worth(city, cell), neighbours, ruling_for(HUTS))


def _why_not(hut: Tile, tile: Tile) -> Neighbour:
    if tile.kind is FOUNTAIN:
        return Neighbour.START_TILE
    if tile.hut:
        return Neighbour.HUT
    return Neighbour.BEHIND_WALL if tile.kind is hut.kind else Neighbour.OTHER_KIND
