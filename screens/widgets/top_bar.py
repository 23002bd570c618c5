"""The bar at the top of a screen: the way back, a title, and up to three things to do."""

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv
from screens.widgets.buttons import IconButton

__all__ = ["TopBar"]


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
