"""Small forms in a sheet: points by hand, a note."""

from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.stacklayout import StackLayout

from companion.record import Seat
from companion.record.events import NoteWritten, PointsAdjusted
from companion.words import N_counted, _, counted
from screens.kv import load_kv
from screens.widgets.choice import Chip
from screens.widgets.column import Column

GIVE = N_counted("Give {name} {number} point", "Give {name} {number} points")
TAKE = N_counted("Take {number} point from {name}", "Take {number} points from {name}")


class PersonChip(Chip):
    """One of several people; a tap chooses, and never switches off."""

    seat = ObjectProperty(None)

    def on_release(self) -> None:
        """Leave it to the others who is chosen."""


class Whom(StackLayout):
    """The players, one of whom is chosen."""

    seats = ListProperty()
    chosen = ObjectProperty(None, allownone=True)

    def on_seats(self, *args) -> None:
        """Put the players up, the first one chosen."""
        self.clear_widgets()
        for seat in self.seats:
            chip = PersonChip(text=seat.name, seat=seat)
            chip.bind(on_release=lambda chip: setattr(self, "chosen", chip.seat))
            self.add_widget(chip)
        self.chosen = self.seats[0]

    def on_chosen(self, *args) -> None:
        """Mark the one that is chosen."""
        for chip in self.children:
            chip.selected = chip.seat is self.chosen


class Form(Column):
    """Something to fill in; `on_event` hands over what is to happen."""

    __events__ = ("on_event",)

    def on_event(self, event):
        """The form is filled in."""


class Adjusting(Form):
    """Points given or taken by hand, with the reason."""

    seats = ListProperty()

    def words(self, points: float, whom: Seat | None) -> str:
        """What the button does, and to whom."""
        name = whom.name if whom else ""
        if not points:
            return _("How many points for {name}?").format(name=name)
        return counted(TAKE if points < 0 else GIVE, abs(int(points)), name=name)

    def keep(self) -> None:
        """Hand the points over, unless nobody would know why."""
        reason = self.ids.reason
        if not reason.text.strip():
            reason.fault = _("Write down why, so that everybody knows later.")
        elif self.ids.points.value:
            player, points = self.ids.whom.chosen.colour, int(self.ids.points.value)
            event = PointsAdjusted(player=player, points=points, reason=reason.text)
            self.dispatch("on_event", event)


class Noting(Form):
    """A note about the game."""

    def keep(self) -> None:
        """Hand the note over, unless it is empty."""
        field = self.ids.text
        if field.text.strip():
            self.dispatch("on_event", NoteWritten(text=field.text))
        else:
            field.fault = _("Write something first.")


load_kv(__file__)
