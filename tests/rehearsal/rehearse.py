"""Starts the package as a phone does, and looks at what came of it."""

import json
import subprocess
import sys
from typing import NamedTuple

WAIT = 600
"""After how many seconds nobody believes any more that the app is only slow."""

START = "tests/rehearsal/on_board/start.py"


class Situation(NamedTuple):
    """What phone it is, and how the app is opened."""

    name: str
    sdk: int
    night: bool = False
    animations: float = 0.0
    size: tuple[int, int] = 1080, 2400
    density: float = 2.625
    story: str = "whole"
    after: str = ""
    """The situation that it comes after, on the same phone."""


class Outcome(NamedTuple):
    """How it ended, what was written to the log, and what was found on board."""

    code: int
    log: str
    report: dict


def rehearse(package, situation):
    """Open the app in a situation, with nothing around it but what a phone has."""
    place = package.folder / situation.name
    data = package.folder / (situation.after or situation.name) / "data"
    for folder in (place / "pictures", data):
        folder.mkdir(parents=True, exist_ok=True)
    told = situation._asdict() | {
        "app": str(package.app),
        "packages": str(package.packages),
        "data": str(data),
        "pictures": str(place / "pictures"),
        "report": str(place / "report.json"),
    }
    done = subprocess.run(
        [sys.executable, "-S", "-OO", "-B", package.stand_ins / START],
        cwd=package.folder,
        env={
            "ANDROID_APP_PATH": str(package.app),
            "ANDROID_ARGUMENT": str(package.app),
            "ANDROID_PRIVATE": str(data),
            "HOME": "/nowhere",
            "P4A_BOOTSTRAP": "SDL2",
            "PYTHONOPTIMIZE": "2",
            "REHEARSAL": json.dumps(told),
            "SDL_VIDEODRIVER": "offscreen",
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=WAIT,
        check=False,
    )
    report = place / "report.json"
    found = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
    return Outcome(done.returncode, done.stdout, found)
