"""Buttons: the one big one of a screen, one of plain text, one that is an icon."""

from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.touchable import Touchable

__all__ = ["BigButton", "IconButton", "TextButton"]

WIDEST = 480
"""No button is wider than this, in dp."""


class BigButton(Touchable):
    """The next thing to do, as wide as the screen, but never wider than a hand."""

    text = StringProperty("")
    icon = StringProperty("")
    ground = StringProperty("primary")
    ink = StringProperty("onPrimary")
    natural_width = NumericProperty(0)
    """How wide its words would be on one line, with what lies around them."""

    def _face(self) -> tuple[float, float, float, float]:
        width = min(self.width, dp(WIDEST))
        return self.center_x - width / 2, self.y, width, self.height

    def on_touch_down(self, touch):
        """A hasty second tap does not do what the first has put under the finger."""
        if touch.is_double_tap and self.collide_point(*touch.pos):
            return True
        return super().on_touch_down(touch)


class TextButton(Touchable):
    """A word to press, as wide as the word."""

    text = StringProperty("")
    ink = StringProperty("primary")
    halign = StringProperty("center")
    natural_width = NumericProperty(0)
    """How wide it is where there is room."""


class IconButton(Touchable):
    """An icon to press; `name` says what it does, to people and to tests."""

    icon = StringProperty("")
    name = StringProperty("")
    ink = StringProperty("onSurface")


load_kv(__file__)
