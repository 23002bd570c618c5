"""How the players' colours look: one for each seat, and stone grey for the dummy."""

from companion.record import Colour
from screens.board.colours import rgba

SEATS = {
    Colour.RED: rgba("#b32b26"),
    Colour.BLUE: rgba("#3361a1"),
    Colour.GREEN: rgba("#3d9f5b"),
    Colour.YELLOW: rgba("#e6b320"),
    Colour.ORANGE: rgba("#cd7a26"),
    Colour.WHITE: rgba("#f7f3ea"),
}

DUMMY = rgba("#8a8a86")
DUMMY_ICON = "account-question"


def seat_colour(colour: Colour | None):
    """The paint of a seat; nobody's seat is the dummy's."""
    return DUMMY if colour is None else SEATS[colour]
