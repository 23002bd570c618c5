"""Things below each other, and a way to scroll through more of them than fit."""

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from screens.kv import load_kv

__all__ = ["Column", "Scroll"]


class Column(BoxLayout):
    """Holds things below each other and is as high as they are together."""


class Scroll(ScrollView):
    """Moves what it holds up and down, never sideways."""

    def bring(self, bottom: float, top: float) -> None:
        """Scroll as far as it takes to see what lies between two heights of the window."""
        low = self.to_window(*self.pos)[1]
        by = max(0, top - low - self.height) or min(0, bottom - low)
        far = self.scroll_y + self.convert_distance_to_scroll(0, by)[1]
        self.scroll_y = min(1, max(0, far))


load_kv(__file__)
