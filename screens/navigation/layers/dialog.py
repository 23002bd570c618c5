"""A dialog: a question or an answer in the middle of the screen, and what to do about it."""

from collections.abc import Callable

from kivy.properties import ObjectProperty, StringProperty

from screens.kv import load_kv
from screens.navigation.layers.layer import Layer
from screens.widgets.buttons import TextButton

Action = tuple[str, Callable[[], object] | None]
"""What stands on a button, and what it does besides closing."""


class Dialog(Layer):
    """A title, a text, anything else below it, and buttons."""

    title = StringProperty("")
    text = StringProperty("")
    buttons = ObjectProperty(None)

    def __init__(self, title: str = "", text: str = "", actions: list[Action] = (), **kwargs):
        content = kwargs.pop("content", None)
        super().__init__(title=title, text=text, **kwargs)
        if content is not None:
            self.ids.column.add_widget(content)
        for label, act in reversed(actions):
            button = TextButton(text=label)
            button.bind(on_release=lambda _, act=act: self._press(act))
            self.buttons.add_widget(button)

    def _press(self, act) -> None:
        # Two fingers may be on two buttons, or both on one.
        if self.is_open:
            self.close()
            if act is not None:
                act()


load_kv(__file__)
