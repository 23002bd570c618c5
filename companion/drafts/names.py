"""What is wrong with the names that people type."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from companion.words import _

MOST_SUGGESTED = 6


def name_faults(names: Sequence[str], dummy: str = "") -> Mapping[int, str]:
    """What is wrong with which name, each in a sentence; without a dummy he has no name."""
    same = [_same(name) for name in names]
    twice = Counter(same)
    found = {}
    for at, name in enumerate(same):
        if not name:
            found[at] = _("Who sits here? Write a name.")
        elif twice[name] > 1:
            found[at] = _("Two players have this name. Change one of them.")
        elif name == _same(dummy):
            found[at] = _("The third hand is called {dummy} too. Change this name.").format(
                dummy=dummy
            )
    return found


def suggested(known: Iterable[str], sitting: Collection[str], typed: str) -> list[str]:
    """Names of people who have played before that begin as somebody types, the latest first.

    >>> suggested(["Ana", "Leo", "Anton", "anja"], sitting={"Ana"}, typed=" An")
    ['Anton', 'anja']
    """
    begins = typed.strip().casefold()
    fitting = [name for name in known if name not in sitting and name.casefold().startswith(begins)]
    return fitting[:MOST_SUGGESTED]


def _same(name: str) -> str:
    """Two names are the same to people whatever their capitals."""
    return name.strip().casefold()
