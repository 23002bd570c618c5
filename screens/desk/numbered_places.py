"""Numbers on a board, by which places are told."""

from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from screens.kv import load_kv
from screens.widgets.words import Words


class PlaceNumber(Words):
    """The number of a place, on the board."""


class NumberedPlaces(FloatLayout):
    """Numbers on a board, which stay where its cells are."""

    board = ObjectProperty(None)
    cells = ListProperty()

    def on_board(self, *args) -> None:
        """Follow the board wherever it is moved."""
        for name in ("origin_x", "origin_y", "tile", "pos", "size"):
            self.board.fbind(name, self._arrange)

    def on_cells(self, *args) -> None:
        """Put up a number for each cell."""
        self.clear_widgets()
        for number, _cell in enumerate(self.cells, start=1):
            self.add_widget(PlaceNumber(text=str(number)))
        self._arrange()

    def _arrange(self, *args) -> None:
        for label, cell in zip(reversed(self.children), self.cells, strict=True):
            label.center = self.board.view.centre_of(cell)
            inside = self.board.collide_point(*label.center)
            label.opacity = 1 if inside and self.board.tile >= dp(24) else 0


load_kv(__file__)
