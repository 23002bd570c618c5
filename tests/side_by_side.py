"""`python -m tests.side_by_side`: all tests, as many at a time as there are cores.

What each part has to say is said as a whole, once it is done; the answer is bad if any part fails.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PARTS = 6
"""In how many parts the tests of the app are run; the slowest of them ends last."""

PYTHON = sys.executable, "-m"
INDEPENDENCE = "tests/test_independence.py"
GAME = (
    *(*PYTHON, "coverage", "run", "-m", "pytest", "-q"),
    *(
        "--ignore=tests/ui",
        "--ignore=tests/package",
        "--ignore=tests/docs",
        f"--ignore={INDEPENDENCE}",
    ),
)


class Part(NamedTuple):
    title: str
    commands: tuple[tuple[str, ...], ...]


def main() -> int:
    parts = [
        Part("the game", (GAME, (*PYTHON, "coverage", "report"))),
        *app(),
        Part("the pages", ((*PYTHON, "pytest", "-q", "tests/docs"),)),
        Part("the package, without a phone", ((*PYTHON, "pytest", "-q", "tests/package"),)),
        Part("the game stands without Kivy", ((*PYTHON, "pytest", "-q", INDEPENDENCE),)),
    ]
    good = True
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        for done in as_completed([cores.submit(run, part) for part in parts]):
            title, output, passed = done.result()
            print(f"== {title}{'' if passed else ': FAILED'}\n{output}", flush=True)
            good = good and passed
    return 0 if good else 1


def app() -> list[Part]:
    """The tests of the app, dealt out like cards, the longest files first."""
    files = sorted((ROOT / "tests" / "ui").glob("test_*.py"), key=lambda file: -file.stat().st_size)
    return [
        Part(
            f"the app, part {number} of {PARTS}",
            ((*PYTHON, "pytest", "-q", *map(str, files[number - 1 :: PARTS])),),
        )
        for number in range(1, PARTS + 1)
    ]


def run(part: Part) -> tuple[str, str, bool]:
    """Run the commands of a part until one fails."""
    said = []
    for command in part.commands:
        done = subprocess.run(
            command,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            check=False,
        )
        said.append(done.stdout)
        if done.returncode:
            return part.title, "".join(said), False
    return part.title, "".join(said), True


if __name__ == "__main__":
    sys.exit(main())
