"""How somebody fares in some of their games: so many players, an edition, a module."""

from kivy.properties import ListProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.card import Card
from screens.widgets.touchable import Touchable


class SomeGamesRow(Touchable):
    """What the games have in common, how many they are, how many were won, the average."""

    of = StringProperty("")
    text = StringProperty("")
    numbers = ListProperty(["", "", ""])


class SomeGamesCard(Card):
    """Rows of games that have something in common; a tap on one leads to them."""

    title = StringProperty("")

    __events__ = ("on_chosen",)

    def tell(self, rows) -> None:
        """Show rows, each (of, what they have in common, three numbers)."""
        self.ids.rows.clear_widgets()
        for of, text, numbers in rows:
            row = SomeGamesRow(of=of, text=text, numbers=list(numbers))
            row.bind(on_release=lambda row: self.dispatch("on_chosen", row.of))
            self.ids.rows.add_widget(row)

    def on_chosen(self, of: str):
        """A row was tapped."""


load_kv(__file__)
