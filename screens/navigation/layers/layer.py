"""Something over the screen: it comes, it goes, and a touch outside or Back takes it away."""

from kivy.animation import Animation
from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, VariableListProperty
from kivy.uix.floatlayout import FloatLayout

from screens.kv import load_kv

COMING, GOING = 0.18, 0.12
"""How many seconds a layer takes to come and to go."""


class Layer(FloatLayout):
    """Lies over a screen; `progress` runs from hidden to shown.

    A modal layer keeps touches from the screen behind it and dims it; any other leaves the
    screen in use. KivyMD's own dialogs, menus and snackbars are not used: its dialogs do not
    hear Back, its menus do not tell that they close (#1817), its snackbars crash (#1894).
    """

    modal = BooleanProperty(True)
    veil = NumericProperty(0.42)
    progress = NumericProperty(0)
    insets = VariableListProperty(0)
    body = ObjectProperty(None, rebind=True)

    __events__ = ("on_closed",)

    def __init__(self, **kwargs):
        self.is_open = False
        super().__init__(**kwargs)

    def show(self) -> None:
        """Come into view."""
        self.is_open = True
        self._move(1, COMING)

    def close(self, *args) -> None:
        """Go away; whoever waits for it hears `on_closed` at once."""
        if self.is_open:
            self.is_open = False
            self.dispatch("on_closed")
            self._move(0, GOING)

    def on_touch_down(self, touch):
        """Give touches to what lies here; those beside it close a modal layer."""
        if not self.is_open:
            return False
        if super().on_touch_down(touch):
            return True
        if self.body is not None and self.body.collide_point(*touch.pos):
            return True
        if self.modal:
            self.close()
        return self.modal

    def on_touch_move(self, touch):
        """Keep what moves here from the screen behind."""
        return super().on_touch_move(touch) or (self.modal and self.is_open)

    def on_touch_up(self, touch):
        """Keep what ends here from the screen behind."""
        return super().on_touch_up(touch) or (self.modal and self.is_open)

    def on_closed(self):
        """The layer was closed."""

    def _move(self, progress: float, seconds: float) -> None:
        Animation.cancel_all(self, "progress")
        if App.get_running_app().reduced_motion:
            self.progress = progress
            self._settle()
            return
        motion = Animation(progress=progress, d=seconds, t="out_cubic")
        motion.bind(on_complete=self._settle)
        motion.start(self)

    def _settle(self, *args) -> None:
        if not self.is_open and self.parent is not None:
            self.parent.remove_widget(self)


load_kv(__file__)
