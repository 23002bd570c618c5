"""Opens the app: `main.py`, or with a palace that was handed over: `main.py LINK`.

`main.py --picture FOLDER` plays a sample game off screen.
"""

import argparse
import gc
import logging
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from screens.app import Companion

PHONE = 412, 892
"""The size of the window on a desktop, in dp: that of a common phone."""


def main() -> None:
    """Read the command line and open the app."""
    parser = argparse.ArgumentParser(description="The Alhambra companion.")
    parser.add_argument(
        "--picture", metavar="FOLDER", type=Path, help="play a sample game and keep its pictures"
    )
    parser.add_argument("link", metavar="LINK", nargs="?", default="", help="a palace to take in")
    parser.add_argument("--data", metavar="FOLDER", type=Path, help="where the games are kept")
    wanted = parser.parse_args()

    if wanted.picture:
        try:
            wanted.picture.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            parser.error(f"no pictures can be kept in {wanted.picture}: {problem.strerror}.")
        os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
        os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
        logging.getLogger("kivy").addHandler(logging.NullHandler())
    prepare()

    if wanted.picture:
        from screens.picture import paint

        paint(wanted.picture)
    else:
        from screens.app import Companion

        start(Companion(wanted.data, link=wanted.link))


def prepare() -> None:
    """Tell Kivy what it asks for when it is first imported."""
    # What is loaded while the app starts stays loaded; nobody need look for waste in it.
    gc.disable()
    # Kivy would read the command line too, and load Pillow, which no phone has.
    os.environ["KIVY_NO_ARGS"] = "1"
    os.environ.setdefault("KIVY_IMAGE", "sdl2")
    _give_kivy_a_place()
    from kivy.config import Config

    from screens.phone import is_android

    # A phone has its own size, and a mouse beside its fingers would tap everything twice.
    if not is_android():
        for side, dots in zip(("width", "height"), PHONE, strict=True):
            Config.set("graphics", side, dots)
        # A right click is no second finger.
        Config.set("input", "mouse", "mouse,disable_multitouch")


def _give_kivy_a_place() -> None:
    """Let Kivy keep its own files elsewhere if they cannot be kept at home; it would not start."""
    if "KIVY_HOME" in os.environ or "ANDROID_APP_PATH" in os.environ:
        return
    try:
        place = Path("~/.kivy").expanduser()
        place.mkdir(parents=True, exist_ok=True)
        can_be_used = os.access(place, os.W_OK)
    except (OSError, RuntimeError):
        can_be_used = False
    if not can_be_used:
        os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kivy-")


def start(app: "Companion") -> None:
    """Run the app; from its first picture on, waste is looked for in what comes after."""
    app.bind(on_start=look_for_waste)
    app.run()


def look_for_waste(_app: "Companion") -> None:
    """Look for waste in what is made from now on, and seldom: a screen is made of thousands."""
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    gc.enable()


if __name__ == "__main__":
    main()
