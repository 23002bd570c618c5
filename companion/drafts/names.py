"""What is wrong with the names that people type."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from companion.input.names import EMPTY, known_as, why_no_name
from companion.words import N_, _

NOBODY = N_("Who sits here? Write a name.")
MOST_SUGGESTED = 6


def name_fault(name: str, when_empty: str = EMPTY) -> str:
    """Why nobody can be called this, in a sentence; empty when they can."""
    why = why_no_name(name)
    said = _(when_empty) if why == _(EMPTY) else why
    return said.format(where=_("A name"))


def name_faults(names: Sequence[str], dummy: str = "") -> Mapping[int, str]:
    """What is wrong with which name, each in a sentence; without a dummy he has no name."""
    same = [known_as(name) for name in names]
    twice = Counter(same)
    found = {}
    for at, name in enumerate(names):
        if fault := name_fault(name, when_empty=NOBODY):
            found[at] = fault
        elif twice[same[at]] > 1:
            found[at] = _("Two players have this name. Change one of them.")
        elif same[at] == known_as(dummy):
            found[at] = _("The third hand is called {dummy} too. Change this name.").format(
                dummy=dummy
            )
    return found


def suggested(known: Iterable[str], sitting: Collection[str], typed: str) -> list[str]:
    """Names of people who have played before that begin as somebody types, the latest first.

    >>> suggested(["Ana", "Leo", "Anton", "anja"], sitting={"Ana"}, typed=" An")
    ['Anton', 'anja']
    """
    begins, taken = known_as(typed), {known_as(name) for name in sitting}
    others = (name for name in known if known_as(name) not in taken)
    fitting = [name for name in others if known_as(name).startswith(begins)]
    return fitting[:MOST_SUGGESTED]
