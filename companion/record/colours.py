"""The players' colours, by which a seat at the table is known whatever its player is called."""

from enum import StrEnum

from companion.words import N_in, _


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
    Colour.RED: N_in("players", "red"),
    Colour.BLUE: N_in("players", "blue"),
    Colour.GREEN: N_in("players", "green"),
    Colour.YELLOW: N_in("players", "yellow"),
    Colour.ORANGE: N_in("players", "orange"),
    Colour.WHITE: N_in("players", "white"),
}
