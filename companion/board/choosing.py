"""Which stretches of wall make the longest trail, where several part from one corner.

A choice of stretches is a trail when it hangs together and has two ends at most: corners where an
odd number of stretches was chosen. One stretch after the other is taken or left. What was decided
matters from then on only at the open corners, from which stretches are still to come: which of them
hang together, where the number is odd, and how many ends lie behind. Of all choices that are alike
in this, only the longest is followed up, and none that cannot become longer than the best trail
known. So the longest trail is found for certain; only where too many choices would have to be
followed up are the least promising dropped, and then it is said that it is not certain.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from heapq import nlargest
from itertools import count
from typing import NamedTuple

from companion.board.edges import Corner, Edge

MOST_CHOICES = 6_000
"""So many may be followed up in all; enough for any dozen of crossings."""
AT_ONCE = 10
"""The part of what is left of them that one stretch may use."""
FEWEST_CHOICES = 12
"""So many are followed up at each stretch, whatever is left."""
MOST_ENDS = 2

_BYTES = tuple(bytes((number,)) for number in range(256))

Alike = tuple[bytes, int, int]
"""What matters of a choice: for each place of an open corner, one more than the first place that
hangs together with it, or 0 when nothing was taken there; a bit for each place with an odd number;
and how many ends lie behind."""
Taken = tuple[int, "Taken"] | None
"""The last stretch that was taken, and those before it."""
Choices = dict[Alike, tuple[int, Taken]]
"""The longest choice of each sort: its length, and what was taken."""


class Stretch(NamedTuple):
    """Edges in a row between two corners where a trail can end or turn off."""

    start: Corner
    end: Corner
    edges: tuple[Edge, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One stretch to take or to leave, and what is settled by that."""

    start: int
    end: int
    """The places of its corners."""
    length: int
    closing: tuple[int, ...]
    """The places of corners from which nothing is to come any more."""
    left: int
    """The edges that are still to come."""
    odd_to_come: int
    """A bit for each open corner from which an odd number of stretches is to come."""
    shortest: tuple[tuple[int, int], ...]
    """The bit of each open corner, and the shortest stretch to come from it."""
    unmet: tuple[int, ...]
    """The shortest stretch from each odd corner that is not met yet, in order."""
    known_losses: dict[tuple[int, int], int] = field(default_factory=dict)

    def join(self, together: bytes) -> bytes:
        """Let the two corners hang together."""
        for place in (self.start, self.end):
            if not together[place]:
                together = _with(together, place, place + 1)
        one, other = together[self.start], together[self.end]
        if one == other:
            return together
        return together.replace(_BYTES[max(one, other)], _BYTES[min(one, other)])

    def settle(self, together: bytes, odd: int, ends: int) -> Alike | None:
        """Close corners; None when this can become no trail any more."""
        for place in self.closing:
            piece = together[place]
            if not piece:
                continue
            if odd >> place & 1:
                odd ^= 1 << place
                ends += 1
            together = _with(together, place, 0)
            first = together.find(piece)
            if first >= 0:
                together = together.replace(_BYTES[piece], _BYTES[first + 1])
            elif any(together):
                return None
        return None if ends > MOST_ENDS else (together, odd, ends)

    def loss(self, odd: int, ends: int) -> int:
        """How many of the edges to come must be left at least.

        Each corner that would be odd if everything were taken is an end, or loses a stretch; a
        stretch that is left serves two corners at most.
        """
        known = self.known_losses.get((odd, ends))
        if known is None:
            uneven = odd ^ self.odd_to_come
            losing = [length for bit, length in self.shortest if uneven & bit]
            losing = sorted((*losing, *self.unmet))
            without_ends = losing[: max(0, len(losing) - MOST_ENDS + ends)]
            known = self.known_losses[odd, ends] = (sum(without_ends) + 1) // 2
        return known


