"""Paints the app's first screen, light and dark, where there is no screen to show it on."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from kivy.clock import Clock
from kivy.core.window import Window

from screens.app import Companion
from screens.theme import Appearance

FRAMES = 8
"""How many times a screen is drawn before it has settled; a slow machine gets the time it needs."""


def paint(folder: Path) -> None:
    """Open the app with nothing in it, keep its pictures, and say where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data:
        app = Companion(Path(data))
        steps = _pictures(app, folder)
        app.bind(on_start=lambda _: Clock.schedule_interval(lambda _: next(steps), 0))
        app.run()


def _pictures(app: Companion, folder: Path) -> Iterator[None]:
    """Go on by one frame at a time, until every picture is there."""
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        app.theme_cls.choose(appearance)
        for _ in range(FRAMES):
            Window.canvas.ask_update()
            yield
        picture = folder / f"home-{appearance}.png"
        # Kivy adds a number to the name.
        Path(Window.screenshot(str(picture))).replace(picture)
        print("The picture is", picture)  # noqa: T201
    app.stop()
    yield
