"""A tie that nobody has decided yet, asked as one question: the highest that each of them has."""

from kivy.properties import ObjectProperty, StringProperty

from companion.record import Colour
from companion.record.ties import Contender, OpenTie
from companion.words import _
from screens.kv import load_kv
from screens.widgets.card import Card
from screens.widgets.choice import Chip
from screens.widgets.column import Column


class ContenderRow(Column):
    """Somebody in a tie, and the values that may be the highest."""

    name = StringProperty("")
    known = StringProperty("")
    """What lies there for all to see, where nobody has to be asked."""


class ValueChip(Chip):
    """One value; a tap says that it is the highest."""

    colour = ObjectProperty(None)
    value = ObjectProperty(None)


class OpenTieCard(Card):
    """Asks until everybody in the tie has told their highest; then says so, once."""

    kind = StringProperty("")
    question = StringProperty("")

    __events__ = ("on_told",)

    def __init__(self, tie: OpenTie, **kwargs):
        self.tie = tie
        self.told: dict[Colour, int] = {}
        self._chips: list[ValueChip] = []
        super().__init__(kind=tie.kind.name, question=tie.question, **kwargs)
        for contender in tie.contenders:
            self.ids.contenders.add_widget(self._row(contender))

    def on_told(self, told: dict[Colour, int]):
        """Everybody has told."""

    def _row(self, contender: Contender) -> ContenderRow:
        row = ContenderRow(name=contender.name)
        if contender.best is not None:
            row.known = _("{value}, as it lies there").format(value=contender.best)
        for value in contender.could_be:
            chip = ValueChip(text=str(value), colour=contender.colour, value=value)
            chip.bind(on_release=self._tapped)
            self._chips.append(chip)
            row.ids.chips.add_widget(chip)
        return row

    def _tapped(self, chip: ValueChip) -> bool:
        """A value is the highest of one player; nobody else has the same."""
        self.told = {who: value for who, value in self.told.items() if value != chip.value}
        self.told[chip.colour] = chip.value
        for each in self._chips:
            each.selected = self.told.get(each.colour) == each.value
        if len(self.told) == len(self.tie.asked):
            self.dispatch("on_told", self.told)
        return True


load_kv(__file__)
