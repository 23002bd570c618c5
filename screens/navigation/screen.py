"""What every screen is: a column under a name, shown with plain values, that may take Back."""

from collections.abc import Callable

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

ALONE = "", {}
"""What a screen stands beside that has the window to itself."""


class Screen(BoxLayout):
    """One screen; it is built when it is first shown and then kept."""

    keeps_awake = False
    """Whether the phone stays awake while this screen is shown."""

    topic = ""
    """The section of the rules desk that F1 opens from here; empty, it opens the desk."""

    leads_to: tuple[str, ...] = ()
    """The screens that this one, a list, stays beside where there is room for two."""

    navigator = ObjectProperty(None, rebind=True)
    beside = ObjectProperty(ALONE)
    """The name and the values of the screen that this list stands beside."""
    wide = BooleanProperty(False)
    """Whether there is room for two panes: a phone that lies down, or a tablet."""

    foot = NumericProperty(0)
    """How much of its lower edge a notice must not cover: the big button, say."""

    side = NumericProperty(0)
    """How much of its right edge a notice must not cover: a second pane, say."""

    hung = NumericProperty(0)
    """How high up a notice hangs that must cover nothing below; 0, it stands above the foot."""

    def __init__(self, **kwargs):
        kwargs.setdefault("orientation", "vertical")
        super().__init__(**kwargs)

    @property
    def app(self):
        """The app, for its data and its settings."""
        return App.get_running_app()

    def show(self, **params) -> None:
        """Show what the values name; called each time the screen is gone to or come back to."""

    def chosen(self, value: str) -> str:
        """What was chosen from this list, by a value of the screen that stands beside it."""
        return self.beside[1].get(value, "")

    def leave(self) -> None:
        """Another screen is about to be shown, or this one anew."""

    def take_back(self) -> bool:
        """Use Back for something on this screen, such as taking a mark away, and say so."""
        return False

    def keys(self) -> dict[str, Callable[[], object]]:
        """What this screen does when a key is pressed, by the names in `companion.input.keys`."""
        return {}
