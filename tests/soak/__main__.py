"""`python -m tests.soak [--deeds N] [--seed S]`: many deeds on the real app, several lives long.

Each life begins with an empty folder; how much memory the app holds is told at its end, when the
app has just been opened anew. What goes wrong is told with its seed and the last deeds before it.
"""

import argparse
import gc
import os
import sys
import tempfile
import traceback
from pathlib import Path

from tests.ui import environment

environment.prepare()

from screens.app import ROOMS
from tests.soak.child import Child
from tests.ui.hand import Hand

LIFE = 500
"""How many deeds until everything begins anew."""
TOLD = 15
"""So many of the last deeds are told where something went wrong."""
GROWN = 1.1
"""Memory is flat when the last life ends with no more than so many times that of an early one."""
WARM = 4
"""By the end of this life every screen was opened some time."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deeds", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    here, held, bad, screens = Path.cwd(), [], 0, set()
    for life in range(max(1, wanted.deeds // LIFE)):
        seed = wanted.seed * 10_000 + life
        with tempfile.TemporaryDirectory() as folder:
            # Whatever it types for a path leads nowhere else.
            os.environ["HOME"] = folder
            os.chdir(folder)
            bad += not live(Path(folder), seed, min(LIFE, wanted.deeds), screens)
            os.chdir(here)
        gc.collect()
        held.append(resident())
        print(f"life {life + 1}, seed {seed}: {held[-1]:.0f} MB", flush=True)
    if len(held) > WARM and held[-1] > GROWN * held[WARM - 1]:
        bad += 1
        print(f"! Memory has grown from {held[WARM - 1]:.0f} to {held[-1]:.0f} MB.")
    print("Seldom found:", ", ".join(sorted(ROOMS.keys() - screens)) or "nothing")
    print(f"{wanted.deeds} deeds: {bad} lives ended badly.")
    sys.exit(1 if bad else 0)


def live(folder, seed, deeds, screens):
    """One life; the answer is whether all went well."""
    hand = Hand(folder)
    child = Child(hand, seed)
    hand.open()
    try:
        if seed % 3:
            child.sit_down()
        child.play(deeds)
        child.come_home()
        child.kill()
    except Exception:  # noqa: BLE001  # Whatever is raised is what is looked for.
        print(f"! seed {seed}, deed {len(child.deeds)} of {deeds}", flush=True)
        traceback.print_exc(limit=-8)
        print("  after", *child.deeds[-TOLD:], sep="\n    ", flush=True)
        return False
    finally:
        screens |= child.screens
        hand.kill()
    return True


def resident():
    """How many megabytes this process holds."""
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


main()
