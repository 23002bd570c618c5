"""All that the phone tells the app and does for it; each has a stand-in on a desktop."""

from screens.phone.arriving import listen
from screens.phone.feeling import let_be_felt, tick
from screens.phone.sharing import copy, share
from screens.phone.system import (
    Insets,
    insets,
    is_dark,
    tell_bars,
    wants_less_motion,
)

__all__ = [
    "Insets",
    "copy",
    "insets",
    "is_dark",
    "let_be_felt",
    "listen",
    "share",
    "tell_bars",
    "tick",
    "wants_less_motion",
]
