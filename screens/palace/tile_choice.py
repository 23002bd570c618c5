"""All tiles that lie nowhere yet, by kind, to choose one from."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ListProperty
from kivy.uix.scrollview import ScrollView

from companion.record import Play


class TileChoice(ScrollView):
    """A shelf of every unseen tile."""

    tiles = ListProperty()

    __events__ = ("on_tile",)

    def __init__(self, play: Play, **kwargs):
        super().__init__(**kwargs)
        self.tiles = list(play.unseen)

    def on_tile(self, tile):
        """A tile was chosen."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
