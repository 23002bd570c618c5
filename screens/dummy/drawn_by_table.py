"""What the table drew for the dummy, picked from all tiles that lie nowhere."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

import screens.tiles.kind_columns  # noqa: F401  # Makes its name known to the kv file.
from companion.board.tiles import Kind
from companion.drafts.draw_plan import DrawPlan
from companion.drafts.palace.picker import drawing
from companion.record import Play
from companion.words import _
from screens.kv import load_kv


class DrawnByTable(BoxLayout):
    """Every unseen tile below its kind; a tap picks it, another takes it back."""

    screen = ObjectProperty(None, rebind=True)
    headline = StringProperty("")
    counter = StringProperty("")
    kind = ObjectProperty(None, allownone=True)
    """The one kind that is shown."""

    def show(self, play: Play, plan: DrawPlan) -> None:
        """Show what can be picked and what is."""
        columns, picked = self.ids.columns, plan.picked_tiles(play)
        self.counter = _("{picked} of {number}").format(
            picked=len(picked), number=plan.number(play)
        )
        columns.kinds = list(play.game.box.kinds)
        columns.chosen = picked
        picker = drawing(play, picked, self.kind)
        self.headline = picker.headline
        columns.offer(picker, self.kind)

    def show_kind(self, kind: Kind) -> None:
        """Show one kind, or again all."""
        self.kind = None if kind is self.kind else kind
        self.show(self.screen.play, self.screen.plan)


load_kv(__file__)
