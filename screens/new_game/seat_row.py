"""One place at the table: the colour to tap, the name to type, and what else can be done."""

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.column import Column
from screens.widgets.touchable import Touchable


class ColourDot(Touchable):
    """A player's colour."""

    name = StringProperty("")
    paint = ColorProperty("#ffffff")


class SeatRow(Column):
    """Who sits here; `place` counts from the first player."""

    place = NumericProperty(0)
    paint = ColorProperty("#ffffff")
    text = StringProperty("")
    hint = StringProperty("")
    fault = StringProperty("")
    focused = BooleanProperty(False)

    __events__ = ("on_colour", "on_more", "on_done")

    @property
    def entry(self):
        """What is typed into."""
        return self.ids.field.entry

    def choose_all(self) -> None:
        """Let whatever is typed take the place of what stands there."""
        # Kivy puts the cursor after the focus; only then can all be chosen.
        Clock.schedule_once(lambda _: self.entry.select_all(), -1)

    def on_colour(self):
        """The colour was tapped."""

    def on_more(self):
        """Something else is wanted."""

    def on_done(self):
        """The name is typed."""


class Swatch(Touchable):
    """A colour to choose, by its name, and who has it now."""

    paint = ColorProperty("#ffffff")
    text = StringProperty("")
    owner = StringProperty("")
    chosen = BooleanProperty(False)


load_kv(__file__)
