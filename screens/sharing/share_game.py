"""Sharing a game: its result as a picture, light or dark, as a text or a table, or all of it."""

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty

from companion.record import Play
from companion.share import as_csv, as_text, write_game
from companion.wording.points.result_told import ResultTold
from companion.wording.table_words import title_of
from companion.words import _
from screens import phone
from screens.files import keep_file
from screens.game.game_screen import GameScreen
from screens.kv import load_kv
from screens.sharing.result_picture import ResultPicture


class ShareGame(GameScreen):
    """Shows the picture that goes out, and every other way to hand the game on."""

    looks = ListProperty()
    dark = BooleanProperty(False)
    texture = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs):
        self._picture = None
        super().__init__(**kwargs)

    def entered(self) -> None:
        """Begin with the look that the app has."""
        self.looks = [(False, _("Light")), (True, _("Dark"))]
        self.dark = self.app.theme_cls.is_dark
        self.ids.look.chosen = self.dark

    def refresh(self, play: Play) -> None:
        """Draw the picture of the result as it is now."""
        told = ResultTold.of(play, self.running.kept.cover.started.astimezone())
        self._picture = ResultPicture(told, dark=self.dark)
        self.texture = self._picture.texture

    def on_dark(self, *args) -> None:
        """Draw the picture anew in the other look."""
        if self.running is not None:
            self.refresh(self.play)

    def leave(self) -> None:
        """Let go of the picture, which takes room in the memory of the graphics."""
        self._picture = self.texture = None

    def share_picture(self) -> None:
        """Hand the picture to another app; where that cannot be, keep it as a file."""
        text, file = as_text(self.play), self._picture.file()
        if phone.share_picture(file, self._named("png"), text, _("Share the result")):
            return
        if phone.has_documents():
            phone.share(text, _("Share the result"))
            return
        if phone.copy_picture(file):
            told = _("The picture is copied; paste it wherever you like, or keep it as a file.")
        else:
            phone.copy(text)
            told = _("The result is copied as a text; keep the picture as a file.")
        self.navigator.notice(told)
        keep_file(self, self._named("png"), file)

    def share_text(self) -> None:
        """Hand the result on as a text, or copy it where no other app can take it."""
        if not phone.share(as_text(self.play), _("Share the result")):
            self.navigator.notice(_("The result was copied; paste it wherever you like."))

    def keep_table(self) -> None:
        """Keep every round as a table for a spreadsheet."""
        # A spreadsheet takes a file for UTF-8 only where it begins with this mark.
        keep_file(self, self._named("csv"), as_csv(self.play).encode("utf-8-sig"))

    def keep_game(self) -> None:
        """Keep the whole game as a file that any copy of the app takes in."""
        shared = self.app.store.share(self.running.id)
        keep_file(self, self._named("json"), write_game(shared).encode())

    def _named(self, ending: str) -> str:
        """What the file is called; whatever no file may be called is left out."""
        day = self.running.kept.cover.started.astimezone().date()
        kept = "".join(letter if letter.isalnum() else " " for letter in title_of(self.play))
        return f"{' '.join(['Alhambra', *kept.split()])[:60]} {day}.{ending}"


load_kv(__file__)
