"""What the end says while the game has some way to go."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.record import Play
from companion.words import _
from screens.kv import load_kv


class NotOverYet(BoxLayout):
    """Says when the end comes, and the way back."""

    screen = ObjectProperty(None)

    def show(self, play: Play) -> None:
        """Offer to go back."""
        self.screen.title = _("End of the game")
        self.screen.offer(_("Back to the table"))

    def press(self) -> None:
        """Go back to the table."""
        self.screen.back_to("table")


load_kv(__file__)
