"""What a list shows while there is nothing in it, and how to change that."""

from kivy.properties import StringProperty

from screens.kv import load_kv
from screens.widgets.column import Scroll

__all__ = ["EmptyState"]


class EmptyState(Scroll):
    """An icon, a title and a sentence in the middle of the room they have, or scrolled in it."""

    icon = StringProperty("")
    title = StringProperty("")
    text = StringProperty("")

    def on_touch_down(self, touch):
        """Let a finger through while it is not seen."""
        return bool(self.opacity) and super().on_touch_down(touch)


load_kv(__file__)
