"""Other names for a game and its players."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.errors import CompanionError
from companion.record.events import PlayerRenamed
from companion.words import _
from screens.seats import seat_colour


class NameRow(BoxLayout):
    """A player's colour, and a field for their name."""

    seat = ObjectProperty(None)
    colour = ColorProperty("#00000000")
    name = StringProperty("")
    fault = StringProperty("")


class Renaming(BoxLayout):
    """A form with the title of a game and the names of its players."""

    running = ObjectProperty(None)
    title = StringProperty("")

    __events__ = ("on_done",)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        for seat in self.running.play.seats:
            row = NameRow(seat=seat.colour, colour=seat_colour(seat.colour), name=seat.name)
            self.ids.rows.add_widget(row)

    def save(self) -> None:
        """Rename whoever is called something else now; say below a name why it may not be."""
        for row in reversed(self.ids.rows.children):
            row.fault = self._rename(row)
        if not any(row.fault for row in self.ids.rows.children):
            self.title = self.ids.title.text.strip()
            self.dispatch("on_done")

    def on_done(self):
        """Everything is called as it was typed."""

    def _rename(self, row: NameRow) -> str:
        name = row.ids.field.text.strip()
        if not name:
            return _("Everybody needs a name.")
        if name != self.running.play.seat(row.seat).name:
            try:
                self.running.act(PlayerRenamed(player=row.seat, name=name))
            except CompanionError as problem:
                return str(problem)
        return ""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
