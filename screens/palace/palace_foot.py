"""The foot of a palace: the button that leads on, and beside it the way to tell of a tile."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv


class PalaceFoot(BoxLayout):
    """The button that leads on round the table, or puts a past round right.

    Beside it is the way to tell of a tile, where tiles are told of.
    """

    text = StringProperty("")
    tells_tiles = BooleanProperty(False)

    __events__ = ("on_pressed", "on_tell")

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._tell = self.ids.tell.__self__
        self.fbind("tells_tiles", self._arrange)
        self._arrange()

    def _arrange(self, *args) -> None:
        if self.tells_tiles and self._tell.parent is None:
            self.add_widget(self._tell, index=1)
        elif not self.tells_tiles and self._tell.parent is not None:
            self.remove_widget(self._tell)

    def on_pressed(self):
        """One is done with this palace."""

    def on_tell(self):
        """A tile is to be told of."""


load_kv(__file__)
