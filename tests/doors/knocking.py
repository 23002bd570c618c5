"""Knocking at a door with one input or with many, and what was wrong with the answers."""

import json
import zlib
from random import Random

from tests.doors import raw, spoiling
from tests.doors.shrinking import shrunk

MOST_INPUT = 200_000
"""Nobody sends more on purpose; what is longer is refused before it is looked at."""


def flaws(door, brought):
    """What is wrong with the way a door opened, or did not open, to these bytes."""
    try:
        said = door.knock(brought)
    except Exception as problem:  # noqa: BLE001  # That nothing else is raised is what is tried.
        return [repr(problem)]
    return spoiling.flaws_of_sentence(said) if said else []


def brought_to(name, door, seed, number):
    """The input of that number, the same for the same seed; every other one is still JSON."""
    chance = Random(zlib.crc32(f"{name} {seed} {number}".encode()))
    sample = chance.choice(door.samples)
    if number % 2 and sample[:1] in b"{[" and b"\n" not in sample:
        return structured(json.loads(sample), chance)[:MOST_INPUT]
    return raw.spoilt(sample, chance)[:MOST_INPUT]


def structured(value, chance):
    """JSON with anything from one to four of its values spoilt."""
    for _time in range(chance.randint(1, raw.MOST)):
        if places := [*spoiling.places(value)]:
            value = spoiling.spoilt(value, chance.choice(places), chance.choice(spoiling.JUNK))
    return json.dumps(value).encode()


def knocked(name, door, numbers, seed):
    """The inputs that were answered badly, as small as they can be, each with what was wrong."""
    known = set()
    for number in numbers:
        brought = brought_to(name, door, seed, number)
        if (found := flaws(door, brought)) and (sort := _sort(found)) not in known:
            known.add(sort)
            yield number, shrunk(brought, lambda less: _sort(flaws(door, less)) == sort), found


def _sort(found):
    """Two inputs that are answered alike need to be told only once."""
    return found[0].partition("(")[0] if found else ""
