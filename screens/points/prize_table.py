"""A small table of prizes: a column for each kind, a row for each place that is paid."""

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from companion.wording.points.prize_rows import PrizeRow
from screens.board.colours import FACES
from screens.points.drawn_text import icon, line, put
from screens.theme import grown_sp
from screens.tiles.kind_inks import kind_ink
from screens.widgets.words import width_of

HEAD, ROW = 28, 24
"""How high the symbols and a row are, in sp."""

PRIZE = "Body medium"

PLACE, WIDEST = 28, 56
"""How much room the places have, and a column at most, in dp."""


class PrizeTable(Widget):
    """Draws prizes on one canvas, as high as they are; `kinds` are names."""

    kinds: list[str] = ListProperty()
    rows: list[PrizeRow] = ListProperty()

    def __init__(self, **kwargs):
        self._draw = Clock.create_trigger(self._paint, -1)
        super().__init__(size_hint_y=None, **kwargs)
        App.get_running_app().theme_cls.bind(shades=self._draw)
        for name in ("kinds", "rows", "pos", "size"):
            self.fbind(name, self._draw)
        self._draw()

    def _paint(self, *args) -> None:
        self.canvas.clear()
        self.height = sp(HEAD + ROW * len(self.rows))
        if not self.kinds or self.width < dp(PLACE):
            return
        each = min(dp(WIDEST), (self.width - dp(PLACE)) / len(self.kinds))
        texts = [text for row in self.rows for text in row.texts]
        widest = max((width_of(text, PRIZE) for text in texts), default=1)
        scale = min(1, (each - dp(2)) / widest)
        middles = [self.x + dp(PLACE) + each * (at + 0.5) for at in range(len(self.kinds))]
        shades = App.get_running_app().theme_cls.shades
        with self.canvas:
            for kind, middle in zip(self.kinds, middles, strict=True):
                symbol = icon(FACES[kind].symbol, min(grown_sp(18), each - dp(2)))
                put(symbol, kind_ink(kind, shades), (middle, self.top - sp(HEAD) / 2), 0.5)
            for number, row in enumerate(self.rows):
                y = self.top - sp(HEAD + ROW * (number + 0.5))
                put(
                    line(row.place, "Label medium", dp(PLACE - 2)),
                    shades["onSurfaceVariant"],
                    (self.x, y),
                )
                for text, middle in zip(row.texts, middles, strict=True):
                    put(line(text, PRIZE, scale=scale), shades["onSurface"], (middle, y), 0.5)
