"""Paints the app's first screen, light and dark, where there is no screen to show it on."""

from pathlib import Path
from tempfile import TemporaryDirectory

from kivy.clock import Clock
from kivy.core.window import Window

from screens.app import Companion
from screens.theme import Appearance

FRAMES = 0.3
"""How many seconds a screen has to settle."""


def paint(folder: Path) -> None:
    """Open the app with nothing in it, keep its pictures, and say where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data:
        app = Companion(Path(data))
        looks = [Appearance.LIGHT, Appearance.DARK]

        def turn(*_) -> None:
            if not looks:
                app.stop()
                return
            look = looks.pop(0)
            app.theme_cls.choose(look)
            Clock.schedule_once(lambda _: keep(look), FRAMES)

        def keep(look: Appearance) -> None:
            # Kivy adds a number to the name; the picture replaces the last one.
            made = Path(Window.screenshot(str(folder / f"home-{look}.png")))
            print("The picture is", made.replace(folder / f"home-{look}.png"))  # noqa: T201
            turn()

        app.bind(on_start=turn)
        app.run()
