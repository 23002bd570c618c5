"""The app: ready after start, a tap on the board, a pan of the largest palace."""

import atexit
import json
import os
import subprocess
import sys
import tempfile
from contextlib import closing
from functools import cache
from itertools import count
from pathlib import Path

from companion.store import Store
from tests.bench.bench import Bench, in_memory, told
from tests.bench.engine import grown
from tests.bench.rooms import OPENED
from tests.bench.store import long_game

ROOT = Path(__file__).parents[2]


def start(app):
    """Start an app, let it draw once, and leave; how many megabytes it held at most."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", f"tests.bench.{app}", folder]
        child = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        _pid, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if status:
        raise SystemExit(f"{app} ended with {status}")
    return used.ru_maxrss / 1024


@cache
def folder_with_a_game():
    """A data folder in which a game of four hundred events goes on."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    with closing(Store(Path(folder.name))) as store:
        kept = store.start(long_game().events[0])
        kept.go_to(long_game())
    return folder.name


def store_ready():
    command = [sys.executable, "-m", "tests.bench.store_ready", folder_with_a_game()]
    return float(subprocess.check_output(command, cwd=ROOT, stderr=subprocess.DEVNULL))


@cache
def first_openings(_time):
    command = [sys.executable, "-m", "tests.bench.first_openings"]
    return json.loads(subprocess.check_output(command, cwd=ROOT, stderr=subprocess.DEVNULL))


def first_opening(room):
    """How long a screen takes to be loaded, built, filled and laid out for the first time."""
    times = count()
    return lambda: first_openings(next(times))[room]


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


CHILDREN = (
    Bench(
        "the app, from the start to its first picture",
        lambda: start("our_app"),
        aim=5.0,
        naive=lambda: start("bare_app"),
        beside="a KivyMD app with one button",
    ),
    Bench(
        "what the app holds by its first picture",
        lambda: start("our_app"),
        aim=250,
        naive=lambda: start("bare_app"),
        share=1.2,
        beside="a KivyMD app with one button",
        measure=told,
        shown=in_memory,
    ),
    Bench(
        "the store ready after the first picture, a game open", store_ready, aim=0.1, measure=told
    ),
    *(
        Bench(f"the first opening of {room}", first_opening(room), aim=0.06, measure=told)
        for room in OPENED
    ),
)
"""What is measured in a process of its own."""

BENCHES = (
    Bench(
        "two frames while 54 tiles are panned",
        pan_of(largest_palace),
        aim=0.2,
        # A window with nothing at all on it is drawn in no time where there is no graphics card.
        naive=pan_of(palace),
        share=1.15,
        beside="an empty palace",
    ),
    Bench("a tile laid and taken back, on disk and drawn", tap, aim=0.2),
)
