"""What the table drew for the dummy, picked from all tiles that lie nowhere."""

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

import screens.tiles.kind_counts  # noqa: F401  # Makes its name known to the kv file.
from companion.board.tiles import Kind
from companion.drafts.draw_plan import DrawPlan
from companion.record import Play
from companion.words import _
from screens.kv import load_kv


class DrawnByTable(BoxLayout):
    """Every unseen tile on one shelf; a tap picks it, another takes it back."""

    screen = ObjectProperty(None, rebind=True)
    counter = StringProperty("")
    tiles = ListProperty()
    picked = ListProperty()

    def show(self, play: Play, plan: DrawPlan) -> None:
        """Show what can be picked and what is."""
        self.tiles = play.unseen
        self.picked = plan.picked_tiles(play)
        self.counter = _("{picked} of {number}").format(
            picked=len(self.picked), number=plan.number(play)
        )
        if not self.ids.kinds.kinds:
            self.ids.kinds.kinds = play.game.box.kinds
        self.ids.kinds.count(self.picked)

    def go_to(self, kind: Kind) -> None:
        """Bring the tiles of a kind into view."""
        shelf, scroll = self.ids.shelf, self.ids.scroll
        place = next((n for n, tile in enumerate(self.tiles) if tile.kind is kind), None)
        hidden = shelf.height + shelf.parent.padding[1] + shelf.parent.padding[3] - scroll.height
        if place is not None and hidden > 0:
            above = place // int(shelf.columns) * shelf.cell
            scroll.scroll_y = max(0, 1 - above / hidden)


load_kv(__file__)
