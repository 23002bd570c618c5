"""A screen of a game that shows one of several panels, with the buttons that belong to it below."""

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from screens.game.game_screen import GameScreen
from screens.kv import load_kv
from screens.widgets.foot import Foot  # noqa: F401  # Named in the kv file.


class PanelScreen(GameScreen):
    """Keeps every panel that it has shown; each is made with `screen`, this one."""

    title = StringProperty("")
    subtitle = StringProperty("")
    panel = ObjectProperty(None, allownone=True)

    here = StringProperty("")
    """Its name in the bar along the bottom; empty, it has none."""
    big = StringProperty("")
    """What the one big button says; empty, there is none."""
    big_works = BooleanProperty(True)
    ways = ListProperty()
    """What else can be done, each as (words, what to do); two at most."""

    def __init__(self, **kwargs):
        self._panels: dict[type[Widget], Widget] = {}
        super().__init__(**kwargs)

    def put_up(self, sort: type[Widget]) -> Widget:
        """Show the panel of this sort."""
        panel = self._panels.get(sort)
        if panel is None:
            panel = self._panels[sort] = sort(screen=self)
        if panel is not self.panel:
            self.ids.body.clear_widgets()
            self.ids.body.add_widget(panel)
            self.panel = panel
        return panel

    def offer(self, big: str, *ways, works: bool = True) -> None:
        """Put words on the buttons."""
        self.big, self.big_works, self.ways = big, works, list(ways)

    def press_big(self) -> None:
        """Do what the big button says."""


load_kv(__file__)
