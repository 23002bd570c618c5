"""Home: the app's name over a palace, and the doors to everything else."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.city import City
from companion.games import ALHAMBRA
from companion.wall import longest_wall
from companion.words import N_, N_counted, _, counted
from screens.screen import Screen
from screens.widgets.touchable import Touchable

PALACES = (
    ". A5nw G10n C7ne / T9nw * G12s C6es / S3esw G10w A8n / . A6sw P4es",
    "C5nsw T11n G8ne P2new / P5nw A10 * C6es / G8sw G10 T9es / . S5sw",
    ". . P5nw C7ne / A6sw G10n * S6es / . G11 C10 A4nes / . G8sw S8s T8nes",
)
"""Palaces to look at; a tap shows the next."""

WALL = N_counted("An outer wall of {number} side", "An outer wall of {number} sides")

DOORS = (
    ("past_games", "history", N_("Past games")),
    ("rules_desk", "scale-balance", N_("Rules desk")),
    ("settings", "cog-outline", N_("Settings")),
)
"""The screens that can be gone to besides a game, with their icons."""


class Door(Touchable):
    """The way to a screen."""

    name = StringProperty("")
    icon = StringProperty("")
    text = StringProperty("")


class Home(Screen):
    """Shows a palace with its longest wall glowing; from here one goes everywhere."""

    city = ObjectProperty(None)
    caption = StringProperty("")
    can_play = BooleanProperty(False)
    doors = ListProperty()

    def __init__(self, **kwargs):
        self._shown = -1
        super().__init__(**kwargs)
        self.next_palace()

    def show(self) -> None:
        """Offer the screens that there are."""
        self.can_play = self.navigator.knows("new_game")
        self.doors = [door for door in DOORS if self.navigator.knows(door[0])]

    def next_palace(self) -> None:
        """Show another palace."""
        self._shown = (self._shown + 1) % len(PALACES)
        self.city = City.parse(PALACES[self._shown], ALHAMBRA.box)
        self.caption = counted(WALL, longest_wall(self.city).length)

    def below_palace(self, *seen) -> float:
        """Where the palace ends, as it is seen now."""
        board = self.ids.board
        return max(board.y, board.view.seen(board.bounds)[1])

    def on_doors(self, *args) -> None:
        """Put up the doors."""
        self.ids.doors.clear_widgets()
        for name, icon, text in self.doors:
            door = Door(name=name, icon=icon, text=_(text))
            door.bind(on_release=lambda door: self.navigator.go(door.name))
            self.ids.doors.add_widget(door)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
