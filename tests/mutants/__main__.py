"""`python -m tests.mutants [FILE …]`: which small changes to the code do the tests not notice?

The changes are made in a copy of the project: without names, in a sample of both halves, chosen by
luck but the same for the same `--seed`; otherwise in the files that are named. Each is shown to the
tests that belong to its file. Those that change nothing anybody can see stand, with why, in
`equivalent.txt`.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from tests.mutants.belonging import ROOT, belonging_to
from tests.mutants.breeding import Mutant, mutants

LEFT_OUT = shutil.ignore_patterns(".*", "build", "__pycache__")
LONGEST = 600
"""How many seconds a mutant may take; one that goes on for ever is noticed, too."""
HALVES = {"companion": (40, 0.95), "screens": (20, 0.85)}
"""How many changes are tried in each half of the code, and which share must be noticed."""
EQUIVALENT = Path(__file__).with_name("equivalent.txt")


class Change(NamedTuple):
    """A mutant in its file."""

    file: Path
    mutant: Mutant

    def __str__(self) -> str:
        was, now = (" ".join(text.split()) for text in (self.mutant.was, self.mutant.now))
        return f"{self.file}: {was} → {now}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=30, help="when to stop, done or not")
    wanted = parser.parse_args()
    # Whoever works at the machine meanwhile comes first.
    os.nice(15)
    print(f"seed {wanted.seed}", flush=True)
    good = True
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "project"
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        for half, (number, share) in HALVES.items():
            changes = chosen(half, number, wanted)
            if changes:
                until = monotonic() + wanted.minutes * 60 / len(HALVES)
                good = tried(half, changes, share, copy, until) and good
    return 0 if good else 1


def chosen(half: str, number: int, wanted: argparse.Namespace) -> list[Change]:
    """The changes to try in a half of the code: all of the named files, or some of any file."""
    if wanted.files:
        return [each for file in wanted.files if file.parts[0] == half for each in every(file)]
    chance = Random(f"{half} {wanted.seed}")
    files = sorted(path.relative_to(ROOT) for path in (ROOT / half).rglob("*.py"))
    found: list[Change] = []
    while len(found) < number:
        changes = every(chance.choice(files))
        found += [chance.choice(changes)] if changes else []
    return found


def every(file: Path) -> list[Change]:
    """All changes to a file but those that nobody could notice."""
    known = {line.partition("  #")[0] for line in EQUIVALENT.read_text("utf-8").splitlines()}
    bred = mutants((ROOT / file).read_text(encoding="utf-8"))
    return [change for mutant in bred if str(change := Change(file, mutant)) not in known]


def tried(half: str, changes: Sequence[Change], share: float, copy: Path, until: float) -> bool:
    """Try the changes until the time is over; whether enough of them were noticed."""
    seen = alive = 0
    for change in changes:
        if monotonic() > until:
            print(f"{half}: {len(changes) - seen} were left untried, for the time is over.")
            break
        seen += 1
        if survives(change, copy):
            alive += 1
            print(f"{change.file}:{change.mutant.line} survived: {change}", flush=True)
    if not seen:
        return False
    print(f"{half}: {seen - alive} of {seen} were noticed, {(seen - alive) / seen:.0%};", end=" ")
    print(f"the aim is {share:.0%}.", flush=True)
    return seen - alive >= share * seen


def survives(change: Change, copy: Path) -> bool:
    """Whether the tests that belong to the file pass although it was changed."""
    path = copy / change.file
    kept = path.read_text(encoding="utf-8")
    path.write_text(change.mutant.source, encoding="utf-8")
    try:
        return passes(copy, belonging_to(change.file))
    finally:
        path.write_text(kept, encoding="utf-8")


def passes(copy: Path, tests: list[str]) -> bool:
    """Whether these tests pass in the copy; without any, nothing is noticed."""
    if not tests:
        return True
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
