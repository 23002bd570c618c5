"""One thing to measure, beside the naive way to the same answer, and what we aim at."""

import time
from collections.abc import Callable
from dataclasses import dataclass

LONG_ENOUGH = 0.2
"""Seconds that a measurement lasts at least, so that the clock's grain does not show."""
ROUNDS = 5


@dataclass(frozen=True)
class Bench:
    name: str
    run: Callable[[], object]
    aim: float
    """Seconds that it should take at most."""
    naive: Callable[[], object] | None = None
    ratio: float = 1.0
    """How many times faster than the naive way it should be at least."""
    beside: str = "naive"
    """What it is compared with."""


def seconds(run: Callable[[], object]) -> float:
    """The best of a few measurements, each repeated until it lasts long enough."""
    times = 1
    while (taken := _taken(run, times)) < LONG_ENOUGH / ROUNDS:
        times *= 2
    return min([taken, *(_taken(run, times) for _ in range(ROUNDS - 1))]) / times


def _taken(run: Callable[[], object], times: int) -> float:
    begun = time.perf_counter()
    for _ in range(times):
        run()
    return time.perf_counter() - begun


def measured(bench: Bench) -> tuple[str, bool]:
    """Measure and print in a line; and whether it is as fast as we aim at."""
    taken = seconds(bench.run)
    good = taken <= bench.aim
    line = f"{bench.name:<58}{_shown(taken):>10}   aim {_shown(bench.aim):>8}"
    if bench.naive:
        slow = seconds(bench.naive)
        good = good and slow / taken >= bench.ratio
        line += f"   {bench.beside} {_shown(slow):>8}   {_compared(slow / taken)}"
    return f"{line}{'' if good else '   TOO SLOW'}", good


def _compared(ratio: float) -> str:
    return f"{ratio:.1f} times faster" if ratio >= 1 else f"{1 / ratio:.2f} times as long"


def _shown(taken: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if taken >= size:
            return f"{taken / size:.3g} {unit}"
    return f"{taken / 1e-6:.3g} µs"
