"""One licence, word for word."""

from kivy.properties import StringProperty

from companion.licences import licences
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.widgets.words import Words

AT_ONCE = 20
"""How many lines are one text; a phone cannot draw one that is as long as the longest licence."""


class LicenceScreen(Screen):
    """Shows the licence of something that is inside."""

    licence_of = StringProperty("")
    licence_name = StringProperty("")

    def show(self, of: str) -> None:
        """Show one licence from its beginning."""
        licence = next((each for each in licences() if each.name == of), None)
        if licence is None:
            raise LookupError(of)
        self.licence_of, self.licence_name = licence.name, licence.licence
        lines = licence.text.splitlines()
        self.ids.text.clear_widgets()
        for first in range(0, len(lines), AT_ONCE):
            text = "\n".join(lines[first : first + AT_ONCE])
            self.ids.text.add_widget(Words(text=text, look="Body small"))
        self.ids.scroll.scroll_y = 1


load_kv(__file__)
