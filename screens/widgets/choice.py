"""Choices: a chip to switch on and off, and a row of which one is chosen."""

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv
from screens.widgets.touchable import Touchable

__all__ = ["Chip", "Choice", "Segment"]


LOW = 480
"""A window that is lower than this has no room for ways below each other, in dp."""

SMALLER = 0.92
"""How small their words may become there, so that they stand beside each other."""


class Chip(Touchable):
    """Something that is on or off; a tap changes it."""

    text = StringProperty("")
    icon = StringProperty("")
    selected = BooleanProperty(False)

    def on_release(self) -> None:
        """Switch."""
        self.selected = not self.selected

    def beside_words(self, icon: str) -> float:
        """The room beside its words, where the tick will stand: a tick makes no chip wider."""
        return dp(54) if icon else dp(44)


class Segment(Touchable):
    """One of several ways; its choice decides which."""

    key = ObjectProperty(None)
    text = StringProperty("")
    selected = BooleanProperty(False)


class Choice(BoxLayout):
    """One of a few, `options` being (key, text); below each other where they are too long."""

    options = ListProperty()
    chosen = ObjectProperty(None, allownone=True)
    tight = BooleanProperty(False)
    """Whether there is little room, so that less of it is left free."""

    def __init__(self, **kwargs):
        self._arrange = Clock.create_trigger(self._lay_out, -1)
        # Nothing can be put in before there is a canvas to draw it on.
        options = kwargs.pop("options", ())
        super().__init__(**kwargs)
        self.options = options
        self.fbind("width", self._arrange)

    def on_options(self, *args) -> None:
        """Show the ways there are."""
        self.clear_widgets()
        for key, text in self.options:
            segment = Segment(key=key, text=text, selected=key == self.chosen)
            segment.bind(on_release=self._choose)
            self.add_widget(segment)
        self._arrange()

    def on_chosen(self, *args) -> None:
        """Mark the one that is chosen."""
        for segment in self.children:
            segment.selected = segment.key == self.chosen

    def _choose(self, segment) -> None:
        self.chosen = segment.key

    def _lay_out(self, *args) -> None:
        if not self.children:
            return
        widest = max(segment.ids.label.natural_width for segment in self.children)
        self.tight = Window.height < dp(LOW)
        if self.tight:
            # Large text gives way first, for what lies below is needed too.
            widest *= SMALLER / max(1, Metrics.fontscale)
        room = widest + dp(8 if self.tight else 24)
        self.orientation = "horizontal" if room * len(self.children) <= self.width else "vertical"


load_kv(__file__)
