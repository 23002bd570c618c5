"""Why something may not be done to a palace, and the way to keep it all the same."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from kivy.properties import BooleanProperty, StringProperty

from companion.board.faults import Fault, FaultCode
from companion.board.grid import Cell
from companion.board.tiles import Tile
from companion.words import _
from screens.desk.fault_line import FaultLine
from screens.kv import load_kv
from screens.palace.workbench import Workbench
from screens.widgets.column import Scroll


@dataclass(frozen=True)
class Explanation:
    """What is wrong with an act, drawn on the board, and the way to keep it all the same."""

    faults: tuple[Fault, ...]
    tile: Tile | None = None
    cell: Cell | None = None
    keep: Callable[[], None] | None = None

    @property
    def cells(self) -> list[Cell]:
        """The cells that the board marks red."""
        return list({cell for fault in self.faults for cell in fault.cells})


class WhyNot(Scroll):
    """An explanation in words, in the picker's place."""

    rule = StringProperty("")
    can_keep = BooleanProperty(False)

    __events__ = ("on_keep", "on_close", "on_why")

    @classmethod
    def of(cls, why: Explanation, bench: Workbench) -> Self:
        """What is wrong, and by which rules."""
        rules = " · ".join(fault.code.rule for fault in why.faults)
        card = cls(rule=_("Rule: {rules}").format(rules=rules), can_keep=why.keep is not None)
        for fault in why.faults:
            line = FaultLine(text=_reason(fault, why, bench), fault=fault)
            line.bind(on_why=lambda line: card.dispatch("on_why", line.fault, line.text))
            card.ids.faults.add_widget(line)
        return card

    def on_keep(self):
        """It lies like this on the table."""

    def on_close(self):
        """It is understood."""

    def on_why(self, fault: Fault, told: str):
        """The rule behind a fault is asked for."""


def _reason(fault: Fault, why: Explanation, bench: Workbench) -> str:
    """What is wrong, in a sentence; and who has a tile that is taken."""
    if fault.code is not FaultCode.TAKEN:
        return fault.text
    return _("{what} {name} has it.").format(what=fault.text, name=bench.holder(why.tile))


load_kv(__file__)
