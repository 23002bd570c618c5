"""Measures everything and says whether it is fast enough."""

import sys

from tests.bench import app, codes, cold_start, desk, engine, past, store
from tests.bench.bench import measured

BENCHES = (
    *engine.BENCHES,
    *cold_start.BENCHES,
    *store.BENCHES,
    *codes.BENCHES,
    *app.BENCHES,
    *desk.BENCHES,
    *past.BENCHES,
)


def main() -> int:
    results = []
    for bench in BENCHES:
        line, good = measured(bench)
        print(line, flush=True)
        results.append(good)
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
