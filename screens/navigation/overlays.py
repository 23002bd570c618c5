"""What is laid over a screen: sheets, dialogs and menus one upon the other, and one notice."""

from collections.abc import Callable

from kivy.properties import ObjectProperty, VariableListProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from screens.navigation.layers.layer import Layer


class Overlays(FloatLayout):
    """Shows a screen, and over it whatever comes and goes meanwhile."""

    screen = ObjectProperty(None, allownone=True, rebind=True)
    insets = VariableListProperty(0)

    def __init__(self, **kwargs):
        self.layers: list[Layer] = []
        self._notice = None
        super().__init__(**kwargs)

    def open(self, layer: Layer) -> Layer:
        """Lay something over the screen; Back takes it away."""
        layer.insets = self.insets
        layer.bind(on_closed=self.layers.remove)
        self.layers.append(layer)
        self.add_widget(layer)
        layer.show()
        return layer

    def sheet(
        self, content: Widget, *, title: str = "", modal: bool = True, foot: Widget | None = None
    ) -> Layer:
        """Bring something up from below; one that is not modal stays while the screen is used.

        A foot stays in sight below the content, however long that is.
        """
        from screens.navigation.layers.sheet import Sheet  # noqa: PLC0415  # Loaded when first wanted.

        return self.open(Sheet(content, foot, title=title, modal=modal))

    def dialog(self, title: str, text: str = "", *, actions=(), content=None) -> Layer:
        """Ask or tell something; `actions` are (words, what to do or None)."""
        from screens.navigation.layers.dialog import Dialog  # noqa: PLC0415  # Loaded when first wanted.

        return self.open(Dialog(title, text, list(actions), content=content))

    def menu(self, hangs_from: Widget, items) -> Layer:
        """Offer things to do; `items` are (icon, words, what to do or None)."""
        from screens.navigation.layers.menu import Menu  # noqa: PLC0415  # Loaded when first wanted.

        return self.open(Menu(hangs_from, list(items)))

    def notice(
        self,
        text: str,
        action: str = "",
        act: Callable | None = None,
        *,
        follows: bool | None = None,
    ) -> Layer:
        """Say something that goes by itself, with one thing to do about it, such as UNDO.

        It belongs to this screen; only what it offers to do may follow to the next one.
        """
        from screens.navigation.layers.notice import Notice  # noqa: PLC0415  # Loaded when first wanted.

        self.hush()
        goes_along = bool(action) if follows is None else follows
        self._notice = Notice(text=text, action=action, follows=goes_along, insets=self.insets)
        if act is not None:
            self._notice.bind(on_act=lambda _: act())
        self.add_widget(self._notice)
        self._notice.body.fbind("height", self._raise_notice)
        self._raise_notice()
        self._notice.show()
        return self._notice

    def hush(self, *args) -> None:
        """Take the notice away, for what it offers to undo is no longer the last thing done."""
        if self._notice is not None:
            self._notice.close()

    def on_insets(self, *args) -> None:
        """The system's bars have changed."""
        for layer in [*self.layers, *([self._notice] if self._notice else [])]:
            layer.insets = self.insets

    def _raise_notice(self, *args) -> None:
        """Keep the notice above the screen's foot and above a sheet that stays."""
        if self._notice is not None:
            foot, side = (self.screen.foot, self.screen.side) if self.screen else (0, 0)
            sheets = [layer.body.top for layer in self.layers if not layer.modal]
            self._notice.above = max([self.insets[3] + foot, *sheets])
            self._notice.beside = side
            self._notice.hung = self.screen.hung if self.screen else 0
