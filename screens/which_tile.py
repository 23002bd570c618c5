"""Which tile is it: every tile that it can be, or none."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.tiles import Tile


class WhichTile(BoxLayout):
    """A shelf of tiles, and words to press for none of them."""

    tiles = ListProperty()
    chosen = ListProperty()
    none = StringProperty("")

    __events__ = ("on_tile",)

    def on_tile(self, tile: Tile | None):
        """A tile was chosen, or none."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
