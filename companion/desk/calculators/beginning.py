"""Who begins, in a sentence."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.desk.ruling import Ruling
from companion.desk.why import ruling_for
from companion.money.cards import DecidedBy, FirstPlayer, first_player
from companion.words import N_, _, listed

_SENTENCES = {
    DecidedBy.CARDS: N_("{names} begins, with the fewest cards."),
    DecidedBy.TOTAL: N_("{names} begins: of the fewest cards, the lowest total."),
    DecidedBy.YOUNGEST: N_("{names} are tied; the youngest of them begins."),
}


@dataclass(frozen=True, slots=True)
class Beginning:
    """Who begins, what settled it, and why."""

    first: FirstPlayer
    ruling: Ruling

    @property
    def sentence(self) -> str:
        """What a table is told."""
        return _(_SENTENCES[self.first.decided_by]).format(names=listed(self.first.names))


def beginning(hands: Mapping[str, Sequence[int]]) -> Beginning:
    """Compare the hands that were dealt.

    >>> beginning({"Ana": [9, 9, 2], "Leo": [9, 8, 4]}).sentence
    'Ana begins: of the fewest cards, the lowest total.'
    """
    first = first_player(hands)
    return Beginning(first, ruling_for(first.decided_by))
