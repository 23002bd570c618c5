"""What a palace is worth at a glance: its longest wall, and how many of each kind."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.words import N_counted, _, counted
from screens.board.colours import FACES

RESERVE = N_counted("Reserve ({number})", "Reserve ({number})")


class CountPill(BoxLayout):
    """One kind and how many there are."""

    icon = StringProperty("")
    paint = ListProperty([0, 0, 0, 1])
    ink = ListProperty([1, 1, 1, 1])
    number = NumericProperty(0)
    name = StringProperty("")


class Strip(BoxLayout):
    """Wall and counts; the reserve is one tap away."""

    wall = NumericProperty(0)
    reserved = NumericProperty(0)

    __events__ = ("on_reserve",)

    def show(self, kinds, holding, reserved: int) -> None:
        """Show what a palace would bring to a scoring now."""
        self.wall, self.reserved = holding.wall, reserved
        pills = self.ids.pills
        if [pill.name for pill in reversed(pills.children)] != [kind.name for kind in kinds]:
            pills.clear_widgets()
            for kind in kinds:
                face = FACES[kind.name]
                pills.add_widget(
                    CountPill(icon=face.symbol, paint=face.fill, ink=face.ink, name=kind.name)
                )
        for pill, kind in zip(reversed(pills.children), kinds, strict=True):
            pill.number = holding.count(kind)

    def reserve_words(self, reserved: int) -> str:
        """The way to the reserve."""
        return counted(RESERVE, int(reserved)) if reserved else _("Reserve")

    def on_reserve(self):
        """The reserve is asked for."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
