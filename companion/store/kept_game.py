"""A game that is kept: whatever happens in it is on disk before it is shown."""

from companion.record import AnyEvent, Play, Record
from companion.store import logs
from companion.store.database import Shelf
from companion.store.logs import Cover
from companion.store.problems import told


class KeptGame:
    """One game, in memory and on disk.

    When the disk fails, an act raises a StoreError and stays in memory; whatever the disk has
    missed is written with the next act, or by `retry`.
    """

    def __init__(self, shelf: Shelf, cover: Cover, record: Record, *, on_disk: bool) -> None:
        self._shelf = shelf
        self.cover = cover
        """What was known of the game besides its log when it was opened."""
        self.record = record
        self._written = record if on_disk else None

    @property
    def id(self) -> str:
        """What the store, and every file made from it, knows the game by."""
        return self.cover.id

    @property
    def play(self) -> Play:
        """The table now."""
        return self.record.play

    @property
    def unwritten(self) -> bool:
        """Whether the disk has missed something."""
        return self._written is not self.record

    @property
    def never_written(self) -> bool:
        """Whether the disk knows nothing of the game yet."""
        return self._written is None

    def act(self, event: AnyEvent) -> None:
        """Let something happen; a RuleError changes nothing."""
        self.go_to(self.record.act(event))

    def undo(self) -> None:
        """Take the last event back."""
        self.go_to(self.record.undo())

    def redo(self) -> None:
        """Do again what was undone last."""
        self.go_to(self.record.redo())

    def go_to(self, record: Record) -> None:
        """Take over a log that went on from this one."""
        self.record = record
        self.retry()

    def retry(self) -> None:
        """Write whatever the disk has missed."""
        if self.unwritten:
            with told():
                logs.write(self._shelf.database, self.cover, self._written, self.record)
            self._written = self.record
