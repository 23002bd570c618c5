"""Why something may not be done to a palace: what is wrong, by which rules, and who has a tile."""

from collections.abc import Sequence

from companion.board.faults import Fault, FaultCode
from companion.board.tiles import Tile
from companion.record import Play
from companion.wording.table_problems import holder_of
from companion.words import _


def reason(play: Play, fault: Fault, tile: Tile | None) -> str:
    """What is wrong, in a sentence; and who has a tile that is taken, if anybody is known to."""
    holder = None if tile is None else holder_of(play, tile)
    if fault.code is not FaultCode.TAKEN or holder is None:
        return fault.text
    return _("{what} {name} has it.").format(what=fault.text, name=holder)


def rules(faults: Sequence[Fault]) -> str:
    """The names of the rules behind it."""
    return _("Rule: {rules}").format(rules=" · ".join(fault.code.rule for fault in faults))
