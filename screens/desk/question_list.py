"""Questions below each other, each with its short answer; a tap opens the ruling."""

from collections.abc import Iterable

from kivy.properties import StringProperty

from companion.desk.ruling import Ruling
from screens.kv import load_kv
from screens.widgets.card import Card
from screens.widgets.touchable import Touchable


class QuestionRow(Touchable):
    """A question and its short answer."""

    ruling = StringProperty("")
    question = StringProperty("")
    answer = StringProperty("")

    @property
    def text(self) -> str:
        """What it is called by."""
        return self.question


class QuestionList(Card):
    """Shows rulings in rows, which it keeps, for they are dear to make."""

    __events__ = ("on_ruling",)

    def __init__(self, **kwargs):
        self._rows: list[QuestionRow] = []
        super().__init__(**kwargs)

    def show(self, rulings: Iterable[Ruling], dummy: str, chosen: str = "") -> None:
        """Show these, in this order; the chosen one is open beside them."""
        number = 0
        for number, ruling in enumerate(rulings, start=1):
            row = self._row(number)
            spoken = ruling.spoken(dummy)
            row.ruling, row.question, row.answer = ruling.id, spoken.question, spoken.answer
            row.opened = ruling.id == chosen
            if row.parent is None:
                self.add_widget(row)
        for row in self._rows[number:]:
            self.remove_widget(row)

    def make_ready(self, number: int) -> bool:
        """Make one more row beforehand; tells whether more are wanted."""
        self._row(min(number, len(self._rows) + 1))
        return len(self._rows) < number

    def on_ruling(self, ruling: str):
        """A ruling is asked for, by its id."""

    def _row(self, number: int) -> QuestionRow:
        if len(self._rows) < number:
            row = QuestionRow()
            row.bind(on_release=lambda row: self.dispatch("on_ruling", row.ruling))
            self._rows.append(row)
        return self._rows[number - 1]


load_kv(__file__)
