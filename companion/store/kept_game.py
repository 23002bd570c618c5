"""A game that is kept: whatever happens in it is on disk before it is shown."""

import sqlite3
from dataclasses import replace
from uuid import uuid4

from companion.record import AnyEvent, Play, Record
from companion.store import logs
from companion.store.database.games_file import GamesFile
from companion.store.logs import Cover
from companion.store.problems import StaleError, store_errors
from companion.words import N_, _

CHANGED_ELSEWHERE = N_(
    "This game was changed in another window meanwhile, so your last step was not taken. You see"
    " the game as it stands now; enter the step again if it is still missing."
)
KEPT_BESIDE = N_(
    "This game was changed in another window meanwhile, and you see it as it stands there. What you"
    " entered here since it was last saved is kept as a game of its own."
)


class KeptGame:
    """One game, in memory and on disk.

    When the disk fails, an act raises a StoreError and stays in memory; whatever the disk has
    missed is written with the next act, or by `retry`.
    """

    def __init__(
        self, file: GamesFile, cover: Cover, record: Record, *, stamp: str | None = None
    ) -> None:
        self._file = file
        self.cover = cover
        """What was known of the game besides its log when it was opened."""
        self.record = record
        self._written = None if stamp is None else record
        self._stamp = stamp
        """What the disk says of the last change to the game; None before it knows the game."""

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
        has_waited = self.unwritten
        self.record = record
        self._write(has_waited=has_waited)

    def retry(self) -> None:
        """Write whatever the disk has missed, unless another window wrote something else there."""
        if self.unwritten:
            self._write(has_waited=True)

    def _write(self, *, has_waited: bool) -> None:
        with store_errors(), self._file.writing() as database:
            try:
                self._stamp = logs.write(
                    database, self.cover, self._written, self.record, self._stamp
                )
            except logs.ChangedElsewhereError:
                self._give_way(database, has_waited=has_waited)
                raise StaleError(_(KEPT_BESIDE if has_waited else CHANGED_ELSEWHERE)) from None
        self._written = self.record

    def _give_way(self, database: sqlite3.Connection, *, has_waited: bool) -> None:
        """Go on from what another window wrote; what was said to be saved later is, beside it."""
        record, stamp = logs.read_with_stamp(database, self.id)
        if has_waited:
            logs.write(database, replace(self.cover, id=uuid4().hex), None, self.record)
        self.record = self._written = record
        self._stamp = stamp
