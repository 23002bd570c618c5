"""Something to switch on or off, with what it means beside it."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

from screens.kv import load_kv
from screens.widgets.touchable import Touchable

__all__ = ["OnOff", "SwitchRow"]


class OnOff(Widget):
    """A small switch that only shows whether something is on; its row is what is pressed."""

    active = BooleanProperty(False)


class SwitchRow(Touchable):
    """A line that switches: what, what it changes, and what is done about it."""

    icon = StringProperty("")
    text = StringProperty("")
    about = StringProperty("")
    more = StringProperty("")
    selected = BooleanProperty(False)

    def on_release(self) -> None:
        """Switch."""
        self.selected = not self.selected


load_kv(__file__)
