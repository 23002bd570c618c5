"""What happened at the table: events, the log they make, undo and redo."""

from companion.record.colours import Colour
from companion.record.events import AnyEvent
from companion.record.log import LogEntry, Record
from companion.record.play import Next, Play, ScoredTable
from companion.record.seat import Seat

__all__ = ["AnyEvent", "Colour", "LogEntry", "Next", "Play", "Record", "ScoredTable", "Seat"]
