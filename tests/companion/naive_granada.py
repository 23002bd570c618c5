"""Granada's rules once more, written for comparison: plain, and sharing nothing with the engine.

A tile set is a list of pairs of codes; a city is a dict from (x, y) to a code, as in `naive`.
"""

import re
from functools import cache

from tests.companion import naive

KINDS = ("Ar", "Ba", "Li", "Ho", "Hp", "Ma", "Pa", "Sc", "Di")
TURNED = {"n": "s", "e": "w", "s": "n", "w": "e"}


@cache
def split(code):
    if code == "*":
        return "*", 0, ""
    kind, value, moats = re.fullmatch(r"([A-Z][a-z])([0-9]+)([nesw]*)", code).groups()
    return kind, int(value), moats


def face(code):
    return split(code)[:2]


@cache
def faces_of(pair):
    return [face(side) for side in pair]


def back(code, pairs):
    """The face on the other side, as far as the pairs say."""
    for pair in pairs:
        faces = faces_of(pair)
        if face(code) in faces:
            return faces[1 - faces.index(face(code))]
    return None


def same_piece(one, other, pairs):
    return face(one) == face(other) or back(one, pairs) == face(other)


def misprint(code, pairs):
    _kind, value, moats = split(code)
    if not 2 <= value <= 13 or len(moats) > 3:
        return "no-such-tile"
    for pair in pairs:
        for side in pair:
            if face(side) == face(code) and split(side)[2] != moats:
                turned = {TURNED[each] for each in moats}
                return "upside-down" if turned == {*split(side)[2]} else "no-such-tile"
    return None


def judge(city, code, place, pairs, elsewhere):
    """What is wrong with building a tile, by name."""
    wrong = set()
    if misprint(code, pairs):
        wrong.add(misprint(code, pairs))
    lying = [*(other for other in city.values() if other != "*"), *elsewhere]
    if any(same_piece(code, other, pairs) for other in lying):
        wrong.add("taken")
    if place in city:
        return wrong | {"occupied"}
    return wrong | place_faults(plain(city), "T9" + split(code)[2], place)


def plain(city):
    """The same shape in Alhambra's letters, whose rules of building Granada shares."""
    return {at: code if code == "*" else "T9" + split(code)[2] for at, code in city.items()}


def place_faults(city, code, place):
    wrong = set()
    after = {**city, place: code}
    if not any(naive.beyond(place, side) in city for side in "nesw"):
        wrong.add("touching")
    if naive.mismatches(after, place):
        wrong.add("walls-match")
    if place not in naive.reached(after):
        wrong.add("on-foot")
    if naive.closed_in(after) - naive.closed_in(city):
        wrong.add("hole")
    return wrong


def offered(pairs, halves, lying):
    """The known faces that lie nowhere, nor do their backs."""
    known = [*(side for pair in pairs for side in pair), *halves]
    return {code for code in known if not any(same_piece(code, other, pairs) for other in lying)}


def in_the_bag(pairs, lying, parity):
    """One face of every tile that lies nowhere: the even one, or the odd one."""
    return {code for code in offered(pairs, [], lying) if split(code)[1] % 2 == parity}


def moat(city):
    return naive.wall(plain(city))


def majority(kind, scoring, heaps, simple=False, in_totals=None):
    """Everybody's points for a kind; a tie goes to who has the single highest value."""
    have = [sorted(split(code)[1] for code in heap if split(code)[0] == kind) for heap in heaps]
    counted = have if in_totals is None else have[:in_totals]
    total = sum(map(len, counted))
    prizes = (
        {1: [3], 2: [10, 3], 3: [18, 10, 3]}[scoring]
        if simple
        else [total * times for times in range(scoring, 0, -1)]
    )
    order = sorted(
        (who for who in range(len(heaps)) if have[who]),
        key=lambda who: (-len(have[who]), -have[who][-1]),
    )
    points = [0] * len(heaps)
    for who, prize in zip(order, prizes, strict=False):
        points[who] = prize
    return points
