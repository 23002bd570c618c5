"""What a finger can press: it darkens while it is held, and is never smaller than a fingertip."""

from kivy.properties import AliasProperty, StringProperty, VariableListProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv

__all__ = ["Touchable"]


class Touchable(ButtonBehavior, BoxLayout):
    """A box to press; `tone` is the colour of the veil that shows the press."""

    radius = VariableListProperty(0)
    tone = StringProperty("onSurface")

    def _face(self) -> tuple[float, float, float, float]:
        """The part of it that is seen: left, bottom, width and height."""
        return *self.pos, *self.size

    face = AliasProperty(lambda self: self._face(), bind=("pos", "size"))

    def collide_point(self, x, y) -> bool:
        """Whether a finger hits what is seen."""
        left, bottom, width, height = self.face
        return left <= x <= left + width and bottom <= y <= bottom + height


load_kv(__file__)
