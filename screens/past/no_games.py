"""What is shown where no game was played yet: what would be there, and the way to the first."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from screens.kv import load_kv


class NoGames(BoxLayout):
    """Invites to the first game."""

    title = StringProperty("")
    text = StringProperty("")

    __events__ = ("on_start",)

    def on_start(self):
        """Somebody wants to play."""


class Invited(FloatLayout):
    """Things over each other; while `text` says so, the invitation lies over all of them."""

    title = StringProperty("")
    text = StringProperty("")

    __events__ = ("on_start",)

    def __init__(self, **kwargs):
        self._invitation = None
        super().__init__(**kwargs)

    def on_text(self, *args) -> None:
        """Put the invitation up, or take it away; what is not seen must take no touch."""
        if self._invitation is not None:
            self.remove_widget(self._invitation)
            self._invitation = None
        if self.text:
            self._invitation = NoGames(title=self.title, text=self.text)
            self._invitation.bind(on_start=lambda _: self.dispatch("on_start"))
            self.add_widget(self._invitation)

    def on_start(self):
        """Somebody wants to play."""


load_kv(__file__)
