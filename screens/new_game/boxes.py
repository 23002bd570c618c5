"""The boxes that can be on the table: a game and its edition, told by what is in them."""

from kivy.properties import BooleanProperty, StringProperty

from companion.drafts.new_table import NewTable
from companion.games import GAMES, Edition, Game
from companion.wording.box_words import about_edition, box_words
from screens.kv import load_kv
from screens.widgets.column import Column
from screens.widgets.touchable import Touchable


class BoxRow(Touchable):
    """A box to choose."""

    text = StringProperty("")
    about = StringProperty("")
    chosen = BooleanProperty(False)


class Boxes(Column):
    """Every box there is; `on_box` says which game and edition was tapped."""

    __events__ = ("on_box",)

    def __init__(self, draft: NewTable, **kwargs):
        super().__init__(**kwargs)
        for game in GAMES.values():
            for edition in game.editions:
                self._offer(game, edition, chosen=edition is draft.edition)

    def _offer(self, game: Game, edition: Edition, *, chosen: bool) -> None:
        row = BoxRow(
            text=box_words(game, edition),
            about="\n".join(about_edition(edition)),
            chosen=chosen,
        )
        row.bind(on_release=lambda _: self.dispatch("on_box", game.name, edition.name))
        self.add_widget(row)

    def on_box(self, game: str, edition: str):
        """A box was tapped."""


load_kv(__file__)
