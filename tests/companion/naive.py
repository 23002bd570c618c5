"""The rules once more, written for comparison: slow, plain, and sharing nothing with the engine.

A palace is a dict from (x, y) to a tile's code; the start tile is "*" at (0, 0).
"""

import csv
import re
from functools import cache
from pathlib import Path

STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}

_CSV = Path(__file__).parents[2] / "companion" / "games" / "alhambra_tiles.csv"


@cache
def all_codes():
    with _CSV.open() as rows:
        return tuple(
            row["kind"][0].upper() + row["price"] + row["walls"].lower()
            for row in csv.DictReader(rows)
        )


def split(code):
    kind, price, walls = re.fullmatch(r"(\*|H?[A-Z])([0-9]*)([nesw]*)", code).groups()
    return kind, price, walls


def walled(code, side):
    return side in split(code)[2]


def beyond(place, side):
    return place[0] + STEP[side][0], place[1] + STEP[side][1]


def reached(palace):
    found, new = set(), {(0, 0)}
    while new:
        found |= new
        new = {
            beyond(place, side)
            for place in found
            for side in "nesw"
            if beyond(place, side) in palace
            and not walled(palace[place], side)
            and not walled(palace[beyond(place, side)], BACK[side])
        } - found
    return found


def closed_in(palace):
    xs, ys = [x for x, _ in palace], [y for _, y in palace]
    ground = {
        (x, y)
        for x in range(min(xs) - 2, max(xs) + 3)
        for y in range(min(ys) - 2, max(ys) + 3)
        if (x, y) not in palace
    }
    outside = {(min(xs) - 2, min(ys) - 2)}
    grew = True
    while grew:
        more = {beyond(place, side) for place in outside for side in "nesw"} & ground
        grew = not more <= outside
        outside |= more
    return ground - outside


def mismatches(palace, place):
    return [
        beyond(place, side)
        for side in "nesw"
        if beyond(place, side) in palace
        and walled(palace[place], side) != walled(palace[beyond(place, side)], BACK[side])
    ]


def misprint(code):
    kind, price, walls = split(code)
    if kind.startswith("H") or code in all_codes():
        return None
    turned = "".join(side for side in "nesw" if BACK[side] in walls)
    return "upside-down" if f"{kind}{price}{turned}" in all_codes() else "no-such-tile"


def judge_tile(palace, code):
    codes = set()
    if misprint(code):
        codes.add(misprint(code))
    if code.startswith("H"):
        if sum(other.startswith("H") for other in palace.values()) >= 3:
            codes.add("too-many-huts")
    elif code in palace.values():
        codes.add("taken")
    return codes


def judge_build(palace, code, place):
    codes = judge_tile(palace, code)
    if place in palace:
        return codes | {"occupied"}
    after = {**palace, place: code}
    if not any(beyond(place, side) in palace for side in "nesw"):
        codes.add("touching")
    if mismatches(after, place):
        codes.add("walls-match")
    if place not in reached(after):
        codes.add("on-foot")
    if closed_in(after) - closed_in(palace):
        codes.add("hole")
    return codes


def judge_remove(palace, place):
    if place == (0, 0):
        return {"start-tile"}
    if place not in palace:
        return {"nothing-there"}
    after = {at: code for at, code in palace.items() if at != place}
    codes = set()
    if set(after) - reached(after):
        codes.add("on-foot")
    if closed_in(after):
        codes.add("hole")
    return codes


def judge_swap(palace, code, place):
    codes = judge_tile(palace, code)
    if place == (0, 0):
        return codes | {"start-tile"}
    if place not in palace:
        return codes | {"nothing-there"}
    after = {**palace, place: code}
    if mismatches(after, place):
        codes.add("walls-match")
    if set(after) - reached(after):
        codes.add("on-foot")
    return codes


def spots(palace, code):
    around = {beyond(place, side) for place in palace for side in "nesw"}
    fine = [place for place in around if not judge_build(palace, code, place)]
    return sorted(fine, key=lambda place: (place[1], place[0]))


def corners(place, side):
    x, y = place
    return {
        "n": {(x, y), (x + 1, y)},
        "e": {(x + 1, y), (x + 1, y + 1)},
        "s": {(x, y + 1), (x + 1, y + 1)},
        "w": {(x, y), (x, y + 1)},
    }[side]


def wall(palace):
    """The longest trail of outer walls, found by trying them all from every end."""
    edges = [
        corners(place, side)
        for place, code in palace.items()
        for side in "nesw"
        if walled(code, side) and beyond(place, side) not in palace
    ]

    def longest_from(corner, left):
        return max(
            (
                1 + longest_from((edge - {corner}).pop(), [e for e in left if e is not edge])
                for edge in left
                if corner in edge
            ),
            default=0,
        )

    return max((longest_from(corner, edges) for edge in edges for corner in edge), default=0)


PRIZES = [(1, 8, 16), (2, 9, 17), (3, 10, 18), (4, 11, 19), (5, 12, 20), (6, 13, 21)]


def majority(kind_number, scoring, counts):
    """The points of each player for one kind: every place paid out one after the other."""
    ladder = list(reversed(PRIZES[kind_number][:scoring]))
    points = []
    for count in counts:
        better = sum(other > count for other in counts)
        same = sum(other == count for other in counts)
        shared = sum(ladder[better : better + same])
        points.append(shared // same if count else 0)
    return points
