"""What the table drew for the dummy, picked from all tiles that are known, or told."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

import screens.tiles.kind_columns  # noqa: F401  # Makes its name known to the kv file.
from companion.board.tiles import Kind
from companion.drafts.draw_plan import DrawPlan
from companion.drafts.palace.picker import drawing
from companion.record import Play
from companion.tileset.offering import backs_of
from companion.words import _
from screens.kv import load_kv
from screens.tiles.kind_counts import KindCounts


class DrawnByTable(BoxLayout):
    """Every unseen tile below its kind; a tap picks it, another takes it back.

    Where not all are known, a tap on a kind tells of another.
    """

    screen = ObjectProperty(None, rebind=True)
    headline = StringProperty("")
    counter = StringProperty("")
    kind = ObjectProperty(None, allownone=True)
    """The one kind that is shown."""
    tells = BooleanProperty(False)
    """Whether a tile that is not shown can be told of."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._told = KindCounts(padding=(dp(12), dp(4), dp(12), 0))
        self._told.bind(on_kind=lambda _, kind: self.screen.tell_drawn(kind))

    def show(self, play: Play, plan: DrawPlan) -> None:
        """Show what can be picked and what is."""
        columns, picked = self.ids.columns, plan.picked_tiles(play)
        self.counter = _("{picked} of {number}").format(
            picked=len(picked), number=plan.number(play)
        )
        self.tells = not play.game.box.is_known
        columns.tabbed = not self.tells
        columns.kinds = self._told.kinds = list(play.game.box.kinds)
        columns.chosen = picked
        self._told.count(picked)
        known = self.screen.tile_set
        tiles = plan.could_be_drawn(play, known)
        picker = drawing(tiles, picked, self.kind, backs_of(play, tiles, known))
        self.headline = picker.headline
        columns.offer(picker, self.kind)

    def on_tells(self, *args) -> None:
        """Show the kinds to tell of, or take them away."""
        if self.tells:
            self.add_widget(self._told, index=1)
        else:
            self.remove_widget(self._told)

    def show_kind(self, kind: Kind) -> None:
        """Show one kind, or again all."""
        self.kind = None if kind is self.kind else kind
        self.show(self.screen.play, self.screen.plan)


load_kv(__file__)
