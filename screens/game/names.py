"""What is wrong with the names that people type."""

from collections import Counter
from collections.abc import Mapping, Sequence

from companion.words import _


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


def _same(name: str) -> str:
    """Two names are the same to people whatever their capitals."""
    return name.strip().casefold()
