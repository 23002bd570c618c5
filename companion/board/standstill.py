"""Why nothing can be built anywhere in a palace any more."""

from enum import StrEnum

from companion.board.city import City
from companion.board.grid import Side
from companion.board.offers import Offers


class Standstill(StrEnum):
    """What keeps a palace from growing."""

    CLOSED = "closed"
    """Every outer side that can be walked to is walled."""
    HOLES = "holes"
    """Whatever is built would close in an empty place."""
    NO_TILES = "no-tiles"
    """There is nothing left to build."""
    WALLS = "walls"
    """No tile that is left has the walls that the places ask for."""


def standstill(offers: Offers) -> Standstill | None:
    """What keeps a palace from growing, if anything does.

    >>> from companion.games.alhambra import BOX
    >>> closed = City.parse(". P2new . / G7nsw * A4nes / . S3esw .", BOX)
    >>> standstill(Offers.for_city(closed, BOX.tiles)).value
    'closed'
    """
    if offers.places:
        return None
    if not offers.by_place:
        return Standstill.HOLES if _is_open(offers.city) else Standstill.CLOSED
    return Standstill.WALLS if offers.tiles else Standstill.NO_TILES


def _is_open(city: City) -> bool:
    """Whether one can walk out over an outer side."""
    return any(
        side not in city[cell].walls and cell.step(side) not in city
        for cell in city.reachable
        for side in Side
    )
