"""The dummy's screen."""

from screens.dummy.dummy import DummyScreen

__all__ = ["DummyScreen"]
