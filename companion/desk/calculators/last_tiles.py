"""Whose tile is it: the tiles left in the market, each with the money that decides."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.desk.ruling import Ruling
from companion.desk.why import ruling_for
from companion.money.cards import Currency
from companion.stages.leftovers import Award, Slot, hand_out
from companion.turns.turn import TurnEnd
from companion.words import _


@dataclass(frozen=True, slots=True)
class LastTile:
    """Who gets a tile or why nobody does."""

    award: Award
    sentence: str
    ruling: Ruling


def last_tiles(
    slots: Sequence[Slot], money: Mapping[str, Mapping[Currency, int]]
) -> tuple[LastTile, ...]:
    """Hand the tiles out, in the order of the slots, and say why.

    >>> from companion.games.alhambra import BOX
    >>> slots = [Slot(1, Currency.BLUE, BOX.read("G10"))]
    >>> last_tiles(slots, {"Ana": {Currency.BLUE: 12}, "Leo": {Currency.BLUE: 9}})[0].sentence
    'Ana has the most blue money: 12.'
    """
    return tuple(_explained(award, money) for award in hand_out(slots, money))


def _explained(award: Award, money: Mapping[str, Mapping[Currency, int]]) -> LastTile:
    if award.reason:
        return LastTile(award, award.reason.sentence, ruling_for(award.reason))
    currency = award.slot.currency
    sentence = _("{name} has the most {currency} money: {worth}.").format(
        name=award.to, currency=currency.noun, worth=money[str(award.to)][currency]
    )
    return LastTile(award, sentence, ruling_for(TurnEnd.LEFTOVERS))
