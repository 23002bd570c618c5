"""A short question from a cold start, the interpreter included."""

import subprocess
import sys
from pathlib import Path

from tests.bench.bench import Bench

ROOT = Path(__file__).parents[2]


def ask():
    command = [sys.executable, "-m", "companion", "wall", "T9nw A6ne / * G10"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


BENCHES = (Bench("a wall on the command line, from a cold start", ask, aim=0.3),)
