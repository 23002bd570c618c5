"""The tiles left in the market at the end: who gets them, and what may be done with them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.board.tiles import Tile
from companion.errors import InputError
from companion.games.game import Game
from companion.money.cards import Currency
from companion.turns.turn import SLOTS
from companion.words import N_, _


class Reason(StrEnum):
    """Why a tile stays in the market."""

    TIE = "tie"
    NOBODY = "nobody"

    @property
    def sentence(self) -> str:
        """What a table is told."""
        return _(_SENTENCES[self])


_SENTENCES = {
    Reason.TIE: N_("Several players have the most money in this currency, so the tile stays."),
    Reason.NOBODY: N_("Nobody has any money in this currency, so the tile stays."),
}


@dataclass(frozen=True, slots=True)
class Slot:
    """A tile in the market with the currency of its slot."""

    number: int
    currency: Currency
    tile: Tile


@dataclass(frozen=True, slots=True)
class Award:
    """Who gets the tile of a slot, or why nobody does."""

    slot: Slot
    to: str | None
    reason: Reason | None = None


def hand_out(
    slots: Sequence[Slot], money: Mapping[str, Mapping[Currency, int]]
) -> tuple[Award, ...]:
    """Give each tile, in the order of the slots, to whoever has most money in its currency.

    Money is counted by its value, not by its cards; the price does not matter and nothing is paid.
    """
    verify_slots(slots)
    return tuple(_award(slot, money) for slot in sorted(slots, key=lambda each: each.number))


def _award(slot: Slot, money: Mapping[str, Mapping[Currency, int]]) -> Award:
    amounts = {name: purse.get(slot.currency, 0) for name, purse in money.items()}
    most = max(amounts.values(), default=0)
    if not most:
        return Award(slot, None, Reason.NOBODY)
    richest = [name for name, amount in amounts.items() if amount == most]
    if len(richest) > 1:
        return Award(slot, None, Reason.TIE)
    return Award(slot, richest[0])


def verify_slots(slots: Sequence[Slot]) -> None:
    """Refuse slots that no market has: a number or a currency twice."""
    numbers = Counter(slot.number for slot in slots)
    currencies = Counter(slot.currency for slot in slots)
    if not numbers.keys() <= set(SLOTS):
        raise InputError(_("The slots of the market are numbered 1 to 4."))
    if any(times > 1 for times in (*numbers.values(), *currencies.values())):
        raise InputError(_("Each slot of the market has a number and a currency of its own."))


def how_to_place(game: Game) -> str:
    """What the winner of a tile may do with it."""
    return _(game.words.last_tile)
