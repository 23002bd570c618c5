"""Plays the sample game where there is no screen to show it on, and keeps its pictures."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from kivy.clock import Clock
from kivy.core.window import Window

from companion.record import AnyEvent
from companion.record.events import RoundScored
from companion.share import read_game
from screens.app import Companion
from screens.theme import Appearance

FRAMES = 8
"""How many times a screen is drawn before it has settled; a slow machine gets the time it needs."""

MOTION = 0.5
"""How many seconds until whatever moves has come to rest, such as points that fly."""

SAMPLE = Path(__file__).with_name("sample_game.json")
PLAYER = "orange"


def paint(folder: Path) -> None:
    """Open the app, play the sample game in it, and say in which folder its pictures are."""
    with TemporaryDirectory() as data:
        app = Companion(Path(data))
        steps = _played(app, folder)
        app.bind(on_start=lambda _: Clock.schedule_interval(lambda _: next(steps), 0))
        app.run()
    print(f"There is no screen here, so the pictures of a sample game are in {folder}.")  # noqa: T201


def _played(app: Companion, folder: Path) -> Iterator[None]:
    """Go on by one frame at a time, until the game is over and every picture is there."""
    yield from _keep(app, folder / "1-home")
    started, *events = read_game(SAMPLE.read_bytes()).record.events
    kept = app.store.start(started)
    app.navigator.go("table", game=kept.id)
    running = app.take_up(kept.id)
    for event in events:
        if _is_second_scoring(event):
            app.navigator.go("palace", game=kept.id, seat=PLAYER)
            yield from _keep(app, folder / "2-palace")
            app.navigator.replace("round", game=kept.id)
            yield from _keep(app, folder / "3-round")
            app.navigator.back()
        running.act(event)
        if _is_second_scoring(event):
            yield from _keep(app, folder / "4-table")
    app.navigator.go("scoreboard", game=kept.id)
    yield from _keep(app, folder / "5-scoreboard")
    app.stop()
    yield


def _is_second_scoring(event: AnyEvent) -> bool:
    return isinstance(event, RoundScored) and event.round == 2


def _keep(app: Companion, picture: Path) -> Iterator[None]:
    """Keep what is shown now, light and dark, once it has come to rest."""
    # A motion begins with the next frame, which may come late.
    yield
    began = Clock.get_time()
    while Clock.get_time() < began + MOTION:
        yield
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        app.theme_cls.choose(appearance)
        for _frame in range(FRAMES):
            Window.canvas.ask_update()
            yield
        file = picture.with_name(f"{picture.name}-{appearance}.png")
        # Kivy adds a number to the name.
        Path(Window.screenshot(str(file))).replace(file)
