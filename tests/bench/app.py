"""The app: ready after start, a tap on the board, a pan of the largest palace."""

import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from tests.bench.bench import Bench
from tests.bench.engine import grown

ROOT = Path(__file__).parents[2]


def start(app):
    """Start an app, let it draw once, and leave."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", f"tests.bench.{app}", folder]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)


class Opened:
    """The real app off screen, on one screen at a time."""

    def __init__(self):
        # Without a graphics card, drawing on one core alone is slower but always the same.
        os.environ["LP_NUM_THREADS"] = "0"
        # Kivy reads what it is told when it is first imported.
        from tests.ui import environment

        environment.prepare()
        from tests.ui.hand import Hand

        self.hand = Hand(Path(tempfile.mkdtemp()), draws=True)
        self.hand.open()
        self.shown = None

    def show(self, what):
        """Go to a screen, unless it is shown already."""
        if what is not self.shown:
            self.shown = what
            what(self)
            self.hand.frames(30)

    def draw(self):
        """Draw one frame, whether anything has changed or not, and wait until it is painted."""
        from kivy.core.window import Window
        from kivy.graphics.opengl import glFinish

        Window.canvas.ask_update()
        self.hand.frames(1)
        glFinish()


@cache
def opened():
    return Opened()


def palace(app):
    from tests.ui.played import enter, sit

    return enter(app.hand, "palace", sit(app.hand), seat="red")


def largest_palace(app):
    palace(app).ids.board.city = grown(54, seed=5)


def pan_of(palace_shown):
    """Move a palace by a dot, there and back, and draw the whole screen each time."""

    def pan():
        app = opened()
        app.show(palace_shown)
        for by in (1, -1):
            app.hand.screen.ids.board.origin_x += by
            app.draw()

    return pan


def tap():
    """Lay a tile by a tap and take it back: two acts on disk, each drawn in the next frame."""
    app = opened()
    app.show(palace)
    screen = app.hand.screen
    screen.entry.touch_tile(screen.entry.picker.tiles[0])
    app.draw()
    screen.running.undo()
    app.draw()


BENCHES = (
    Bench(
        "the app, from the start to its first picture",
        lambda: start("our_app"),
        aim=5.0,
        naive=lambda: start("bare_app"),
        ratio=1 / 1.6,
        beside="a bare app",
    ),
    Bench(
        "two frames while 54 tiles are panned",
        pan_of(largest_palace),
        aim=0.2,
        # A window with nothing at all on it is drawn in no time where there is no graphics card.
        naive=pan_of(palace),
        ratio=1 / 2,
        beside="none",
    ),
    Bench("a tile laid and taken back, on disk and drawn", tap, aim=0.2),
)
