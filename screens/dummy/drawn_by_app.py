"""What the app drew for the dummy, big, to be found in the bag."""

from kivy.animation import Animation
from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.drafts.draw_plan import DrawPlan
from companion.record import Play
from companion.words import N_counted, _, counted
from screens.kv import load_kv
from screens.widgets.column import Scroll

FIND = N_counted("Find this tile in the bag", "Find these {number} tiles in the bag")

LANDING = 0.2
"""How many seconds freshly drawn tiles take to appear."""


class DrawnByApp(Scroll):
    """Shows the tiles; one that lies in the market is tapped, and the draw made again."""

    screen = ObjectProperty(None, rebind=True)
    heading = StringProperty("")
    hint = StringProperty("")
    seed = StringProperty("")
    tiles = ListProperty()
    aside = ListProperty()

    def show(self, play: Play, plan: DrawPlan) -> None:
        """Show what this plan draws."""
        before, self.tiles = list(self.tiles), plan.drawn(play)
        self.aside = plan.aside_tiles(play)
        self.heading = counted(FIND, len(self.tiles))
        self.hint = (
            _("One of them lies in the market? Tap it, and another is drawn.")
            if play.bag is not None
            else _("One of them lies on the table? Tap it, and another is drawn.")
        )
        self.seed = _("Seed {seed}: with it anyone can repeat this draw.").format(seed=plan.seed)
        if before != self.tiles and not App.get_running_app().reduced_motion:
            self.ids.shelf.opacity = 0
            Animation(opacity=1, d=LANDING, t="out_cubic").start(self.ids.shelf)


load_kv(__file__)
