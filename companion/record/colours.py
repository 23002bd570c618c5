"""The players' colours, by which a seat at the table is known whatever its player is called."""

from enum import StrEnum

from companion.words import N_, _


class Colour(StrEnum):
    """The six colours of the players' pieces."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    ORANGE = "orange"
    WHITE = "white"

    @property
    def noun(self) -> str:
        """The colour as a player says it."""
        return _(_NOUNS[self])


_NOUNS = {
    Colour.RED: N_("red"),
    Colour.BLUE: N_("blue"),
    Colour.GREEN: N_("green"),
    Colour.YELLOW: N_("yellow"),
    Colour.ORANGE: N_("orange"),
    Colour.WHITE: N_("white"),
}
