"""Which tests belong to a file: those that ought to notice when it is spoilt."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST = 6
"""So many files of tests are asked for one file of the code."""
WORD = re.compile(r"[a-z]+")


def belonging_to(file: Path) -> list[str]:
    """Its doctests and the tests that are named like it or ask for it, the likeliest first."""
    module = ".".join(file.with_suffix("").parts).removesuffix(".__init__")
    likely = {test: _likeness(test, file, module) for test in _every_test(file.parts[0])}
    chosen = sorted((test for test in likely if likely[test]), key=lambda each: -likely[each])
    own = [str(file)] if ">>>" in (ROOT / file).read_text(encoding="utf-8") else []
    return own + [str(test) for test in chosen[:MOST]]


def _likeness(test: Path, file: Path, module: str) -> float:
    """How likely it is that a file of tests is about a file of the code; 0 when it is not."""
    words = _words(test.stem) - {"test"}
    alike = len(words & _words(file.stem)) / len(words | _words(file.stem))
    at_home = bool(_words(file.parent.name) & (words | _words(test.parent.name)))
    return alike * 3 + (module in _asked_for(test)) * 2 + at_home


def _words(name: str) -> set[str]:
    return {word.removesuffix("s") for word in WORD.findall(name)}


@cache
def _every_test(half: str) -> list[Path]:
    """The tests of the game, or those of the app."""
    found = {path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")}
    app = {path for path in found if path.parts[1] == "ui"}
    apart = {"mutants", "docs", "package", "soak"}
    return sorted(app if half == "screens" else {p for p in found - app if p.parts[1] not in apart})


@cache
def _asked_for(test: Path) -> set[str]:
    """The modules that a file of tests imports."""
    asked = set()
    for node in ast.walk(ast.parse((ROOT / test).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            asked |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return asked
