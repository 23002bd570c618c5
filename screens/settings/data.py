"""Data: everything that is kept, out as one file and in again, where it lies, and the bin."""

from collections.abc import Callable, Iterator

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty

from companion.errors import CompanionError
from companion.store.everything import MOST_IN_ALL, TakenIn, lines_of, take_in
from companion.wording.data_words import path_in_lines, what_is_kept
from companion.words import _
from screens import phone
from screens.files import keep_file, take_file
from screens.kv import load_kv
from screens.navigation.screen import Screen

NAME = "Alhambra companion.json"


class Data(Screen):
    """Lets everything out and in, one game a frame, so that one sees how far it is."""

    about = StringProperty("")
    place = StringProperty("")
    place_in_lines = StringProperty("")
    progress = StringProperty("")
    """How far something is that takes longer; empty when nothing is being done."""
    done = NumericProperty(0)
    of = NumericProperty(0)

    def __init__(self, **kwargs):
        self._going = None
        super().__init__(**kwargs)

    def show(self) -> None:
        """Say what is kept, and where."""
        self.about = what_is_kept(self.app.store)
        self.place = str(self.app.data_folder.absolute())
        self.place_in_lines = path_in_lines(self.place)

    def leave(self) -> None:
        """Whoever goes away wants no more of it; what is taken in by then stays."""
        self.stop()

    def stop(self) -> None:
        """Do no more of it."""
        if self._going is not None:
            self._going.cancel()
            self._going = None
        self.progress = ""

    def export(self) -> None:
        """Put every game into one file."""
        self.of = self.app.store.page(most=1).total
        self._go_on(self._exported())

    def take(self) -> None:
        """Take in a game or everything out of a file."""
        take_file(self, lambda raw: self._go_on(self._taken(raw)), most=MOST_IN_ALL)

    def copy_place(self) -> None:
        """Copy where everything lies."""
        phone.copy(self.place)
        self.navigator.notice(_("Copied."))

    def _exported(self) -> Iterator[Callable[[], None] | None]:
        lines = []
        for number, line in enumerate(lines_of(self.app.store)):
            lines.append(line)
            self._tell(number)
            yield None
        yield lambda: keep_file(self, NAME, b"".join(lines))

    def _taken(self, raw: bytes) -> Iterator[Callable[[], None] | None]:
        found = TakenIn(of=0)
        for found in take_in(self.app.store, raw):
            self.of = found.of
            self._tell(found.done)
            yield None
        self.app.forget_running()
        yield lambda: self._tell_of(found)

    def _tell_of(self, found: TakenIn) -> None:
        """Say what has come in; a single game can be looked at."""
        self.about = what_is_kept(self.app.store)
        one = found.of == 1 and found.game
        look = (_("Look at it"), lambda: self.navigator.go("table", game=found.game))
        actions = [look] if one else []
        self.navigator.dialog(_("Taken in"), found.text, actions=[*actions, (_("OK"), None)])

    def _tell(self, done: int) -> None:
        self.done = min(done, self.of)
        self.progress = _("{number} of {all}").format(number=int(self.done), all=int(self.of))

    def _go_on(self, steps: Iterator[Callable[[], None] | None]) -> None:
        self.stop()
        self._going = Clock.schedule_interval(lambda _: self._step(steps), 0)

    def _step(self, steps: Iterator[Callable[[], None] | None]) -> None:
        """Do the next bit, or what is to be done at the end, or say why it cannot be done."""
        try:
            at_the_end = next(steps)
        except CompanionError as problem:
            self.stop()
            self.about = what_is_kept(self.app.store)
            self.navigator.dialog(_("Not taken in"), str(problem), actions=[(_("OK"), None)])
            return
        if at_the_end is not None:
            self.stop()
            at_the_end()


load_kv(__file__)
