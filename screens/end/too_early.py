"""What the end says while the game has some way to go."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.record import Play
from companion.words import _


class TooEarly(BoxLayout):
    """Says when the end comes, and the way back."""

    screen = ObjectProperty(None)

    def show(self, play: Play) -> None:
        """Offer to go back."""
        self.screen.title = _("End of the game")
        self.screen.offer(_("Back to the table"))

    def press(self) -> None:
        """Go back to the table."""
        self.screen.back_to("table")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