class Choosing:
    """Goes through the stretches of a piece of wall, in the order given, for the longest trail."""

    def __init__(self, stretches: Iterable[Stretch], longer_than: int) -> None:
        self._stretches = tuple(stretches)
        self._steps = tuple(_steps(self._stretches))
        self._nothing = bytes(1 + max(max(step.start, step.end) for step in self._steps))
        self._longest = longer_than
        self._taken: Taken = None

    @property
    def best(self) -> list[Stretch]:
        """The stretches of the longest trail found; none when no trail is longer than asked for."""
        found, taken = [], self._taken
        while taken:
            number, taken = taken
            found.append(self._stretches[number])
        return found

    def go_through(self) -> bool:
        """Look for the longest trail; whether it is certain that none is longer.

        What a quick look finds rules out most of what a closer look would have to follow up.
        """
        return self._look(0, per_odd_corner=1) or self._look(MOST_CHOICES, per_odd_corner=0)

    def _look(self, most: int, per_odd_corner: int) -> bool:
        choices: Choices = {(self._nothing, 0, 0): (0, None)}
        certain, followed = True, 0
        for number, step in enumerate(self._steps):
            followed += len(choices)
            choices = self._after(number, step, choices)
            room = max(FEWEST_CHOICES, (most - followed) // AT_ONCE)
            if len(choices) > room:
                promise = _promise(step, per_odd_corner)
                choices = dict(nlargest(room, choices.items(), key=promise))
                certain = False
        return certain

    def _after(self, number: int, step: Step, choices: Choices) -> Choices:
        """The choices once a stretch was taken or left; finished trails are kept as the best."""
        after: Choices = {}
        both = 1 << step.start ^ 1 << step.end
        for (together, odd, ends), (length, before) in choices.items():
            for choice, total, taken in (
                ((step.join(together), odd ^ both, ends), length + step.length, (number, before)),
                ((together, odd, ends), length, before),
            ):
                if total + step.left <= self._longest:
                    continue
                alike = step.settle(*choice)
                if alike is None:
                    continue
                if total and alike[0] == self._nothing:
                    if total > self._longest:
                        self._longest, self._taken = total, taken
                elif total + step.left - step.loss(*alike[1:]) > self._longest and (
                    alike not in after or total > after[alike][0]
                ):
                    after[alike] = total, taken
        return after


def in_order(stretches: Iterable[Stretch]) -> Iterator[Stretch]:
    """Put stretches in an order in which few corners are open at a time."""
    left: dict[Corner, list[Stretch]] = {}
    for stretch in stretches:
        for corner in {stretch.start, stretch.end}:
            left.setdefault(corner, []).append(stretch)
    opened = set[Corner]()

    def opens(corner: Corner) -> tuple[int, Corner]:
        """How many corners are opened by closing this one."""
        reached = {end for stretch in left[corner] for end in stretch[:2]}
        return len(reached - opened - {corner}), corner

    while left:
        for stretch in tuple(left[min(opened or left, key=opens)]):
            yield stretch
            for corner in {stretch.start, stretch.end}:
                left[corner].remove(stretch)
                opened.add(corner)
        for corner in [each for each in opened if not left[each]]:
            del left[corner]
            opened.remove(corner)


def _steps(stretches: Sequence[Stretch]) -> Iterator[Step]:
    to_come: dict[Corner, list[int]] = {}
    for stretch in stretches:
        # A stretch that comes back to where it began is never an end.
        for corner in {stretch.start} ^ {stretch.end}:
            to_come.setdefault(corner, []).append(len(stretch.edges))
    unmet = {corner: min(lengths) for corner, lengths in to_come.items() if len(lengths) % 2}
    last = {corner: number for number, each in enumerate(stretches) for corner in each[:2]}
    left = sum(len(stretch.edges) for stretch in stretches)
    places: dict[Corner, int] = {}
    for number, stretch in enumerate(stretches):
        left -= len(stretch.edges)
        for corner in stretch[:2]:
            unmet.pop(corner, None)
            if corner not in places:
                places[corner] = next(n for n in count() if n not in places.values())
        for corner in {stretch.start} ^ {stretch.end}:
            to_come[corner].remove(len(stretch.edges))
        start, end = places[stretch.start], places[stretch.end]
        closed = [corner for corner in {stretch.start, stretch.end} if last[corner] == number]
        closing = tuple(places.pop(corner) for corner in closed)
        coming = {1 << place: to_come.get(corner) for corner, place in places.items()}
        yield Step(
            start,
            end,
            len(stretch.edges),
            closing,
            left,
            sum(bit for bit, lengths in coming.items() if lengths and len(lengths) % 2),
            tuple((bit, min(lengths)) for bit, lengths in coming.items() if lengths),
            tuple(sorted(unmet.values())),
        )


def _promise(step: Step, per_odd_corner: int) -> Callable[[tuple[Alike, tuple[int, Taken]]], int]:
    """What is expected of a choice: to be long, with few ends, and few pieces still to be joined.

    The weights were tried out on heaps of crossings; they matter only where choices are dropped.
    """

    def promise(choice: tuple[Alike, tuple[int, Taken]]) -> int:
        (together, odd, ends), (length, _taken) = choice
        expected = length - step.loss(odd, ends)
        return expected - 2 * ends - 3 * len(set(together)) - per_odd_corner * odd.bit_count()

    return promise


def _with(together: bytes, place: int, piece: int) -> bytes:
    return together[:place] + _BYTES[piece] + together[place + 1 :]
