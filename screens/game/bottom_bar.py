"""The bar along the bottom of a game's main screens: from each to the others."""

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.record import Play
from companion.words import _
from screens.game.seat_colours import DUMMY_ICON
from screens.kv import load_kv
from screens.widgets.touchable import Touchable


def rooms_of(play: Play) -> list[tuple[str, str, str]]:
    """The main screens of a game: name, icon, words."""
    rooms = [
        ("table", "table-furniture", _("Table")),
        ("scoreboard", "podium", _("Scores")),
        ("rules_desk", "scale-balance", _("Rules")),
    ]
    if play.has_dummy:
        rooms.append(("dummy", DUMMY_ICON, play.dummy_name))
    return rooms


class Destination(Touchable):
    """The way to one room."""

    room = StringProperty("")
    icon = StringProperty("")
    text = StringProperty("")
    here = BooleanProperty(False)
    low = BooleanProperty(False)
    """Whether its words stand beside its icon."""


class BottomBar(BoxLayout):
    """Leads to rooms, `rooms` being (room, icon, text); `here` is the one it stands in."""

    rooms = ListProperty()
    here = StringProperty("")
    low = BooleanProperty(False)
    """Whether words stand beside their icons, for the window is low and the bar is wide."""

    __events__ = ("on_room",)

    def on_rooms(self, *args) -> None:
        """Put up the ways there are."""
        self.clear_widgets()
        for room, icon, text in self.rooms:
            way = Destination(room=room, icon=icon, text=text, here=room == self.here)
            way.bind(on_release=self._press)
            self.add_widget(way)

    def on_room(self, room: str):
        """Another room was chosen."""

    def _press(self, way: Destination) -> None:
        if not way.here:
            self.dispatch("on_room", way.room)


load_kv(__file__)
