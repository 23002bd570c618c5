"""What somebody had at a moment: name, palace or tiles, and what it brought."""

from kivy.properties import ColorProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.wording.past.looking_back import Stood
from screens.game.seat_colours import seat_colour
from screens.kv import load_kv
from screens.table import dummy_heap  # noqa: F401  # Named in the kv file.


class StoodCard(BoxLayout):
    """A picture of a palace, or of the dummy's tiles, under a name."""

    name = StringProperty("")
    about = StringProperty("")
    colour = ColorProperty("#00000000")
    city = ObjectProperty(None, allownone=True)
    tiles = ListProperty()

    def tell(self, stood: Stood) -> None:
        """Show it."""
        self.name, self.about = stood.name, stood.about
        self.colour = seat_colour(stood.colour)
        self.city, self.tiles = stood.city, stood.tiles


load_kv(__file__)
