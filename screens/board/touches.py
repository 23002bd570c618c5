"""Fingers on a board: a tap, a long press, a pan, a pinch; the wheel of a mouse."""

from math import dist

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

LONG_PRESS = 0.5
"""How many seconds a finger rests before it counts as a long press."""

WHEEL_STEP = 1.15


class Touches(Widget):
    """A widget that tells taps from pans; what they mean is for its heirs to say."""

    __events__ = ("on_tap", "on_hold", "on_pan", "on_pinch", "on_rest")

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._fingers = []
        self._still = False
        self._holding = Clock.create_trigger(self._hold, LONG_PRESS)

    def on_touch_down(self, touch):
        """Take a finger that lands here."""
        if self.disabled or not self.collide_point(*touch.pos):
            return False
        if touch.is_mouse_scrolling:
            grown = {"scrolldown": WHEEL_STEP, "scrollup": 1 / WHEEL_STEP}.get(touch.button)
            if grown:
                self.dispatch("on_pinch", grown, touch.pos, (0, 0))
                self.dispatch("on_rest")
            return True
        touch.grab(self)
        self._fingers.append(touch)
        self._still = len(self._fingers) == 1
        if self._still:
            self._holding()
        else:
            self._holding.cancel()
        return True

    def on_touch_move(self, touch):
        """Pan with one finger, pinch with two."""
        if touch.grab_current is not self or touch not in self._fingers:
            return False
        if self._still and dist(touch.pos, touch.opos) > dp(10):
            self._still = False
            self._holding.cancel()
        if len(self._fingers) == 1 and not self._still:
            self.dispatch("on_pan", touch.dx, touch.dy)
        elif len(self._fingers) >= 2:
            self._pinch(touch)
        return True

    def on_touch_up(self, touch):
        """A finger that never moved has tapped."""
        if touch.grab_current is not self or touch not in self._fingers:
            return False
        touch.ungrab(self)
        self._fingers.remove(touch)
        self._holding.cancel()
        if self._is_gone:
            self._still = False
        elif self._still:
            self._still = False
            self.dispatch("on_tap", touch.pos)
        elif not self._fingers:
            self.dispatch("on_rest")
        return True

    @property
    def _is_gone(self) -> bool:
        """Whether its screen was left while a finger was down."""
        return self.get_root_window() is None

    def _pinch(self, touch) -> None:
        """Two fingers: what lay between them stays between them."""
        other = next(finger for finger in self._fingers if finger is not touch)
        before = dist(touch.ppos, other.pos)
        if before < 1:
            return
        was = (touch.px + other.x) / 2, (touch.py + other.y) / 2
        now = (touch.x + other.x) / 2, (touch.y + other.y) / 2
        grown = dist(touch.pos, other.pos) / before
        self.dispatch("on_pinch", grown, was, (now[0] - was[0], now[1] - was[1]))

    def _hold(self, *args) -> None:
        if self._still and self._fingers and not self._is_gone:
            self._still = False
            self.dispatch("on_hold", self._fingers[0].pos)

    def on_tap(self, point):
        """A finger came and went at a point."""

    def on_hold(self, point):
        """A finger rests at a point."""

    def on_pan(self, dx, dy):
        """A finger moved."""

    def on_pinch(self, grown, about, shift):
        """Two fingers moved: how much apart, around which point, and where that point went."""

    def on_rest(self):
        """No finger is left after a pan or a pinch."""
