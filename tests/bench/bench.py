"""One thing to measure, beside what it is compared with, and what we aim at."""

import resource
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite

LONG_ENOUGH = 0.2
"""Seconds that a measurement lasts at least, so that the clock's grain does not show."""
ROUNDS = 5


def busy() -> float:
    """How long the processor has worked for us, so that nobody else's work is measured."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def seconds(run: Callable[[], object], clock: Callable[[], float] = busy) -> float:
    """The best of a few measurements, each repeated until it lasts long enough."""
    times = 1
    while (taken := _taken(run, times, clock)) < LONG_ENOUGH / ROUNDS:
        times *= 2
    return min([taken, *(_taken(run, times, clock) for _ in range(ROUNDS - 1))]) / times


def waited(run: Callable[[], object]) -> float:
    """The same by the clock on the wall, where it is the disk that is waited for."""
    return seconds(run, time.perf_counter)


def told(run: Callable[[], float]) -> float:
    """What says itself how much it took: the best of a few times."""
    return min(run() for _ in range(ROUNDS - 2))


def _taken(run: Callable[[], object], times: int, clock: Callable[[], float]) -> float:
    begun = clock()
    for _ in range(times):
        run()
    return clock() - begun


def in_time(taken: float) -> str:
    """Seconds as people read them."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if taken >= size:
            return f"{taken / size:.3g} {unit}"
    return f"{taken / 1e-6:.3g} µs"


def in_memory(megabytes: float) -> str:
    """Megabytes as people read them."""
    return f"{megabytes:.0f} MB"


@dataclass(frozen=True)
class Bench:
    name: str
    run: Callable[[], object]
    aim: float
    """What it should take at most."""
    naive: Callable[[], object] | None = None
    share: float = 1.0
    """How much it should take at most of what the other takes."""
    beside: str = "naive"
    """What it is compared with."""
    measure: Callable[[Callable[[], object]], float] = seconds
    shown: Callable[[float], str] = in_time


@dataclass(frozen=True)
class Measured:
    """What came of a measurement."""

    bench: Bench
    taken: float
    other: float | None = None

    @property
    def share(self) -> float | None:
        """How much of what the other takes; None where there is no other."""
        return None if self.other is None else self.taken / self.other

    @property
    def good(self) -> bool:
        """Whether the aim is reached."""
        return self.taken <= self.bench.aim and (self.share or 0) <= self.bench.share

    @property
    def cells(self) -> tuple[str, ...]:
        """A row of a table."""
        bench = self.bench
        beside = asked = ""
        if self.other is not None:
            beside = f"{bench.beside} {bench.shown(self.other)}, {self.share:.2g} × of it"
            asked = f", {bench.share:.2g} ×" if isfinite(bench.share) else ""
        missed = "" if self.good else "MISSED"
        return bench.name, bench.shown(self.taken), beside, bench.shown(bench.aim) + asked, missed


def measured(bench: Bench) -> Measured:
    """Measure it, and what it is compared with."""
    other = None if bench.naive is None else bench.measure(bench.naive)
    return Measured(bench, bench.measure(bench.run), other)
