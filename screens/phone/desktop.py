"""What a desktop has programs of its own for: to choose a file, and to copy a picture."""

import os
import subprocess
from collections.abc import Callable
from contextlib import suppress
from shutil import which

from kivy.clock import Clock

LOOK_AGAIN = 0.1
"""How many seconds pass before it is looked whether somebody has chosen."""

PATIENCE = 5
"""How many seconds a program has to take a picture."""


def copy_picture(file: bytes) -> bool:
    """Put a PNG where the person can paste it from; whether there is a program that can."""
    for program, words in (
        ("wl-copy", ["--type", "image/png"]),
        ("xclip", ["-selection", "clipboard", "-target", "image/png"]),
    ):
        found = _found(program)
        if found:
            # Such a program stays behind the scenes for as long as it may be asked to paste.
            with suppress(OSError, subprocess.SubprocessError):
                subprocess.run(  # noqa: S603  # Our own words.
                    [found, *words],
                    input=file,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=PATIENCE,
                    check=True,
                )
                return True
    return False


def ask_for_path(title: str, path: str, *, new: bool, then: Callable[[str], None]) -> bool:
    """Ask for a file in the desktop's own dialog; whether there is one.

    It begins at a path. Who closes it has chosen nothing, and nothing follows.
    """
    asking = _asking(title, path, new=new)
    if not asking:
        return False
    try:
        dialog = subprocess.Popen(  # noqa: S603  # Our own words.
            asking, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
    except OSError:
        return False

    def look(_passed: float) -> bool:
        if dialog.poll() is None:
            return True
        chosen = dialog.communicate()[0].removesuffix("\n")
        if dialog.returncode == 0 and chosen:
            then(chosen)
        return False

    Clock.schedule_interval(look, LOOK_AGAIN)
    return True


def _asking(title: str, path: str, *, new: bool) -> list[str]:
    """The words that open a dialog; none where there is no program for it."""
    if zenity := _found("zenity"):
        saving = ["--save"] if new else []
        return [zenity, "--file-selection", *saving, "--title", title, "--filename", path]
    if kdialog := _found("kdialog"):
        way = "--getsavefilename" if new else "--getopenfilename"
        return [kdialog, "--title", title, way, path]
    return []


def _found(program: str) -> str:
    """Where a program is that shows itself on this screen; nothing where it cannot."""
    unseen = os.environ.get("SDL_VIDEODRIVER") in {"offscreen", "dummy"}
    needs = "WAYLAND_DISPLAY" if program.startswith("wl-") else "DISPLAY"
    if unseen or not os.environ.get(needs):
        return ""
    return which(program) or ""
