"""A palace to look at, with a line below it; a tap asks for another, a long press for more."""

from kivy.properties import AliasProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from screens.board.borders import border_of
from screens.kv import load_kv


class PalaceView(FloatLayout):
    """Draws a city with its longest wall glowing, as large as there is room."""

    city = ObjectProperty(None, allownone=True)
    caption = StringProperty("")
    symbol = AliasProperty(
        lambda self: border_of(self.city).symbol if self.city else "wall", bind=("city",)
    )

    __events__ = ("on_tap", "on_held")

    def below_palace(self, *seen) -> float:
        """Where the palace ends, as it is seen now."""
        board = self.ids.board
        return max(board.y, board.view.seen(board.bounds)[1])

    def on_tap(self):
        """Somebody wants to see another."""

    def on_held(self):
        """A finger stayed on it."""


load_kv(__file__)
