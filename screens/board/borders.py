"""What stands around the cities of each game: battlements or water."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.board.city import City
from companion.games import GAMES
from screens.board.colours import GOLD, rgba
from screens.board.moats import moats, moats_of_tile
from screens.board.walls import walls, walls_of_tile
from screens.theme import Colour


@dataclass(frozen=True, slots=True)
class BorderLook:
    """How a border is drawn, and its symbol where there is only room for that."""

    symbol: str
    fill: Colour
    ink: Colour
    """What is written on it."""
    around: Callable
    """Draws that of a whole city, the longest run of it glowing."""
    of_tile: Callable
    """Draws that of one tile alone."""


BORDERS = {
    "wall": BorderLook("wall", GOLD, rgba("#2b2417"), walls, walls_of_tile),
    "moat": BorderLook("waves", rgba("#2a6f9e"), rgba("#ffffff"), moats, moats_of_tile),
}
"""By the name of the game's border."""

BORDER_OF = {
    kind.name: BORDERS[game.border.name] for game in GAMES.values() for kind in game.box.kinds
}
"""By the kind of a tile."""


def border_of(city: City) -> BorderLook:
    """The border of a city, whichever game's it is."""
    return BORDER_OF[city.box.kinds[0].name]
