"""A line that leads somewhere: what is there, and how things stand with it now."""

from kivy.properties import StringProperty

from screens.kv import load_kv
from screens.widgets.touchable import Touchable

__all__ = ["LinkRow"]


class LinkRow(Touchable):
    """An icon, what it is, and what is to be said about it; a tap goes there or does it."""

    icon = StringProperty("")
    text = StringProperty("")
    about = StringProperty("")
    mark = StringProperty("chevron-right")
    """The icon at its end; none where the tap does something at once."""


load_kv(__file__)
