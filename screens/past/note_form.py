"""What should be remembered of a game: a form in a sheet."""

from kivy.properties import StringProperty

from screens.kv import load_kv
from screens.widgets.column import Column


class NoteForm(Column):
    """A field with what was written before, and a button that keeps it."""

    text = StringProperty("")
    fault = StringProperty("")

    __events__ = ("on_done",)

    def on_done(self):
        """The note is to be kept."""


load_kv(__file__)
