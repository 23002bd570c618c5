"""The palace of the running game, worked on as it lies on the table."""

from collections.abc import Callable

from companion.drafts.palace.workbench import Workbench
from companion.record import AnyEvent, Colour, Play
from companion.tileset import TileSet
from screens.game.running_game import RunningGame


class LivePalace(Workbench):
    """The palace of the running game: every act is recorded as it happens."""

    def __init__(self, running: RunningGame, colour: Colour, tile_set: Callable[[], TileSet]):
        super().__init__(colour, tile_set)
        self._running = running

    @property
    def play(self) -> Play:
        """The table now."""
        return self._running.play

    @property
    def undoes(self) -> str:
        """The last act at the table."""
        return self._running.undoes

    @property
    def redoes(self) -> str:
        """The act at the table that was taken back last."""
        return self._running.redoes

    def do(self, event: AnyEvent) -> None:
        """Record it."""
        self._running.act(event)

    def undo(self) -> None:
        """Take back the last act at the table."""
        self._running.undo()

    def redo(self) -> None:
        """Do it again."""
        self._running.redo()
