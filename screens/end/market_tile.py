"""Which tile is it: every tile that lies nowhere, or none."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ListProperty
from kivy.uix.boxlayout import BoxLayout

from companion.tiles import Tile


class MarketTile(BoxLayout):
    """A shelf of tiles, and a way to say that there is none."""

    tiles = ListProperty()
    chosen = ListProperty()

    __events__ = ("on_tile",)

    def on_tile(self, tile: Tile | None):
        """A tile was chosen, or none."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
