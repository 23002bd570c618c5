"""Whether a bonus card counts now."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from companion.board.players import Player
from companion.board.tiles import Box, Tile
from companion.desk.ruling import Ruling
from companion.desk.why import ruling_for
from companion.modules import BONUS
from companion.modules.bonus import cards
from companion.words import N_, _


class CardState(StrEnum):
    """Where the tile of a card is, as far as the card cares."""

    COUNTS = "counts"
    IN_RESERVE = "in-reserve"
    WORTHLESS = "worthless"
    NOT_YET = "not-yet"
    NO_SUCH_CARD = "no-such-card"

    @property
    def sentence(self) -> str:
        """What a player is told."""
        return _(_SENTENCES[self])


_SENTENCES = {
    CardState.COUNTS: N_("It counts: its very tile stands in the palace."),
    CardState.IN_RESERVE: N_("Not now: its tile lies in reserve and must be built first."),
    CardState.WORTHLESS: N_("It is worthless: somebody else has its tile."),
    CardState.NOT_YET: N_("Not now: nobody has its tile yet."),
    CardState.NO_SUCH_CARD: N_("There is no such card; they show the tiles without any wall."),
}


@dataclass(frozen=True, slots=True)
class BonusCard:
    """A card and whether it counts."""

    card: Tile
    state: CardState
    ruling: Ruling


def bonus_card(box: Box, card: Tile, owner: Player, elsewhere: Collection[Tile] = ()) -> BonusCard:
    """Look for the card's tile: in its owner's palace and reserve, and with everybody else.

    >>> from companion.board.city import City
    >>> from companion.games.alhambra import BOX
    >>> ana = Player("Ana", City.parse("* G10n", BOX))
    >>> bonus_card(BOX, BOX.read("G10"), ana).state.value
    'not-yet'
    """
    return BonusCard(card, _state(box, card, owner, elsewhere), ruling_for(BONUS))


def _state(box: Box, card: Tile, owner: Player, elsewhere: Collection[Tile]) -> CardState:
    if card not in cards(box):
        return CardState.NO_SUCH_CARD
    if card in owner.laid:
        return CardState.COUNTS
    if card in owner.reserve:
        return CardState.IN_RESERVE
    return CardState.WORTHLESS if card in elsewhere else CardState.NOT_YET
