"""The time that Kivy sees in tests: it stands still until a frame passes."""

from importlib import import_module

from kivy.clock import Clock

FRAME = 1 / 60
"""How many seconds pass with each frame, however long the machine takes for it."""

WATCHES = (
    "kivy.effects.kinetic",
    "kivy.effects.scroll",
    "kivy.input.motionevent",
    "kivy.uix.behaviors.button",
)
"""What looks at the time beside Kivy's clock: a fling, a finger, a pressed button."""


class PassingTime:
    """Says how late it is, as `time.time` does."""

    def __init__(self, now):
        self.now = now

    def __call__(self):
        return self.now

    def pass_frame(self):
        self.now += FRAME


def take_over():
    """Put a time that passes by frames in the place of every clock that Kivy reads."""
    passing = PassingTime(Clock.get_time())
    Clock.time = passing
    for name in WATCHES:
        watch = import_module(name)
        assert callable(watch.time), name
        watch.time = passing
    return passing
