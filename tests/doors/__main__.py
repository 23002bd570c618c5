"""Tries many spoilt requests and says which were answered badly or slowly, with their seed."""

import json
import sys
import time

from tests.doors.spoiling import at_random, flaws

SLOW = 0.05


def main(number, seed):
    bad, slow, slowest = 0, 0, 0.0
    for request in at_random(number, seed):
        begun = time.process_time()
        try:
            found = flaws(request)
        except Exception as problem:  # noqa: BLE001  # That nothing is raised is what is tried.
            found = [repr(problem)]
        took = time.process_time() - begun
        slowest = max(slowest, took)
        if found or took > SLOW:
            bad, slow = bad + bool(found), slow + (took > SLOW)
            print(f"{took * 1000:.0f} ms", found, json.dumps(request)[:300])
    print(
        f"{number} requests: {bad} answered badly, {slow} slowly; {slowest * 1000:.0f} ms at most"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
