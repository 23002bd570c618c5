"""`python -m tests.doors [--inputs N] [--seed S] [DOOR …]`: bring spoilt things to every door.

What is answered badly is told with its number and seed, made small, and kept in `build/fuzz`; put
it into `tests/doors/kept/` under the name of its door and it is a test.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.doors.every_door import doors
from tests.doors.knocking import knocked

FOLDER = Path("build/fuzz")
MEMORY = Path("/dev/shm")  # noqa: S108  # Nobody else looks into what is made there.
"""A disc that forgets: what is tried is not how long a real one takes to write."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("doors", metavar="DOOR", nargs="*")
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=in_memory()) as folder:
        known = doors(Path(folder))
        if unknown := set(wanted.doors) - known.keys():
            sys.exit(f"There is no door called {unknown.pop()}; there are {', '.join(known)}.")
        bad = sum(try_one(name, known[name], wanted) for name in wanted.doors or known)
    sys.exit(1 if bad else 0)


def in_memory():
    return MEMORY if MEMORY.is_dir() else None


def try_one(name, door, wanted):
    began, bad = time.perf_counter(), 0
    for number, brought, found in knocked(name, door, range(wanted.inputs), wanted.seed):
        bad += 1
        path = FOLDER / name / f"{wanted.seed}-{number}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(brought)
        print(f"! {name}, seed {wanted.seed}, input {number}: {found[0]}", flush=True)
        print(f"  {brought[:300]!r} is in {path}", flush=True)
    took = time.perf_counter() - began
    print(f"{name}: {wanted.inputs} inputs, {bad} answered badly, {took:.0f} s", flush=True)
    return bad


if __name__ == "__main__":
    main()
