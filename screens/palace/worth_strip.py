"""What a palace is worth at a glance: its longest wall, and how many of each kind."""

from kivy.properties import ColorProperty, NumericProperty, StringProperty

import screens.tiles.kind_counts  # noqa: F401  # Makes its name known to the kv file.
from companion.games import Game
from companion.scoring.round import Holding
from companion.words import _
from screens.board.borders import BORDERS
from screens.kv import load_kv
from screens.widgets.column import Column


class WorthStrip(Column):
    """Wall and counts; the reserve is one tap away."""

    wall = NumericProperty(0)
    reserved = NumericProperty(0)
    symbol = StringProperty("")
    paint = ColorProperty()
    longest = StringProperty("")

    __events__ = ("on_reserve", "on_kind")

    def show(self, game: Game, holding: Holding, reserved: int) -> None:
        """Show what a palace would bring to a scoring now."""
        look = BORDERS[game.border.name]
        self.symbol, self.paint = look.symbol, look.fill
        self.longest = _(game.words.border.longest)
        self.wall, self.reserved = holding.wall, reserved
        self.ids.pills.kinds = list(game.box.kinds)
        self.ids.pills.say(holding.count)

    def reserve_words(self, reserved: int) -> str:
        """The way to the reserve."""
        if not reserved:
            return _("Reserve")
        return _("Reserve ({number})").format(number=int(reserved))

    def on_reserve(self):
        """The reserve is asked for."""

    def on_kind(self, kind):
        """A kind was tapped."""


load_kv(__file__)
