"""Which faces are the two sides of one tile, as far as a table knows."""

from dataclasses import dataclass

from companion.board.tiles import Pair


@dataclass(frozen=True, slots=True)
class KnownBacks:
    """Tiles that are known with both their sides."""

    told: tuple[Pair, ...] = ()
    """What tables said, the newest word last; the rules hold by it."""
    offered: tuple[Pair, ...] = ()
    """What was only heard of; it gives way to whatever lies on the table."""


NOTHING_KNOWN = KnownBacks()
