"""Confetti in the colours of the tiles: it bursts once, falls, and is gone."""

from math import cos, pi, sin
from random import Random

from kivy.clock import Clock
from kivy.graphics import Color, Mesh
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.widget import Widget

from screens.board.colours import FACES

SECONDS = 1.4
PIECES = 14
"""How many pieces there are of each colour."""

GRAVITY = 1500
"""How fast pieces fall faster, in dp a second each second."""


class Scrap:
    """One piece of paper on its way."""

    def __init__(self, luck: Random):
        self.start = luck.choice((0.08, 0.92)), luck.uniform(0.35, 0.5)
        self.speed = luck.uniform(120, 620), luck.uniform(420, 1050)
        self.size = luck.uniform(4, 8), luck.uniform(6, 11)
        self.angle, self.spin = luck.uniform(0, 2 * pi), luck.uniform(-9, 9)

    def corners(self, area: Widget, seconds: float) -> list[float]:
        """Where its corners are after a while, as a mesh wants them."""
        left = self.start[0] < 0.5
        x = area.x + area.width * self.start[0] + dp(self.speed[0]) * seconds * (1 if left else -1)
        fallen = dp(GRAVITY) * seconds * seconds / 2
        y = area.y + area.height * self.start[1] + dp(self.speed[1]) * seconds - fallen
        angle = self.angle + self.spin * seconds
        # A piece that tumbles is seen from its edge now and then.
        half = dp(self.size[0]) / 2, dp(self.size[1]) / 2 * abs(cos(angle * 1.7)) + dp(0.5)
        corners = []
        for one, other in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            across, along = one * half[0], other * half[1]
            corners += [
                x + across * cos(angle) - along * sin(angle),
                y + across * sin(angle) + along * cos(angle),
                0,
                0,
            ]
        return corners


class Confetti(Widget):
    """Lies over a screen, takes no touch, and draws nothing unless it falls."""

    falling = BooleanProperty(False)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._seconds = 0.0
        self._colours = []
        self._step = None

    def burst(self) -> None:
        """Throw the confetti."""
        self.stop()
        luck = Random()
        with self.canvas:
            for name, face in FACES.items():
                if name != "start":
                    colour = Color(*face.fill)
                    mesh = Mesh(mode="triangles")
                    pieces = [Scrap(luck) for _ in range(PIECES)]
                    self._colours.append((colour, mesh, pieces))
        self.falling = True
        self._step = Clock.schedule_interval(self._fall, 0)

    def stop(self, *args) -> None:
        """Let it be gone."""
        if self._step is not None:
            self._step.cancel()
        self.canvas.clear()
        self._seconds, self._colours, self.falling = 0.0, [], False

    def on_touch_down(self, touch):
        """A touch wipes it away and goes to what lies below."""
        self.stop()
        return False

    def _fall(self, elapsed: float) -> None:
        self._seconds += elapsed
        if self._seconds >= SECONDS:
            self.stop()
            return
        left = min(1.0, (SECONDS - self._seconds) * 3)
        for colour, mesh, pieces in self._colours:
            colour.a = left
            mesh.vertices = [
                each for piece in pieces for each in piece.corners(self, self._seconds)
            ]
            mesh.indices = [
                first + corner
                for first in range(0, 4 * len(pieces), 4)
                for corner in (0, 1, 2, 0, 2, 3)
            ]
