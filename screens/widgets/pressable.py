"""What a finger presses, unless its screen is left while the finger is still down."""

from kivy.uix.behaviors import ButtonBehavior


class Pressable(ButtonBehavior):
    """A button; a finger that goes up after it is gone presses nothing.

    Kivy gives a touch to whatever it began on, wherever that is by then, and within a scroll view
    a moment late.
    """

    def on_touch_up(self, touch):
        """Press, if this is still in the window."""
        if touch.grab_current is self and self.get_root_window() is None:
            touch.ungrab(self)
            self.state = "normal"
            return True
        return super().on_touch_up(touch)
