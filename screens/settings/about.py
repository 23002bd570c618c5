"""About the app: its version, that it is unofficial, what it keeps to itself, what is inside."""

from companion.licences import licences
from companion.words import _
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.widgets.link_row import LinkRow


class About(Screen):
    """Tells about the app; each licence opens by a tap."""

    leads_to = ("licence",)

    def __init__(self, **kwargs):
        self._rows: dict[str, LinkRow] = {}
        super().__init__(**kwargs)

    def show(self) -> None:
        """Show everything, at the top unless one comes back from a licence."""
        if not self._rows:
            for each in licences():
                text = _("{name} {version}").format(name=each.name, version=each.version).strip()
                row = LinkRow(text=text, about=each.licence)
                row.bind(on_release=lambda _, name=each.name: self.navigator.go("licence", of=name))
                self.ids.licences.add_widget(row)
                self._rows[each.name] = row
        for name, row in self._rows.items():
            row.opened = self.chosen("of") == name
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1


load_kv(__file__)
