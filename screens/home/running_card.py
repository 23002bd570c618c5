"""The game that is going on: what it is called, a palace of it, who has how much, and go on."""

from datetime import datetime

from kivy.metrics import sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from companion.store import GameSummary
from companion.wording.game_words import called, how_far, who_and_when
from companion.words import _, figures
from screens.game.named_dot import NamedDot
from screens.home.palace_view import PalaceView
from screens.kv import load_kv
from screens.widgets.card import Card

LOWEST, HIGHEST = 112, 320
"""How high a palace is shown with the words below it, in sp."""


class RunningCard(Card):
    """Shows one game with a palace; going on with it is the largest thing there is."""

    game = StringProperty("")
    text = StringProperty("")
    about = StringProperty("")
    how_far = StringProperty("")
    names_below = BooleanProperty(False)
    """Whether everybody is listed below, so that a long title need not be read to its end."""
    palace_height = NumericProperty(0)

    __events__ = ("on_go_on", "on_more")

    def __init__(self, game: GameSummary, palace: PalaceView, now: datetime, **kwargs):
        super().__init__(
            game=game.id,
            text=called(game),
            about=who_and_when(game, now),
            how_far=how_far(game),
            names_below=game.rounds > 0,
            pos_hint={"top": 1},
            **kwargs,
        )
        self.ids.slot.add_widget(palace)
        order = sorted(game.players, key=lambda player: -player.points)
        for player in order if game.rounds else ():
            text = _("{name} {points}").format(name=player.name, points=figures(player.points))
            self.ids.points.add_widget(NamedDot.of(player.colour, text))

    def fill(self, room: float) -> None:
        """Let the palace be as high as there is room."""
        besides = self.height - self.palace_height
        height = min(sp(HIGHEST), max(sp(LOWEST), room - besides))
        # A sum that is a hair off each time would keep the layout busy for ever.
        if abs(height - self.palace_height) >= 1:
            self.palace_height = height

    def on_go_on(self):
        """The game is to be gone on with."""

    def on_more(self, button):
        """What else can be done with it is wanted, in a menu that hangs from a button."""


load_kv(__file__)
