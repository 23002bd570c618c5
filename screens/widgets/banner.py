"""A banner: something that people at the table should know, and what to do about it."""

from kivy.properties import AliasProperty, OptionProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.card import Card

__all__ = ["Banner"]

LOOKS = {
    "hint": ("secondaryContainer", "onSecondaryContainer", "information-outline"),
    "warning": ("tertiaryContainer", "onTertiaryContainer", "alert-circle-outline"),
    "fault": ("errorContainer", "onErrorContainer", "alert-outline"),
}
"""Ground, ink and icon of each sort."""


class Banner(Card):
    """A sentence with an icon, and one word to press if something can be done."""

    sort = OptionProperty("warning", options=list(LOOKS))
    ground = StringProperty(LOOKS["warning"][0])
    text = StringProperty("")
    action = StringProperty("")
    ink = AliasProperty(lambda self: LOOKS[self.sort][1], bind=("sort",))
    icon = AliasProperty(lambda self: LOOKS[self.sort][2], bind=("sort",))

    __events__ = ("on_act",)

    def on_sort(self, *args) -> None:
        """Change the ground."""
        self.ground = LOOKS[self.sort][0]

    def on_act(self):
        """The action was pressed."""


load_kv(__file__)
