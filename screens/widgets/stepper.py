"""A number that two buttons make smaller and larger; holding one goes on, a tap on it types it."""

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.words import _, figures
from screens.kv import load_kv
from screens.widgets.touchable import Touchable
from screens.widgets.typed_into import TypedInto
from screens.widgets.words import width_of

__all__ = ["Stepper"]

MOST_DIGITS = 4

PAUSE, BEAT = 0.45, 0.09
"""How many seconds a held button waits before it goes on, and between two steps."""


class NumberShown(Touchable):
    """The number; a tap opens it for typing."""

    text = StringProperty("")
    name = "number"


class NumberTyped(TypedInto):
    """The number while it is typed: digits, and a minus before them."""

    def insert_text(self, substring, from_undo=False) -> None:  # noqa: FBT002  # As Kivy has it.
        """Take what belongs to a number, and no more of it than any number here has."""
        clean = "".join(each for each in substring.replace("−", "-") if each in "-0123456789")
        room = max(0, MOST_DIGITS - len(self.text) + len(self.selection_text))
        super().insert_text(clean[:room], from_undo=from_undo)


class Stepper(BoxLayout):
    """− number +, from the least to the most it may be; `on_step` tells what a finger made it."""

    value = NumericProperty(0)
    least = NumericProperty(0)
    most = NumericProperty(99)
    stride = NumericProperty(1)
    """How much one step is."""
    text = StringProperty("")
    icon = StringProperty("")
    stacked = BooleanProperty(False)
    """Whether its words stand above the number."""
    said = ObjectProperty(figures)
    """How the number is written."""

    __events__ = ("on_step",)

    def __init__(self, **kwargs):
        self._going = None
        self._before = 0
        self._typed = None
        super().__init__(**kwargs)

    def on_kv_post(self, base_widget) -> None:
        """Take hold of the number, which makes room for a field."""
        self._shown = self.ids.shown.__self__

    def longest_word(self, text: str) -> float:
        """How wide the longest word of a text is."""
        return max((width_of(word, "Body large") for word in text.split()), default=0)

    def press(self, by: int) -> None:
        """Take one step, and more while the finger stays."""
        self._before = self.value
        self.step(by)
        self._going = Clock.schedule_once(lambda _: self._go_on(by), PAUSE)

    def release(self) -> None:
        """Stop, and tell of all the steps at once, so that one undo takes them back."""
        if self._going is None:
            return
        self._going.cancel()
        self._going = None
        if self.value != self._before:
            self.dispatch("on_step", self.value)

    def step(self, by: int) -> None:
        """Change the number as far as it may go."""
        self.value = min(max(self.value + by * self.stride, self.least), self.most)

    def open_typing(self) -> None:
        """Put a field in the number's place, all of it selected."""
        self._typed = NumberTyped(text=str(int(self.value)), width=self._shown.width)
        self._put_in_place(self._typed)
        self._typed.bind(focus=self._focus_changed)
        self._typed.focus = True
        Clock.schedule_once(lambda _: self._typed and self._typed.select_all(), 0)

    def _focus_changed(self, field: NumberTyped, focused: bool) -> None:  # noqa: FBT001  # As Kivy has it.
        """Take the number once it is left, or say what it may be."""
        if focused or field is not self._typed:
            return
        self._typed = None
        self._put_in_place(self._shown)
        try:
            typed = int(field.text)
        except ValueError:
            return
        if not self.least <= typed <= self.most:
            words = _("That can be a number from {least} to {most}.")
            App.get_running_app().navigator.notice(
                words.format(least=figures(int(self.least)), most=figures(int(self.most)))
            )
            return
        # As near as the buttons would come.
        typed = min(self.most, self.least + round((typed - self.least) / self.stride) * self.stride)
        if typed != self.value:
            self.value = typed
            self.dispatch("on_step", typed)

    def _put_in_place(self, part) -> None:
        self.ids.place.clear_widgets()
        self.ids.place.add_widget(part)

    def on_step(self, value: int):
        """A person changed the number."""

    def _go_on(self, by: int) -> None:
        self._going = Clock.schedule_interval(lambda _: self.step(by), BEAT)


load_kv(__file__)
