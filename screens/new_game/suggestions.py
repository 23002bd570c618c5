"""Names of people who have played before, to be tapped instead of typed."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ListProperty
from kivy.uix.scrollview import ScrollView

from screens.widgets.choice import Chip

MOST = 8
"""How many names are offered at once, the latest first."""


class Suggestions(ScrollView):
    """A strip of names below the field that is typed into."""

    names = ListProperty()

    __events__ = ("on_name",)

    def on_names(self, *args) -> None:
        """Show the names."""
        row = self.ids.row
        row.clear_widgets()
        for name in self.names[:MOST]:
            chip = Chip(text=name)
            chip.bind(on_release=lambda chip: self.dispatch("on_name", chip.text))
            row.add_widget(chip)
        self.scroll_x = 0

    def lies_at(self, point) -> bool:
        """Whether the strip is shown at a point of the window."""
        return self.parent is not None and self.collide_point(*self.parent.to_widget(*point))

    def on_name(self, name: str):
        """A name was tapped."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
