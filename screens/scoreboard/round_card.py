"""A scored round on the scoreboard: everybody's points for every kind and the wall."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.record import Play
from companion.scoring import Round
from companion.words import _
from screens.board.colours import FACES
from screens.kind_inks import kind_ink
from screens.scoreboard.points_grid import Heading, Row
from screens.scoreboard.standing import in_order
from screens.seats import seat_colour
from screens.widgets.card import TapCard

NOTHING = "–"
DUMMY = "account-question"
"""The icon of the third hand."""


class RoundCard(TapCard):
    """A tap opens the round; the pencil corrects it."""

    number = NumericProperty(0)
    title = StringProperty("")
    corrected = BooleanProperty(False)
    headings = ListProperty()
    rows = ListProperty()

    __events__ = ("on_correct",)

    def __init__(self, **kwargs):
        self._game = None
        super().__init__(**kwargs)
        App.get_running_app().theme_cls.bind(shades=self._head)

    def on_correct(self):
        """Something in this round is to be put right."""

    def tell(self, play: Play, number: int) -> None:
        """Show a round of a game."""
        scored = play.rounds[number - 1]
        self.number = number
        self.title = _("Round {number}").format(number=play.round_name(number))
        self.corrected = play.scored[number - 1].corrected
        self._game = play.game
        self._head()
        colours = {seat.name: seat.colour for seat in play.seats}
        self.rows = [
            _row(scored, name, seat_colour(colours.get(name))) for name in in_order(scored)
        ]

    def _head(self, *args) -> None:
        if self._game is None:
            return
        shades = App.get_running_app().theme_cls.shades
        kinds = [
            Heading(icon=FACES[kind.name].symbol, colour=kind_ink(kind.name, shades))
            for kind in self._game.box.kinds
        ]
        self.headings = [*kinds, Heading(icon="wall"), Heading(text="Σ")]


def _row(scored: Round, name: str, paint) -> Row:
    kinds = scored.game.box.kinds
    points = [scored.for_kind(name, kind) for kind in kinds]
    best = {
        at
        for at, kind in enumerate(kinds)
        if points[at]
        and points[at] == max(scored.for_kind(each.name, kind) for each in scored.everybody)
    }
    is_dummy = scored.dummy is not None and name == scored.dummy.name
    wall = NOTHING if is_dummy else str(scored.for_wall(name))
    numbers = (*(str(each) if each else NOTHING for each in points), wall, str(scored.points(name)))
    return Row(name, paint, numbers, best=frozenset(best), icon=DUMMY if is_dummy else "")
