"""The dummy's screen."""

from screens.dummy.dummy import Dummy

__all__ = ["Dummy"]
