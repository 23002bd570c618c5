"""Where nothing has come in yet: a field to paste a code into, and how one comes by it."""

from kivy.properties import StringProperty

from companion.share.arriving import LONGEST_MESSAGE
from companion.share.checked_code import SCHEME
from screens import phone
from screens.kv import load_kv
from screens.widgets.column import Column


class Asking(Column):
    """Takes a code or a message; `on_text_given` hands it on."""

    told = StringProperty("")
    fault = StringProperty("")
    hint = StringProperty(f"{SCHEME}PA…")

    __events__ = ("on_given",)

    def paste(self) -> None:
        """Take what was copied."""
        self.give(phone.paste())

    def give(self, text: str) -> None:
        """Hand on what was typed or pasted."""
        if text.strip():
            self.dispatch("on_given", text.strip()[: LONGEST_MESSAGE + 1])

    def on_given(self, text: str):
        """Something is to be taken in."""


load_kv(__file__)
