"""Where a file is on a desktop: a path to type, with what lies there to tap."""

from kivy.properties import ListProperty, StringProperty

from companion.drafts.paths import offered
from screens.kv import load_kv
from screens.widgets.column import Column
from screens.widgets.link_row import LinkRow


class PathForm(Column):
    """Asks for a path; `on_chosen` says which, once somebody presses the button."""

    path = StringProperty("")
    fault = StringProperty("")
    do = StringProperty("")
    endings = ListProperty()
    """What files end in that are offered."""

    __events__ = ("on_chosen",)

    def on_kv_post(self, base_widget) -> None:
        """Offer what lies there."""
        self.fbind("path", self._offer)
        self._offer()

    def press(self) -> None:
        """Take the path that is typed."""
        if self.path.strip():
            self.dispatch("on_chosen", self.path.strip())

    def on_chosen(self, path: str):
        """A path was chosen."""

    def _offer(self, *args) -> None:
        self.fault = ""
        rows = self.ids.offered
        rows.clear_widgets()
        for each in offered(self.path, self.endings):
            row = LinkRow(
                icon="folder-outline" if each.is_folder else "file-outline",
                text=each.name,
                mark="",
            )
            row.bind(on_release=lambda _, path=each.path: self.setter("path")(self, path))
            rows.add_widget(row)


load_kv(__file__)
