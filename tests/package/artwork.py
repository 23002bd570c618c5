"""`python -m tests.package.artwork`: draws the icon and the opening picture."""

from pathlib import Path

from tests.ui import environment

environment.prepare()

from kivy.core.window import Window
from kivy.graphics import ClearBuffers, ClearColor, Fbo
from kivy.graphics.texture import Texture

from companion.board.grid import Side
from companion.board.tiles import START
from screens.board import paint
from screens.board.canvas import Layers
from screens.board.colours import ON_LIGHT, rgba
from screens.board.sketch import Sketch
from screens.board.walls import CLOCKWISE, battlement, turret

ANDROID = Path(".ci/android")
ICON = Path("screens/icon.png")

TEAL = rgba("#0f5c66")
SAND = rgba("#fbf6ec")
"""The ground of the opening picture, the same as `android.presplash_color`."""

LAYERS = 432
"""A layer of an adaptive icon is 108 dp wide; only the middle 66 of them are sure to show."""


def fountain(*, corners=None):
    """The start tile within golden walls, on a ground with round corners if it has one."""
    sketch = Sketch()
    if corners is not None:
        sketch.box((0, 0), (0.86, 0.86), corners, radius=0.3)
    paint.face(sketch, START, (0, 0), detailed=True)
    for side in Side:
        battlement(sketch, (0, 0), side, ON_LIGHT.gold, ON_LIGHT.gold_light)
    for side in Side:
        turret(sketch, (0, 0), side, CLOCKWISE[side], ON_LIGHT.gold)
    return sketch


def drawn(sketch, size, tile, ground):
    """The pixels of a sketch on an opaque ground."""
    fbo = Fbo(size=(size, size), with_stencilbuffer=False)
    with fbo:
        ClearColor(*ground)
        ClearBuffers()
    layers = Layers(fbo, ("all",))
    layers.show("all", sketch)
    layers.look((size / 2, size / 2), tile, (0, 0, size, size))
    fbo.draw()
    return fbo.pixels


def cut_out(sketch, size, tile):
    """The pixels of a sketch on nothing: seen through where black and white ground differ."""
    black = drawn(sketch, size, tile, (0, 0, 0, 1))
    white = drawn(sketch, size, tile, (1, 1, 1, 1))
    pixels = bytearray(len(black))
    for at in range(0, len(black), 4):
        cover = 255 - max(0, white[at + 1] - black[at + 1])
        if cover:
            for channel in range(3):
                pixels[at + channel] = min(255, black[at + channel] * 255 // cover)
        pixels[at + 3] = cover
    return bytes(pixels)


def keep(pixels, size, path):
    """Write pixels as a PNG."""
    texture = Texture.create(size=(size, size), colorfmt="rgba")
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    path.parent.mkdir(parents=True, exist_ok=True)
    texture.save(str(path), flipped=True)


def main():
    """Draw everything anew."""
    Window.canvas.ask_update()
    keep(cut_out(fountain(corners=TEAL), 512, 296), 512, ICON)
    keep(cut_out(fountain(), LAYERS, 150), LAYERS, ANDROID / "icon_foreground.png")
    keep(drawn(Sketch(), LAYERS, 1, TEAL), LAYERS, ANDROID / "icon_background.png")
    keep(drawn(fountain(), 1024, 380, SAND), 1024, ANDROID / "presplash.png")


if __name__ == "__main__":
    main()
