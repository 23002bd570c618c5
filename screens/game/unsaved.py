"""What the disk has missed: why, and how it gets there after all."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import StringProperty

from companion.store import StaleError, Store, StoreError
from screens.game.running_game import RunningGame

SECONDS = 5
"""How long until the disk is tried again."""


class Unsaved(EventDispatcher):
    """Watches the running games; `why` is a sentence for as long as anything is not on disk."""

    why = StringProperty("")

    __events__ = ("on_refused",)

    def __init__(self, store: Callable[[], Store], **kwargs):
        super().__init__(**kwargs)
        self._store = store
        self._running: RunningGame | None = None
        self._again = Clock.create_trigger(self.retry, SECONDS, interval=True)

    def watch(self, running: RunningGame) -> None:
        """Watch a game that was taken up, which may never have been written."""
        self._running = running
        running.bind(play=self._look, on_trouble=self._trouble)
        if self._store().unwritten:
            self.retry()

    def retry(self, *args) -> None:
        """Write what could not be written before."""
        try:
            self._store().retry()
        except StoreError as problem:
            self._running.refresh()
            self._trouble(self._running, problem)
        self._look()

    def on_why(self, *args) -> None:
        """Try again by and by, until all is well."""
        if self.why:
            self._again()
        else:
            self._again.cancel()

    def on_refused(self, sentence: str):
        """What was entered was not taken; the game is shown as it stands."""

    def _trouble(self, running: RunningGame, problem: StoreError) -> None:
        if isinstance(problem, StaleError):
            self.dispatch("on_refused", str(problem))
        else:
            self.why = str(problem)

    def _look(self, *args) -> None:
        if not self._store().unwritten:
            self.why = ""
