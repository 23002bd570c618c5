"""`make rehearsal`: build what would lie on a phone, and open it in every situation."""

import sys

from tests.rehearsal import packages
from tests.rehearsal.build import Package
from tests.rehearsal.judging import faults, out_of_place
from tests.rehearsal.rehearse import Situation, rehearse

FOLDER = "build/rehearsal"

SITUATIONS = [
    Situation("android-10-light", sdk=29),
    Situation("android-14-dark", sdk=34, night=True, animations=1.0),
    Situation("android-16-light", sdk=36),
    Situation("android-16-dark", sdk=36, night=True),
    Situation("a-link-opens-it", sdk=34, story="link"),
    Situation("killed", sdk=36, story="killed"),
    Situation("opened-again", sdk=36, story="again", after="killed"),
]


def main():
    """Build, rehearse, and say what is amiss."""
    package = Package(FOLDER)
    package.build(packages.fetch)
    amiss = [f"out of place: {path}" for path in out_of_place(package)]
    for situation in SITUATIONS:
        found = faults(package, situation, rehearse(package, situation))
        print(f"{situation.name}: {'as it should be' if not found else 'AMISS'}", flush=True)
        amiss += [f"{situation.name}: {fault}" for fault in found]
    for fault in amiss:
        print("!", fault)
    print(f"The pictures are in {FOLDER}. No phone was used.")
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main())
