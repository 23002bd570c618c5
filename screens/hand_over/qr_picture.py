"""A code for a camera: dark squares on white in both looks, each as large as whole pixels allow."""

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle, SmoothRoundedRectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from companion.share.qr_code import QUIET

DARK, WHITE = b"\x17\x13\x0c", b"\xff\xff\xff"


class QrPicture(Widget):
    """Draws `squares`, rows from top to bottom, with the white edge that a camera wants."""

    squares = ListProperty()

    def __init__(self, **kwargs):
        self._paint = Clock.create_trigger(self._draw, -1)
        super().__init__(**kwargs)
        for name in ("squares", "pos", "size"):
            self.fbind(name, self._paint)

    @property
    def square(self) -> int:
        """How many pixels wide one square is."""
        return int(min(self.size) // (len(self.squares) + 2 * QUIET))

    def _draw(self, *args) -> None:
        self.canvas.clear()
        if not self.squares or self.square < 1:
            return
        texture = _texture(self.squares)
        side, whole = texture.width * self.square, min(self.size)
        with self.canvas:
            Color(1, 1, 1, 1)
            SmoothRoundedRectangle(
                pos=(self.center_x - whole / 2, self.center_y - whole / 2),
                size=(whole, whole),
                radius=[dp(16)],
            )
            Rectangle(
                texture=texture,
                pos=(round(self.center_x - side / 2), round(self.center_y - side / 2)),
                size=(side, side),
            )


def _texture(squares) -> Texture:
    """One pixel for each square; a graphics card draws it larger without blurring it."""
    rows = [b"".join(DARK if dark else WHITE for dark in row) for row in squares]
    texture = Texture.create(size=(len(squares), len(squares)), colorfmt="rgb")
    texture.mag_filter = texture.min_filter = "nearest"
    # The lowest row comes first.
    texture.blit_buffer(b"".join(reversed(rows)), colorfmt="rgb", bufferfmt="ubyte")
    return texture
