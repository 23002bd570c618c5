"""Why something may not be done to a palace, and the way to keep it all the same."""

from typing import Self

from kivy.properties import BooleanProperty, StringProperty

from companion.board.faults import Fault
from companion.drafts.palace.acts import Explanation
from companion.record import Play
from companion.wording.why_not import reason, rules
from screens.desk.fault_line import FaultLine
from screens.kv import load_kv
from screens.widgets.column import Scroll


class WhyNot(Scroll):
    """An explanation in words, in the picker's place."""

    rule = StringProperty("")
    can_keep = BooleanProperty(False)

    __events__ = ("on_keep", "on_close", "on_why")

    @classmethod
    def of(cls, why: Explanation, play: Play) -> Self:
        """What is wrong, and by which rules."""
        card = cls(rule=rules(why.faults), can_keep=why.keep is not None)
        for fault in why.faults:
            line = FaultLine(text=reason(play, fault, why.tile), fault=fault)
            line.bind(on_why=lambda line: card.dispatch("on_why", line.fault, line.text))
            card.ids.faults.add_widget(line)
        return card

    def on_keep(self):
        """It lies like this on the table."""

    def on_close(self):
        """It is understood."""

    def on_why(self, fault: Fault, told: str):
        """The rule behind a fault is asked for."""


load_kv(__file__)
