"""A game on a line of home: its palace, who leads or has won, and what can be done with it."""

from datetime import datetime

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.store import GameSummary
from companion.wording.game_words import city_of, who_and_when
from companion.wording.past.past_games import line_of
from screens.kv import load_kv
from screens.past import games_list  # noqa: F401  # Its parts are named in the kv file.
from screens.widgets.touchable import Holdable


class GameRow(Holdable):
    """A tap opens the game; holding it, and its dots, offer the rest."""

    game = StringProperty("")
    text = StringProperty("")
    about = StringProperty("")
    who = StringProperty("")
    points = StringProperty("")
    won = BooleanProperty(False)
    finished = BooleanProperty(False)
    follows = BooleanProperty(False)
    """Whether another stands above it."""
    city = ObjectProperty(None, allownone=True)

    __events__ = ("on_more",)

    def __init__(self, game: GameSummary, now: datetime, **kwargs):
        line = line_of(game)
        super().__init__(
            game=game.id,
            text=line.title,
            about=who_and_when(game, now),
            who=line.who,
            points=line.points,
            won=line.won,
            finished=game.finished,
            city=city_of(line.game, line.palace),
            **kwargs,
        )

    def on_held(self) -> None:
        """Offer the same as the dots."""
        self.dispatch("on_more", self)

    def on_more(self, button):
        """What can be done with it is wanted, in a menu that hangs from a button."""


load_kv(__file__)
