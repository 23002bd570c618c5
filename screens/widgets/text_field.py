"""A field to type a name into, or more."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from companion.words import _
from screens.kv import load_kv
from screens.widgets.column import Column
from screens.widgets.typed_into import TypedInto

__all__ = ["TextField"]


class TypingLine(TypedInto):
    """Takes what can be printed, and no more characters than it is told."""

    longest = NumericProperty(20)

    def insert_text(self, substring, from_undo=False) -> None:  # noqa: FBT002  # As Kivy has it.
        """Take it as far as there is room; a new line only where there are several."""
        room = max(0, self.longest - len(self.text) + len(self.selection_text))
        taken = "\n" if self.multiline else ""
        clean = "".join(letter for letter in substring if letter.isprintable() or letter in taken)
        super().insert_text(clean[:room], from_undo=from_undo)


class TextField(Column):
    """A labelled field; `fault` says below it what is wrong with the text."""

    text = StringProperty("")
    label = StringProperty("")
    hint = StringProperty("")
    fault = StringProperty("")
    longest = NumericProperty(20)
    is_name = BooleanProperty(False)
    """Whether it asks for a name: how much room there is for one is seen from its first letter."""
    lines = NumericProperty(1)
    """How many lines are seen at once; where there are several, Enter begins a new one."""
    focused = BooleanProperty(False)
    entry = ObjectProperty(None, rebind=True)

    __events__ = ("on_done",)

    def typed(self, text: str, longest: float, focused: bool) -> str:  # noqa: FBT001  # As kv has it.
        """How many characters of how many are typed; of what is no name, once half of them are."""
        if not focused or not (self.is_name or len(text) >= longest / 2):
            return ""
        return _("{typed}/{most}").format(typed=len(text), most=int(longest))

    def on_done(self):
        """The text is finished."""


load_kv(__file__)
