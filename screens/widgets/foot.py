"""The foot of a screen: the one big button, and below or beside it what else can be done."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv
from screens.widgets.buttons import TextButton


class Foot(BoxLayout):
    """Has a big button while there are words for it; `ways` are (words, what to do)."""

    wide = BooleanProperty(False)
    big = StringProperty("")
    big_works = BooleanProperty(True)
    ways = ListProperty()
    ways_work = BooleanProperty(True)

    __events__ = ("on_pressed",)

    def on_kv_post(self, base_widget) -> None:
        """Take hold of the parts, which come and go."""
        self._button, self._row = self.ids.button.__self__, self.ids.row.__self__
        for name in ("big", "ways"):
            self.fbind(name, self._arrange)
        self._arrange()

    def _arrange(self, *args) -> None:
        shown = [self._button] * bool(self.big) + [self._row] * bool(self.ways)
        if shown[::-1] != self.children:
            self.clear_widgets()
            for part in shown:
                self.add_widget(part)
        row = self._row
        while len(row.children) > len(self.ways):
            row.remove_widget(row.children[0])
        while len(row.children) < len(self.ways):
            button = TextButton()
            button.bind(on_release=self._press)
            row.add_widget(button)
        for button, (words, _act) in zip(reversed(row.children), self.ways, strict=True):
            button.text = words
            # Longer words get more of the room.
            button.size_hint_x = button.ids.label.natural_width + dp(24)

    def on_pressed(self):
        """The big button was pressed."""

    def _press(self, button) -> None:
        place = self._row.children[::-1].index(button)
        self.ways[place][1]()


load_kv(__file__)
