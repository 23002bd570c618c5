"""`python -m tests.mutants FILE TESTS… [--some N]`: which small changes do the tests not notice?

The changes are made in a copy of the project. `--some` tries that many, chosen by luck but always
the same; without it, every change is tried.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.mutants.breeding import Mutant, mutants

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "build", "__pycache__")
LONGEST = 600
"""How many seconds a mutant may take; one that goes on for ever is noticed, too."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("tests", nargs="+")
    parser.add_argument("--some", type=int)
    wanted = parser.parse_args()
    bred = list(mutants(wanted.file.read_text(encoding="utf-8")))
    chosen = sorted(Random(0).sample(bred, min(wanted.some or len(bred), len(bred))))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "project"
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        if not passes(copy, wanted.tests):
            sys.exit("The tests fail as it is.")
        alive = [each for each in chosen if survives(each, copy, wanted)]
    print(f"{len(chosen) - len(alive)} of {len(chosen)} were noticed.")
    sys.exit(1 if alive else 0)


def survives(mutant: Mutant, copy: Path, wanted: argparse.Namespace) -> bool:
    """Whether the tests pass although the file was changed; tells of it at once."""
    path = copy / wanted.file
    kept = path.read_text(encoding="utf-8")
    path.write_text(mutant.source, encoding="utf-8")
    unnoticed = passes(copy, wanted.tests)
    path.write_text(kept, encoding="utf-8")
    if unnoticed:
        print(f"{wanted.file}:{mutant.line}: {mutant.was}  →  {mutant.now}", flush=True)
    return unnoticed


def passes(copy: Path, tests: list[str]) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


if __name__ == "__main__":
    main()
