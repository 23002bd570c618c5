"""`python -m tests.bench [--strict] [--page]`: measures everything beside what it is compared with.

What misses its aim is named at the end, and with `--strict` the answer is bad. `--page` keeps the
results in docs/speed.md, with how each grows.
"""

import argparse
import os
import sys
from pathlib import Path

from tests.bench import app, codes, cold_start, desk, engine, growth, past, store
from tests.bench.bench import measured

BENCHES = (
    *app.CHILDREN,
    *engine.BENCHES,
    *cold_start.BENCHES,
    *store.BENCHES,
    *codes.BENCHES,
    *app.BENCHES,
    *desk.BENCHES,
    *past.BENCHES,
)
PAGE = Path("docs/speed.md")
PICTURES = Path("docs/speed")
HEAD = "| what | takes | beside | aim | |\n|---|---|---|---|---|"
TEXT = """# How fast it is

Written by `python -m tests.bench --page`; whatever stands beside something was measured in the same
run. What counts is how long the processor has worked, so that nobody else's work on the machine is
measured; only where a disk is waited for is it the time on the wall. A busy machine is slower all
the same: the comparisons say more than the numbers.

{cores} cores without a graphics card, Python {python}.

{table}

## How it grows

{plots}
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--strict", action="store_true", help="fail where an aim is missed")
    parser.add_argument("--page", action="store_true", help="keep the results in docs/speed.md")
    wanted = parser.parse_args()
    results = []
    for bench in BENCHES:
        results.append(measured(bench))
        name, taken, beside, aim, missed = results[-1].cells
        print(f"{name:<62}{taken:>9}  aim {aim:<16}{beside}  {missed}".rstrip(), flush=True)
    if wanted.page:
        write_page(results)
    for each in results:
        if not each.good:
            print(f"! missed: {each.bench.name}")
    return 1 if wanted.strict and not all(each.good for each in results) else 0


def write_page(results) -> None:
    """Keep everything on one page, with a small plot of how each grows."""
    PICTURES.mkdir(exist_ok=True)
    plots = []
    for each in growth.GROWTHS:
        picture = PICTURES / f"{each.name}.svg"
        picture.write_text(growth.plot(each, each.points()), encoding="utf-8")
        plots.append(f"![{each.title} by {each.of}](speed/{picture.name})")
    rows = [HEAD, *(f"| {' | '.join(each.cells)} |" for each in results)]
    python = ".".join(map(str, sys.version_info[:2]))
    text = TEXT.format(
        cores=os.cpu_count(), python=python, table="\n".join(rows), plots="\n".join(plots)
    )
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
