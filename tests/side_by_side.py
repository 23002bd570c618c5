"""`python -m tests.side_by_side`: all tests, as many at a time as there are cores.

What each part has to say is said as a whole, once it is done; the answer is bad if any part fails.
`--weigh` keeps how long each file of the app's tests took, which is what they are dealt out by.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import NamedTuple
from xml.etree import ElementTree as ET

ROOT = Path(__file__).parents[1]
SECONDS = ROOT / "tests" / "seconds.json"
PARTS = 8
"""In how many parts the tests of the app are run; the slowest of them ends last."""

MEMORY = Path("/dev/shm")  # noqa: S108  # A folder of our own is made in it.
ROOM = 2_000_000_000
"""How many bytes must be free there before the tests keep their files in it."""

PYTHON = sys.executable, "-m"
INDEPENDENCE = "tests/test_independence.py"
FEW = "--hypothesis-profile=few"
"""What tries by chance tries little, and always the same, while lines are measured."""
OTHERS = "tests/ui", "tests/package", "tests/docs", INDEPENDENCE
GAME = tuple(f"--ignore={each}" for each in OTHERS)


class Part(NamedTuple):
    title: str
    commands: tuple[tuple[str, ...], ...]


def main() -> int:
    parts = [
        Part(
            "the game, every line and branch",
            (
                (*PYTHON, "coverage", "run", "-m", "pytest", "-q", FEW, *GAME),
                (*PYTHON, "coverage", "report"),
            ),
        ),
        # Whatever is measured line by line takes three times as long.
        Part("the game, by chance", ((*PYTHON, "pytest", "-q", "-m", "hypothesis", *GAME),)),
        *app(),
        Part("the pages", ((*PYTHON, "pytest", "-q", "tests/docs"),)),
        Part("the package, without a phone", ((*PYTHON, "pytest", "-q", "tests/package"),)),
        Part("the game on a phone's Python", ((*PYTHON, "tests.phones_python"),)),
        Part("the game stands without Kivy", ((*PYTHON, "pytest", "-q", INDEPENDENCE),)),
    ]
    good, began = True, perf_counter()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=in_memory())))
        cores = stack.enter_context(ThreadPoolExecutor(os.cpu_count()))
        runs = [cores.submit(run, part, folder / str(number)) for number, part in enumerate(parts)]
        for done in as_completed(runs):
            title, output, passed = done.result()
            print(f"== {title}{'' if passed else ': FAILED'}\n{output}", flush=True)
            good = good and passed
        if good and "--weigh" in sys.argv[1:]:
            weighed = seconds_by_file(folder.glob("*.xml"))
            SECONDS.write_text(json.dumps(weighed, indent=1) + "\n", encoding="utf-8")
    print(f"== {perf_counter() - began:.0f} seconds")
    return 0 if good else 1


def in_memory() -> Path | None:
    """Where files are kept that nobody needs afterwards: nothing waits for a disk there."""
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM else None


def app() -> list[Part]:
    """The tests of the app in parts that take equally long, as far as one knows."""
    files = sorted((ROOT / "tests" / "ui").glob("test_*.py"))
    return [
        Part(
            f"the app, part {number} of {PARTS}",
            ((*PYTHON, "pytest", "-q", *(f"tests/ui/{name}" for name in names)),),
        )
        for number, names in enumerate(dealt(weights(files), PARTS), 1)
    ]


def weights(files: list[Path]) -> dict[str, float]:
    """How long each file takes; one that was never weighed as long as others of its length."""
    known = json.loads(SECONDS.read_text(encoding="utf-8")) if SECONDS.exists() else {}
    sizes = {file.name: file.stat().st_size for file in files}
    weighed = [name for name in sizes if name in known]
    rate = sum(known[name] for name in weighed) / max(1, sum(sizes[name] for name in weighed))
    return {name: known.get(name, size * (rate or 1)) for name, size in sizes.items()}


def dealt(weighed: dict[str, float], parts: int) -> list[list[str]]:
    """Deal the heaviest first, each to the lightest part so far; the heaviest part comes first."""
    heaps = [(0.0, list[str]()) for _part in range(parts)]
    for name in sorted(weighed, key=lambda each: (-weighed[each], each)):
        weight, heap = heaps.pop(0)
        heaps.append((weight + weighed[name], [*heap, name]))
        heaps.sort()
    return [heap for _weight, heap in reversed(heaps) if heap]


def seconds_by_file(reports) -> dict[str, float]:
    """How long the tests of each file of the app took, by what pytest has reported."""
    taken = Counter()
    for report in reports:
        for case in ET.parse(report).iter("testcase"):  # noqa: S314  # Our own file.
            room, _dot, name = case.get("classname", "").rpartition(".")
            if room == "tests.ui":
                taken[f"{name}.py"] += float(case.get("time", 0))
    return {name: round(seconds, 1) for name, seconds in sorted(taken.items())}


def run(part: Part, folder: Path) -> tuple[str, str, bool]:
    """Run the commands of a part until one fails."""
    said, began = [], perf_counter()
    folder.mkdir()
    for command in part.commands:
        report = (f"--junit-xml={folder}.xml",) if "pytest" in command else ()
        done = subprocess.run(
            (*command, *report),
            cwd=ROOT,
            env=os.environ | {"TMPDIR": str(folder)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            check=False,
        )
        said.append(done.stdout)
        if done.returncode:
            return part.title, "".join(said), False
    return f"{part.title}, {perf_counter() - began:.0f} seconds", "".join(said), True


if __name__ == "__main__":
    sys.exit(main())
