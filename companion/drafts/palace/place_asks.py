"""What a place asks of a tile, side by side."""

from companion.board.city import City
from companion.board.grid import OPPOSITE, Cell, Side
from companion.board.tile_words import SIDES
from companion.games.game_words import AskedWords
from companion.words import _, listed


def what_is_asked(words: AskedWords, city: City, cell: Cell) -> str:
    """Which sides have to be closed, which open, and which are free; each in its game's words.

    >>> from companion.games.granada import BOX, WORDS
    >>> what_is_asked(WORDS.border.asked, City.parse("* Sc9n", BOX), Cell(0, -1))
    'south open · the rest as you like'
    >>> what_is_asked(WORDS.border.asked, City.parse("* Sc9n", BOX), Cell(1, -1))
    'a moat to the south · the rest as you like'
    """
    around = list(city.neighbours(cell))
    closed = [side for side, _beside, tile in around if OPPOSITE[side] in tile.walls]
    opened = [side for side, _beside, _tile in around if side not in closed]
    asked = [
        _(phrase).format(sides=listed([_(SIDES[side]) for side in sides]))
        for phrase, sides in ((words.closed, closed), (words.open, opened))
        if sides
    ]
    free = [_(words.nothing)] if len(around) < len(Side) else []
    return " · ".join(asked + free)
