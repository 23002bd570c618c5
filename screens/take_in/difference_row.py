"""One way in which a palace differs, with the same sign as on the board."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.record.differences import Change
from screens.board.paint import SIGNS
from screens.kv import load_kv

BESIDE = {
    Change.RESERVED: "tray-arrow-down",
    Change.UNRESERVED: "tray-arrow-up",
    Change.SHOWN: "star-outline",
    Change.TAKEN_BACK: "star-off-outline",
}
"""The icons of what lies beside the palace and has no sign on the board."""


class DifferenceRow(BoxLayout):
    """A round sign, how many, and which."""

    icon = StringProperty("")
    text = StringProperty("")
    about = StringProperty("")

    @classmethod
    def of(cls, change: Change, text: str, about: str) -> "DifferenceRow":
        """The row of one way to differ."""
        icon = BESIDE[change] if change in BESIDE else SIGNS[change.value][0]
        return cls(icon=icon, text=text, about=about)


load_kv(__file__)
