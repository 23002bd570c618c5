"""Names of people who have played before, to be tapped instead of typed."""

from kivy.properties import ListProperty
from kivy.uix.stacklayout import StackLayout

from screens.kv import load_kv
from screens.widgets.choice import Chip


class Suggestions(StackLayout):
    """Names below the field that is typed into."""

    names = ListProperty()

    __events__ = ("on_name",)

    def on_names(self, *args) -> None:
        """Show the names."""
        self.clear_widgets()
        for name in self.names:
            chip = Chip(text=name)
            chip.bind(on_release=lambda chip: self.dispatch("on_name", chip.text))
            self.add_widget(chip)

    def lies_at(self, point) -> bool:
        """Whether the names are shown at a point of the window."""
        return self.parent is not None and self.collide_point(*self.parent.to_widget(*point))

    def on_name(self, name: str):
        """A name was tapped."""


load_kv(__file__)
