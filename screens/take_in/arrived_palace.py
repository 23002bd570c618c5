"""A palace that has come in: whose it is, how it lies, and what would be different."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.board.faults import FaultCode
from companion.drafts.arrival import Arrival
from companion.record import Seat
from companion.record.differences import Change, Differences
from companion.wording.handing_over import about_handed, which_tiles
from companion.words import _
from screens.desk.fault_line import FaultLine
from screens.kv import load_kv
from screens.take_in.difference_row import DifferenceRow
from screens.widgets.banner import Banner
from screens.widgets.choice import Chip
from screens.widgets.column import Column
from screens.widgets.words import Words


class ArrivedPalace(Column):
    """Shows `handed`; once a table is known, `arrival` says what it would change there."""

    handed = ObjectProperty(None)
    arrival = ObjectProperty(None, allownone=True)
    nowhere = StringProperty("")
    """Why there is no table that it could be for."""
    differs = BooleanProperty(False)
    """Whether it is known what would be different."""
    several = BooleanProperty(False)
    """Whether there are several tables that it could be for."""
    lines = StringProperty("")

    __events__ = ("on_table", "on_why")

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.lines = "\n".join(about_handed(self.handed))

    def on_arrival(self, *args) -> None:
        """Show what would be different."""
        self._show_seats()
        self._show_differences(self.arrival.differences)
        self._show_what_is_odd(self.arrival)
        board = self.ids.board
        board.signs = self.arrival.signs
        found = self.arrival.differences
        fewer = found.of(Change.FEWER) if found else ()
        lying = self.handed.city
        board.ghosts = {each.was: each.tile for each in fewer if each.was not in lying}

    def _show_seats(self) -> None:
        seats = self.ids.seats
        seats.clear_widgets()
        for seat in self.arrival.play.seats:
            chip = Chip(text=seat.name, selected=seat.colour is self.arrival.colour)
            chip.bind(on_release=lambda _, seat=seat: self._give_to(seat))
            seats.add_widget(chip)

    def _give_to(self, seat: Seat) -> None:
        if seat.colour is self.arrival.colour:
            self._show_seats()
        else:
            self.arrival = self.arrival.given_to(seat.colour)

    def _show_differences(self, found: Differences | None) -> None:
        self.differs = found is not None
        box = self.ids.differences
        box.clear_widgets()
        for each in found.differences if found else ():
            box.add_widget(DifferenceRow.of(each.change, each.text, which_tiles(each)))
        if found and not found.differences:
            box.add_widget(Words(text=_("Nothing differs from what is here already.")))
        if found and found.replaces_counts:
            text = _("The tiles are scored instead of {name}’s numbers.").format(name=found.name)
            box.add_widget(Words(text=text, tone="onSurfaceVariant"))

    def _show_what_is_odd(self, arrival: Arrival) -> None:
        odd, found = self.ids.odd, arrival.differences
        odd.clear_widgets()
        if arrival.refusal:
            odd.add_widget(Banner(text=arrival.refusal, sort="fault"))
        if found and found.elsewhere:
            text = "\n".join(found.elsewhere_told)
            odd.add_widget(Banner(text=text, sort="fault"))
        for fault in found.faults if found else ():
            # Which tile lies elsewhere is said above.
            if fault.code is not FaultCode.TAKEN:
                line = FaultLine(text=fault.text, fault=fault)
                line.bind(on_why=lambda line: self.dispatch("on_why", line.fault, line.text))
                odd.add_widget(line)

    def on_table(self):
        """Another table is wanted."""

    def on_why(self, cause, told: str):
        """The rule behind a fault is asked for."""


load_kv(__file__)
