"""The bar along the bottom of the table: the other rooms of the game."""

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv
from screens.widgets.touchable import Touchable


class Destination(Touchable):
    """The way to one room."""

    room = StringProperty("")
    icon = StringProperty("")
    text = StringProperty("")
    here = BooleanProperty(False)


class BottomBar(BoxLayout):
    """Leads to rooms, `rooms` being (room, icon, text), the first of which is here."""

    rooms = ListProperty()

    __events__ = ("on_room",)

    def on_rooms(self, *args) -> None:
        """Put up the ways there are."""
        self.clear_widgets()
        for place, (room, icon, text) in enumerate(self.rooms):
            way = Destination(room=room, icon=icon, text=text, here=not place)
            way.bind(on_release=self._press)
            self.add_widget(way)

    def on_room(self, room: str):
        """Another room was chosen."""

    def _press(self, way: Destination) -> None:
        if not way.here:
            self.dispatch("on_room", way.room)


load_kv(__file__)
