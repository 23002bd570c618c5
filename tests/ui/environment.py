"""What must be said before Kivy is first imported: off screen, one dot a dp, no real fingers."""

import logging
import os
import tempfile

PHONE = 412, 892
SIZES = [(320, 640), PHONE, (892, 412), (1280, 800)]
SPLIT = 320, 400
"""Half a small phone, beside another app."""
EVERY_SIZE = [*SIZES, SPLIT]


def prepare():
    os.environ.update(
        # Of its own, for one that belongs to a screen fails without it.
        KIVY_CLIPBOARD="dummy",
        KIVY_DPI="160",
        KIVY_HOME=tempfile.mkdtemp(prefix="kivy-"),
        KIVY_LOG_MODE="PYTHON",
        KIVY_METRICS_DENSITY="1",
        KIVY_METRICS_FONTSCALE="1",
        KIVY_NO_ARGS="1",
        KIVY_NO_CONFIG="1",
        LANGUAGE="en",
    )
    # The app is looked at by nobody, so it needs no screen.
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    # Kivy cries out loud about a clipboard that nobody needs here.
    logging.getLogger("kivy").addHandler(logging.NullHandler())
    from kivy.config import Config

    # Off screen a window never shows more than it had room for at first.
    Config.set("graphics", "width", max(width for width, _ in SIZES))
    Config.set("graphics", "height", max(height for _, height in SIZES))
    Config.set("graphics", "maxfps", 0)
    Config.set("graphics", "vsync", 0)
    Config.set("kivy", "exit_on_escape", 0)
    for provider in list(Config.options("input")):
        Config.remove_option("input", provider)
