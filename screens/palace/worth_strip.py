"""What a palace is worth at a glance: its longest wall, and how many of each kind."""

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty

import screens.tiles.kind_counts  # noqa: F401  # Makes its name known to the kv file.
from companion.games import Game
from companion.scoring.round import Holding
from companion.words import _, counted
from screens.board.borders import BORDERS
from screens.kv import load_kv
from screens.widgets.column import Column
from screens.widgets.touchable import Touchable
from screens.widgets.words import width_of

ON_TWO_LINES = 0.62
"""How much of its width a text needs at most when it stands on two lines."""

LOW = 480
"""A window that is lower than this has no room for a second line, in dp."""

AROUND = 56
"""The room around the parts of the strip, in dp."""


class BorderPill(Touchable):
    """The longest wall, as one more beside the kinds."""

    name = StringProperty("")
    symbol = StringProperty("")
    number = NumericProperty(0)
    paint = ColorProperty()


class WorthStrip(Column):
    """Wall and counts; the reserve is one tap away.

    Where the kinds need two rows, the wall stands among them, and the reserve elsewhere.
    """

    wall = NumericProperty(0)
    reserved = NumericProperty(0)
    symbol = StringProperty("")
    paint = ColorProperty()
    longest = StringProperty("")
    crowded = BooleanProperty(False)
    """Whether there is no room here for the way to the reserve."""
    apart = BooleanProperty(False)
    """Whether the wall is named below its number, for there is no room beside it."""
    sides = StringProperty("")
    """How long the longest wall is, in words."""

    __events__ = ("on_reserve", "on_kind", "on_border")

    def on_kv_post(self, base_widget) -> None:
        """Take hold of the parts, which come and go."""
        self._top = self.ids.top.__self__
        self.border = BorderPill()
        self.border.bind(on_release=lambda _: self.dispatch("on_border", self.sides))
        self.ids.pills.last = self.border
        # Not while a box is laying out what would come or go.
        self.ids.pills.fbind("crowded", Clock.create_trigger(self._arrange, -1))

    def show(self, game: Game, holding: Holding, reserved: int) -> None:
        """Show what a palace would bring to a scoring now."""
        look = BORDERS[game.border.name]
        self.symbol, self.paint = look.symbol, look.fill
        self.longest = _(game.words.border.longest)
        self.wall, self.reserved = holding.wall, reserved
        self.sides = counted(game.words.border.sides, holding.wall)
        self.border.name, self.border.symbol = game.border.name, look.symbol
        self.border.paint, self.border.number = look.fill, holding.wall
        self.ids.pills.kinds = list(game.box.kinds)
        self.ids.pills.say(holding.count)

    def _arrange(self, *args) -> None:
        self.crowded = self.ids.pills.crowded
        if self.crowded and self._top.parent is not None:
            self.remove_widget(self._top)
        elif not self.crowded and self._top.parent is None:
            self.add_widget(self._top, index=len(self.children))

    @staticmethod
    def is_apart(room: float, longest: str, crowded: bool) -> bool:  # noqa: FBT001  # As kv has it.
        """Whether the name of the wall would need more than two lines in so much room."""
        lines = ON_TWO_LINES if Window.height > dp(LOW) else 1
        return not crowded and room - dp(AROUND) < width_of(longest, "Body medium") * lines

    def reserve_words(self, reserved: int) -> str:
        """The way to the reserve."""
        if not reserved:
            return _("Reserve")
        return _("Reserve ({number})").format(number=int(reserved))

    def on_reserve(self):
        """The reserve is asked for."""

    def on_kind(self, kind):
        """A kind was tapped."""

    def on_border(self, sides: str):
        """The longest wall was tapped."""


load_kv(__file__)
