"""How the players' colours look: one for each seat, and stone grey for the dummy."""

from companion.record import Colour
from screens.board.colours import rgba

SEATS = {
    Colour.RED: rgba("#c0392b"),
    Colour.BLUE: rgba("#2f6fb3"),
    Colour.GREEN: rgba("#3f8f46"),
    Colour.YELLOW: rgba("#e0b020"),
    Colour.ORANGE: rgba("#dd7f24"),
    Colour.WHITE: rgba("#f7f3ea"),
}

DUMMY = rgba("#8a8a86")
DUMMY_ICON = "account-question"


def seat_colour(colour: Colour | None):
    """The paint of a seat; nobody's seat is the dummy's."""
    return DUMMY if colour is None else SEATS[colour]
