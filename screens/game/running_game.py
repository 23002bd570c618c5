"""The game on the table as the screens see it: its table now, and the way to change it."""

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty

from companion.record import AnyEvent, Play
from companion.store import KeptGame, StoreError


class RunningGame(EventDispatcher):
    """Hands every act to the store, which has it on disk before `play` changes.

    Screens bind to `play`, an immutable table; `undoes` and `redoes` say in words what undo and
    redo would do, and are empty when there is nothing to do.
    """

    play: Play = ObjectProperty(None, rebind=True)
    undoes = StringProperty("")
    redoes = StringProperty("")

    __events__ = ("on_trouble",)

    def __init__(self, kept: KeptGame, **kwargs):
        super().__init__(**kwargs)
        self._kept = kept
        self.refresh()

    @property
    def id(self) -> str:
        """What the store knows the game by."""
        return self._kept.id

    @property
    def kept(self) -> KeptGame:
        """The game in the store."""
        return self._kept

    def act(self, event: AnyEvent) -> None:
        """Let something happen; a RuleError says why it may not, and nothing changes then."""
        self._do(lambda: self._kept.act(event))

    def undo(self) -> None:
        """Take the last act back, if there is one."""
        if self.undoes:
            self._do(self._kept.undo)

    def redo(self) -> None:
        """Do again what was taken back last, if anything was."""
        if self.redoes:
            self._do(self._kept.redo)

    def refresh(self) -> None:
        """Show the game as the store has it."""
        record = self._kept.record
        self.undoes = record.undoes or ""
        self.redoes = record.redoes or ""
        self.play = record.play

    def on_trouble(self, problem: StoreError):
        """The disk would not take an act: the game goes on in memory, or as another window has it.

        Comes after `play` has changed, so that what is said of it stays.
        """

    def _do(self, work) -> None:
        trouble = None
        try:
            work()
        except StoreError as problem:
            trouble = problem
        finally:
            self.refresh()
        if trouble:
            self.dispatch("on_trouble", trouble)
