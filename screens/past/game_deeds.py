"""What can be done with a kept game from a list: replay, note, rename, and the bin."""

from companion.errors import CompanionError
from companion.record import AnyEvent, Play
from companion.wording.past.past_games import deleted_words
from companion.wording.table_words import title_of
from companion.words import _
from screens.game.renaming import ask_for_names
from screens.navigation.screen import Screen
from screens.past.note_form import NoteForm


class GameDeeds:
    """Does something with a game that is not on the table; `changed` is called afterwards."""

    def __init__(self, screen: Screen, game: str, changed):
        self.app, self.navigator, self.game = screen.app, screen.navigator, game
        self._changed = changed

    @property
    def play(self) -> Play:
        """The table as the game was left."""
        return self.app.take_up(self.game).play

    def items(self):
        """The menu: icon, words and what to do."""
        return [
            ("play-circle-outline", _("Replay"), self.replay),
            ("note-edit-outline", _("Write a note"), self.write),
            ("pencil-outline", _("Rename…"), self.rename),
            ("share-variant", _("Share the result"), self.share),
            ("delete-outline", _("Delete"), self.delete),
        ]

    def act(self, event: AnyEvent) -> bool:
        """Let something happen, or say why it may not; tells whether it did."""
        try:
            self.app.take_up(self.game).act(event)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return False
        self._changed()
        return True

    def replay(self) -> None:
        """See how it went."""
        self.navigator.go("replay", game=self.game)

    def rename(self) -> None:
        """Call the game or its players something else."""
        self._try(lambda: ask_for_names(self))

    def share(self) -> None:
        """Go to every way of sharing the game."""
        self.navigator.go("share", game=self.game)

    def write(self) -> None:
        """Write something about the game, or something else."""
        self._try(self._write)

    def delete(self) -> None:
        """Put the game into the bin, from where it can be brought back."""
        self._try(self._delete)

    def _write(self) -> None:
        summary = self.app.store.page(among=[self.game]).games[0]
        form = NoteForm(text=summary.note)
        sheet = self.navigator.sheet(form, title=_("Note"))

        def keep(*args) -> None:
            try:
                self.app.store.note(self.game, form.text.strip())
            except CompanionError as problem:
                form.fault = str(problem)
                return
            sheet.close()
            self._changed()

        form.bind(on_done=keep)

    def _delete(self) -> None:
        words = deleted_words(title_of(self.play))
        self.app.store.delete(self.game)
        self._changed()
        self.navigator.notice(words, _("Undo"), lambda: self._try(self._bring_back))

    def _bring_back(self) -> None:
        self.app.store.undelete(self.game)
        self._changed()

    def _try(self, deed) -> None:
        """Do something, or say why it cannot be done."""
        try:
            deed()
        except CompanionError as problem:
            self.navigator.notice(str(problem))
