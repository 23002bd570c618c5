"""What happened at the table: events, the log they make, undo and redo."""

from companion.record.colours import Colour
from companion.record.events import AnyEvent
from companion.record.log import Record, Step
from companion.record.play import Next, Play, Scored
from companion.record.seat import Seat

__all__ = ["AnyEvent", "Colour", "Next", "Play", "Record", "Scored", "Seat", "Step"]
