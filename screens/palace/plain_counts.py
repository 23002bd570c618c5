"""Plain numbers instead of a palace: a stepper for each kind and one for the wall."""

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games import Game
from companion.table.limits import longest_possible_wall, most_tiles
from companion.words import _
from screens.board.borders import BORDERS, BorderLook
from screens.board.colours import FACES, Face
from screens.kv import load_kv
from screens.widgets.stepper import Stepper

MIDDLE = {"center_y": 0.5}
"""A number stands beside its symbol."""


class CountRow(BoxLayout):
    """A symbol and the stepper beside it."""

    icon = StringProperty("")
    paint = ListProperty([0, 0, 0, 1])
    ink = ListProperty([1, 1, 1, 1])


class PlainCounts(BoxLayout):
    """What a player has built, as numbers; each step is recorded as it is taken."""

    bench = ObjectProperty(None, allownone=True)
    how = StringProperty("")
    """How to count."""

    __events__ = ("on_tiles",)

    def __init__(self, **kwargs):
        self._steppers = {}
        self._wall = None
        self._attempt = None
        super().__init__(**kwargs)

    def show(self, bench, attempt) -> None:
        """Show the numbers as they are; `attempt` lets an act happen or says why not."""
        self._attempt = attempt
        kinds = bench.play.game.box.kinds
        if self.bench is None or tuple(self._steppers) != kinds:
            self._build(bench.play.game)
        self.bench = bench
        tally = bench.seat.tally
        for kind, stepper in self._steppers.items():
            stepper.value = tally.counts.get(kind, 0)
        possible = longest_possible_wall(most_tiles(tally, bench.play.modules))
        self._wall.most = max(tally.wall, possible)
        self._wall.value = tally.wall

    def _build(self, game: Game) -> None:
        self.how = _(game.words.city.how_to_count)
        rows = self.ids.rows
        rows.clear_widgets()
        self._steppers = {}
        for kind in game.box.kinds:
            stepper = Stepper(text=_(kind.title), most=30, pos_hint=MIDDLE)
            stepper.bind(on_step=self._type)
            self._steppers[kind] = stepper
            rows.add_widget(self._row(FACES[kind.name], stepper))
        self._wall = Stepper(text=_(game.words.border.longest), most=99, pos_hint=MIDDLE)
        self._wall.bind(on_step=self._type)
        rows.add_widget(self._row(BORDERS[game.border.name], self._wall))

    def _row(self, look: Face | BorderLook, stepper: Stepper) -> CountRow:
        row = CountRow(icon=look.symbol, paint=look.fill, ink=look.ink)
        row.add_widget(stepper)
        return row

    def _type(self, *args) -> None:
        counts = {kind.name: int(stepper.value) for kind, stepper in self._steppers.items()}
        wall = int(self._wall.value)
        if not self._attempt(lambda: self.bench.count(counts, wall)):
            self.show(self.bench, self._attempt)

    def on_tiles(self):
        """The palace is to be used instead."""


load_kv(__file__)
