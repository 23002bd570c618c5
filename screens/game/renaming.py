"""Other names for a game and its players."""

from kivy.properties import ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.drafts.names import name_faults
from companion.record import Colour
from companion.record.events import GameRenamed
from companion.record.renaming import renames
from companion.words import _
from screens.game.game_screen import GameScreen
from screens.game.seat_colours import seat_colour
from screens.kv import load_kv
from screens.widgets.column import Column


class NameRow(BoxLayout):
    """A player's colour, and a field for their name."""

    seat = ObjectProperty(None)
    colour = ColorProperty("#00000000")
    name = StringProperty("")
    fault = StringProperty("")


class Renaming(Column):
    """A form with the title of a game and the names of its players."""

    title = StringProperty("")

    __events__ = ("on_done",)

    def __init__(self, play, **kwargs):
        super().__init__(**kwargs)
        self._dummy = play.dummy_name if play.has_dummy else ""
        for seat in play.seats:
            row = NameRow(seat=seat.colour, colour=seat_colour(seat.colour), name=seat.name)
            self.ids.rows.add_widget(row)

    @property
    def names(self) -> dict[Colour, str]:
        """What everybody is to be called."""
        return {row.seat: row.ids.field.text.strip() for row in reversed(self.ids.rows.children)}

    def save(self) -> None:
        """Hand the names over, or say below each what is wrong with it."""
        faults = name_faults(list(self.names.values()), self._dummy)
        for at, row in enumerate(reversed(self.ids.rows.children)):
            row.fault = faults.get(at, "")
        if not faults:
            self.title = self.ids.title.text.strip()
            self.dispatch("on_done")

    def on_done(self):
        """Everything has a name."""


def ask_for_names(screen: GameScreen) -> None:
    """Let the game and its players be renamed."""
    form = Renaming(screen.play, title=screen.play.title)
    sheet = screen.navigator.sheet(form, title=_("Rename"))

    def take(*args) -> None:
        sheet.close()
        for event in renames(screen.play, form.names):
            screen.act(event)
        if form.title != screen.play.title:
            screen.act(GameRenamed(title=form.title))

    form.bind(on_done=take)


load_kv(__file__)
