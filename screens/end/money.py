"""Everybody's money in the currencies that matter, to be compared by the app."""

from collections.abc import Sequence

from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.money.cards import Currency
from companion.record import Colour, Seat
from screens.game.currency_colours import CURRENCY_COLOURS
from screens.kv import load_kv
from screens.widgets.column import Column


class Sum(BoxLayout):
    """A field for one sum of money."""

    text = StringProperty("")
    noun = StringProperty("")
    paint = ColorProperty()


class MoneyLine(BoxLayout):
    """A player's name over their sums."""

    name = StringProperty("")
    beside = BooleanProperty(False)
    """Whether there are so few sums that they stand beside the name."""


class MoneyTable(Column):
    """A line of fields for each player; an empty field is nothing."""

    __events__ = ("on_counted",)

    def __init__(self, seats: Sequence[Seat], currencies: Sequence[Currency], **kwargs):
        super().__init__(**kwargs)
        self._sums: dict[Colour, dict[Currency, Sum]] = {}
        for seat in seats:
            line = MoneyLine(name=seat.name, beside=len(currencies) < 3)
            known = seat.money or {}
            self._sums[seat.colour] = {
                currency: Sum(
                    text=str(known.get(currency, "") or ""),
                    noun=currency.noun,
                    paint=CURRENCY_COLOURS[currency],
                )
                for currency in currencies
            }
            for field in self._sums[seat.colour].values():
                line.ids.sums.add_widget(field)
            self.ids.lines.add_widget(line)

    @property
    def purses(self) -> dict[Colour, dict[Currency, int]]:
        """What everybody has."""
        return {
            colour: {currency: int(field.text or 0) for currency, field in sums.items()}
            for colour, sums in self._sums.items()
        }

    def on_counted(self):
        """All sums were told."""


load_kv(__file__)
