"""The bar at the top of a screen: the way back, a title, and up to three things to do."""

from kivy.metrics import Metrics, dp
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv
from screens.theme import grown_sp
from screens.widgets.buttons import IconButton
from screens.widgets.words import WHOLE_PIXELS

__all__ = ["TopBar"]

TITLE = 20
"""How large a title is, in sp."""

SMALLEST = 0.72
"""How small a long one becomes at most before it is cut, where text is of the usual size."""


class TopBar(BoxLayout):
    """Says where one is; `actions` are (icon, name) or (icon, name, enabled)."""

    leading = StringProperty("arrow-left")
    title = StringProperty("")
    subtitle = StringProperty("")
    actions = ListProperty()
    row = ObjectProperty(None, rebind=True)

    __events__ = ("on_lead", "on_action")

    def button(self, name: str) -> IconButton:
        """The button of an action, for a menu to hang from."""
        return next(button for button in self.row.children if button.name == name)

    @staticmethod
    def fitting(natural: float, room: float, most: float) -> float:
        """The size of a title so wide: a long one becomes smaller before it is cut."""
        size = min(grown_sp(TITLE), most)
        natural *= size / grown_sp(TITLE)
        if natural <= room:
            return size
        least = dp(TITLE) * SMALLEST * min(1, Metrics.fontscale)
        return max(least, size * WHOLE_PIXELS * room / natural)

    def on_actions(self, *args) -> None:
        """Show the actions, keeping the buttons whose icons stay."""
        if self.row is None:
            return
        wanted = [(icon, name, *(enabled or [True])) for icon, name, *enabled in self.actions]
        shown = [(button.icon, button.name) for button in reversed(self.row.children)]
        if shown != [(icon, name) for icon, name, _ in wanted]:
            self.row.clear_widgets()
            for icon, name, _ in wanted:
                button = IconButton(icon=icon, name=name)
                button.bind(on_release=lambda pressed: self.dispatch("on_action", pressed.name))
                self.row.add_widget(button)
        for button, (*_, enabled) in zip(reversed(self.row.children), wanted, strict=True):
            button.disabled = not enabled

    on_row = on_actions

    def on_lead(self):
        """The icon before the title was pressed."""

    def on_action(self, name: str):
        """One of the actions was pressed."""


load_kv(__file__)
