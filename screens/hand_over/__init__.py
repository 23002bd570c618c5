"""Handing over: a palace or the whole table as a code for another phone's camera."""

from screens.hand_over.hand_over import HandOver

__all__ = ["HandOver"]
