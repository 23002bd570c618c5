"""Good requests spoilt in one place or several, and what must never come back for them."""

import copy
import json
import re
from random import Random

from companion.terminal.batch import respond
from tests.doors.samples import REQUESTS

MOST_ANSWER = 300_000
"""No answer is longer; the longest is every way to pay with all the money there is."""
MOST_SENTENCE = 8_000

PYTHONS_WORDS = re.compile(
    r"Input should|pydantic|validation error|Value error|Error\b|valid (?:integer|string|list|dict)"
    r"|NoneType|Traceback|object at 0x|cannot be used\."
)
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff]")

GONE = object()

NUMBERS = (0, -1, 1, 2, 5, 1.0, 1.5, 1e300, 10**17, 99, 1000, "5", "1", True, False)
NAMES = ("", " ", "Ana", "ana", "\u200b", "\u202eAna", "two\nlines", "\x1b[2J", "\u3164", "x" * 41)
MOMENTS = (
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+14:00",
    "9999-12-31T23:59:59-14:00",
    "2026-01-01",
)
TEXTS = ("x" * 9_000, "*", "* G10", "G10", "G7nesw", "HG", "1,0", "-99,99", "100,0", "G10@1,0")
WORDS = (
    "granada",
    "blue",
    "garden",
    "huts",
    "blue:7,2",
    "blue-yellow",
    "{}",
    "red",
    "up",
    "palace",
)
HEAPS = ([], {}, [[]], {"": 1}, ["G10"] * 200, [1] * 200, {"garden": True}, [None], [{}])
JUNK = (None, GONE, *NUMBERS, *NAMES, *MOMENTS, *TEXTS, *WORDS, *HEAPS)

TOKENS = ("*", ".", "/", "G10", "G7nesw", "T12", "P2new", "HGn", "Sc10e", "A4nes", "G", "Q4")
TOKENS += ("G10wn", "H", "٣", "\x00", "G1000", "G0")


def places(value, before=()):
    """The way to everything in a request, from the outside in."""
    if before:
        yield before
    inner = value.items() if isinstance(value, dict) else ()
    for step, each in enumerate(value) if isinstance(value, list) else inner:
        yield from places(each, (*before, step))


def spoilt(request, place, junk):
    """The request with something else in one place."""
    request = copy.deepcopy(request)
    *way, last = place
    at = request
    for step in way:
        at = at[step]
    if junk is GONE:
        del at[last]
    else:
        at[last] = junk
    return request


def spoilt_at_random(chance):
    """A request with anything from one to four places spoilt, or with another city."""
    request = chance.choice(REQUESTS)
    for _time in range(chance.randint(1, 4)):
        place = chance.choice([*places(request)])
        junk = chance.choice(JUNK)
        if place[-1] == "city" and chance.random() < 0.7:
            junk = scribbled(chance)
        if place != ("do",):
            request = spoilt(request, place, junk)
    if chance.random() < 0.1:
        request = {**request, chance.choice(("x", "", "two\nlines", "x" * 99)): 1}
    return request


def scribbled(chance):
    """Something that looks like a city, mostly one full of tiles that meet at corners."""
    if chance.random() < 0.3:
        return " ".join(chance.choices(TOKENS, k=chance.randint(0, 40)))
    wide, high = chance.randint(1, 12), chance.randint(1, 12)
    rows = [
        [
            "G7" + "".join(side for side in "nesw" if chance.random() < 0.7)
            if (x + y) % 2 and chance.random() < 0.8
            else "."
            for x in range(wide)
        ]
        for y in range(high)
    ]
    rows[chance.randrange(high)][chance.randrange(wide)] = "*"
    return " / ".join(" ".join(row) for row in rows)


def flaws(request):
    """What is wrong with the answer to a request, however spoilt that is."""
    raw = json.dumps(request).encode()
    answer = respond(raw)
    written = json.dumps(answer)
    too_long = ["longer than anybody reads"] * (len(written) > max(MOST_ANSWER, 2 * len(raw)))
    return too_long + flaws_of_sentence(str(answer.get("error", "a sentence")))


def flaws_of_sentence(error):
    """What is wrong with a refusal."""
    return [
        flaw
        for flaw, found in {
            "no sentence": not error.strip() or len(error) > MOST_SENTENCE,
            "in Python's words": PYTHONS_WORDS.search(error),
            "breaks the line": CONTROL.search(error),
        }.items()
        if found
    ]


def at_random(number, seed):
    """So many spoilt requests, the same ones for the same seed."""
    chance = Random(seed)
    return (spoilt_at_random(chance) for _time in range(number))
