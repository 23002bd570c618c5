"""The app: ready after start, a tap on the board, a pan of the largest palace."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.bench import Bench

ROOT = Path(__file__).parents[2]


def _start(app):
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", f"tests.bench.{app}", folder]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)


class _Opened:
    """The app with a palace of all 54 tiles on its board; opened when it is first needed."""

    def __init__(self):
        self._hand = None

    @property
    def hand(self):
        if self._hand is None:
            from tests.ui import environment

            environment.prepare()
            from tests.ui.hand import Hand

            self._hand = Hand(Path(tempfile.mkdtemp()), draws=True)
            self._hand.open()
        return self._hand

    def show(self, tiles):
        """Go to a palace of so many tiles, and say how to move it."""
        from tests.bench.engine import grown
        from tests.ui.played import enter, sit

        kept = sit(self.hand)
        screen = enter(self.hand, "palace", kept, seat="red")
        screen.ids.board.city = grown(tiles, seed=5)
        self.hand.frames(5)
        return screen

    def empty(self):
        """Go to a screen with nothing on it."""
        from screens.screen import Screen

        self.hand.navigator.rooms["empty"] = Screen
        self.hand.navigator.go("empty")
        self.hand.frames(5)


APP = _Opened()
_shown = {}


def pan():
    """Move the largest palace by a dot and draw it."""
    if _shown.get("what") != "large":
        _shown.update(what="large", board=APP.show(54).ids.board, by=1)
    board = _shown["board"]
    _shown["by"] = -_shown["by"]
    board.origin_x += _shown["by"]
    APP.hand.frames(1)


def idle():
    """Draw a screen with nothing on it."""
    if _shown.get("what") != "empty":
        APP.empty()
        _shown.update(what="empty")
    APP.hand.frames(1)


def tap():
    """Lay a tile by a tap, draw it, and take it back: two acts on disk, two frames."""
    if _shown.get("what") != "small":
        screen = APP.show(14)
        _shown.update(what="small", screen=screen)
    screen = _shown["screen"]
    entry = screen.entry
    tile = entry.offered[0]
    entry.touch_tile(tile)
    APP.hand.frames(1)
    screen.running.undo()
    APP.hand.frames(1)


BENCHES = (
    Bench(
        "the app, from the start to its first picture, beside a bare app",
        lambda: _start("our_app"),
        aim=5.0,
        naive=lambda: _start("bare_app"),
        ratio=1 / 1.6,
    ),
    Bench(
        "a frame while 54 tiles are panned, beside an empty one",
        pan,
        aim=0.05,
        naive=idle,
        ratio=0.5,
    ),
    Bench("a tile laid and taken back, drawn and on disk", tap, aim=0.1),
)
