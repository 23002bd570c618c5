"""A scored round on the scoreboard: everybody's points for every kind and the wall."""

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.record import Play
from companion.wording.points.point_rows import headings_of_round, rows_of_round
from companion.words import _
from screens.widgets.card import TapCard


class RoundCard(TapCard):
    """A tap opens the round; the pencil corrects it."""

    number = NumericProperty(0)
    title = StringProperty("")
    corrected = BooleanProperty(False)
    headings = ListProperty()
    rows = ListProperty()

    __events__ = ("on_correct",)

    def on_correct(self):
        """Something in this round is to be put right."""

    def tell(self, play: Play, number: int) -> None:
        """Show a round of a game, everybody where they sit."""
        scored = play.rounds[number - 1]
        self.number = number
        self.title = _(play.game.words.scoring.title).format(number=play.round_name(number))
        self.corrected = play.scored[number - 1].corrected
        self.headings = headings_of_round(play.game)
        self.rows = rows_of_round(play, scored)
