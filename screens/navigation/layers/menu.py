"""A menu that hangs from a button."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from screens.kv import load_kv
from screens.navigation.layers.layer import Layer
from screens.widgets.touchable import Touchable


class MenuRow(Touchable):
    """One thing to do."""

    icon = StringProperty("")
    text = StringProperty("")


Item = tuple[str, str, Callable[[], object] | None]
"""Icon, words, and what to do; nothing to do greys it out."""


class Menu(Layer):
    """A list of things to do, below the widget it hangs from or above it.

    Once the phone is turned its widget is elsewhere, or gone; then the menu goes too.
    """

    anchor = ListProperty([0, 0, 0, 0])
    widest = NumericProperty(0)

    def __init__(self, hangs_from: Widget, items: list[Item], **kwargs):
        super().__init__(**kwargs)
        self.anchor = [*hangs_from.to_window(*hangs_from.pos), *hangs_from.size]
        for icon, text, act in items:
            row = MenuRow(icon=icon, text=text, disabled=act is None)
            row.bind(on_release=lambda _, act=act: self._press(act))
            self.ids.rows.add_widget(row)
            self.widest = max(self.widest, row.ids.label.natural_width + dp(76))

    def show(self) -> None:
        """Come into view, for as long as the window keeps its size."""
        super().show()
        self.parent.bind(size=self.close)

    def on_closed(self) -> None:
        """Stop watching the window."""
        self.parent.unbind(size=self.close)

    def left_edge(self) -> float:
        """Where the menu begins: its right edge at the anchor's, but never outside."""
        left, _, width, _ = self.anchor
        least, most = self.insets[0] + dp(8), self.right - self.insets[2] - dp(8)
        return max(least, min(left + width, most) - self.body.width)

    def lower_edge(self) -> float:
        """Where the menu ends: below its anchor if there is room, else as low as it can."""
        return max(self.anchor[1] - self.body.height, self.y + self.insets[3] + dp(8))

    def _press(self, act) -> None:
        # Two fingers may be on two rows, or both on one.
        if self.is_open:
            self.close()
            act()


load_kv(__file__)
