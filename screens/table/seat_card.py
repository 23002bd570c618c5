"""What one hand at the table has: name, tiles, a picture of the palace, and points."""

from kivy.animation import Animation
from kivy.app import App
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from screens.kv import load_kv
from screens.table import dummy_heap  # noqa: F401  # Named in the kv file.
from screens.widgets.card import TapCard
from screens.widgets.words import width_of

SMALLEST = "Label medium"
"""How a name is written whose words are too long for anything else."""

FLIGHT = 0.24
"""How many seconds fresh points take to fly up to the total."""


class SeatCard(TapCard):
    """A player with a palace, the dummy with his tiles, or an icon where there is neither."""

    name = StringProperty("")
    about = StringProperty("")
    mark = StringProperty("")
    """What people should know about it, such as since when it was not touched."""
    colour = ColorProperty("#8a8a86")
    leads = BooleanProperty(False)
    city = ObjectProperty(None, allownone=True)
    tiles = ListProperty()
    icon = StringProperty("")
    points = NumericProperty(0)
    least = NumericProperty(0)
    """How high the card is at least, where there is room to spare."""

    gained = NumericProperty(0)
    shown_points = NumericProperty(0)
    flight = NumericProperty(1)

    def has_room_for_crown(self, name: str, width: float) -> bool:
        """Whether a crown stands beside the name; else it hangs over the points."""
        return width_of(name, self.name_look(name, width)) + dp(26) <= width

    def name_look(self, name: str, width: float) -> str:
        """As large as the name can be on one line, or at least with its words whole."""
        if width_of(name, "Title large") + dp(26) <= width:
            return "Title large"
        looks = ("Title medium", "Title small")
        word = _longest(name)
        return next((look for look in looks if width_of(word, look) <= width), SMALLEST)

    def whole_words(self, name: str, width: float) -> str:
        """The name, broken after a hyphen where even small letters leave no other way."""
        fits = width_of(_longest(name), SMALLEST) <= width
        return name if fits else name.replace("-", "-\n", 1)

    def score(self, points: int, *, flying: bool) -> None:
        """Show the points, the fresh ones flying up to them."""
        Animation.cancel_all(self, "shown_points", "flight")
        self.gained = points - self.points
        self.points = points
        if flying and self.gained and not App.get_running_app().reduced_motion:
            self.flight = 0
            Animation(shown_points=points, flight=1, d=FLIGHT, t="out_quad").start(self)
        else:
            self.shown_points, self.flight = points, 1


def _longest(name: str) -> str:
    """The longest word of a name."""
    return max(name.split(), key=len, default="")


load_kv(__file__)
