"""A sheet that comes up from below; it may stay while the screen behind it is used."""

from kivy.animation import Animation
from kivy.app import App
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from screens.kv import load_kv
from screens.navigation.layers.layer import Layer

HIGHEST = 0.94
"""How much of the screen a sheet takes that has buttons of its own at its foot."""

FLING = 48
"""How far a finger pulls a sheet down, in dp, before it goes away."""


class Grip(Widget):
    """The strip by which a sheet is pulled down."""

    sheet = ObjectProperty(None)

    def on_touch_down(self, touch):
        """Take the sheet by its strip."""
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        return True

    def on_touch_move(self, touch):
        """Pull it down with the finger."""
        if touch.grab_current is not self:
            return False
        self.sheet.pulled = max(0, touch.oy - touch.y)
        return True

    def on_touch_up(self, touch):
        """Let it go: away, or back to where it was."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self.sheet.let_go()
        return True


class Sheet(Layer):
    """Holds one widget, and is as high as that is, or as `most` of the screen.

    What is given as `foot` stays below it when the rest is scrolled.
    """

    title = StringProperty("")
    most = NumericProperty(0.72)
    pulled = NumericProperty(0)
    slot = ObjectProperty(None)

    def __init__(self, content: Widget, foot: Widget | None = None, **kwargs):
        super().__init__(**kwargs)
        self.content = content
        self.slot.add_widget(content)
        if foot is not None:
            self.most = HIGHEST
            self.ids.foot.add_widget(foot)

    def let_go(self) -> None:
        """Go away if it was pulled far enough, else come back up."""
        if self.pulled > dp(FLING):
            self.close()
        elif App.get_running_app().reduced_motion:
            self.pulled = 0
        else:
            Animation(pulled=0, d=0.12, t="out_cubic").start(self)


load_kv(__file__)
