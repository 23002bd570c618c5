"""The market at the end: which tiles are left, in which currency's slots, and who gets them."""

from collections.abc import Iterator, Mapping
from typing import Self

from pydantic import BaseModel, ConfigDict, model_validator

from companion.board.tiles import Tile
from companion.errors import RuleError
from companion.money.cards import Currency
from companion.record import Colour, Play
from companion.record.events import Leftover, LeftoverDealt, LeftoversAwarded
from companion.record.events.where_tiles_lie import is_free, knows_better
from companion.stages.leftovers import Reason, Slot, hand_out
from companion.turns.turn import SLOTS
from companion.words import _

Winner = Colour | Reason
"""Who gets a tile, or why nobody does."""


class MarketSlot(BaseModel):
    """One slot: the tile in it, if one is, and who has most money in its currency."""

    model_config = ConfigDict(frozen=True)

    currency: Currency
    tile: str | None = None
    winner: Winner | None = None


class Market(BaseModel):
    """The four slots as far as they have been told; nothing of it has happened yet."""

    model_config = ConfigDict(frozen=True)

    slots: tuple[MarketSlot, ...] = tuple(MarketSlot(currency=currency) for currency in Currency)

    @model_validator(mode="after")
    def _verify(self) -> Self:
        """Refuse what a damaged or another version's draft may hold."""
        if sorted(slot.currency for slot in self.slots) != sorted(Currency):
            raise ValueError(_("Each currency has one slot."))
        return self

    def with_slot(self, number: int, **changes: object) -> Self:
        """The market with one slot changed."""
        slots = tuple(
            slot.model_copy(update=changes) if place == number else slot
            for place, slot in zip(SLOTS, self.slots, strict=True)
        )
        return self.model_copy(update={"slots": slots})

    def with_tile(self, number: int, tile: Tile | None) -> Self:
        """The market with another tile in a slot, or none."""
        if tile is None:
            return self.with_slot(number, tile=None, winner=None)
        return self.with_slot(number, tile=tile.code)

    def verify_tile(self, play: Play, number: int, tile: Tile) -> None:
        """Refuse a tile for a slot when it lies in another one, whichever side up."""
        piece = play.game.box.piece
        if piece(tile) in map(piece, self.in_others(play, number)):
            raise RuleError(_("It lies in another slot."))

    def in_others(self, play: Play, number: int) -> tuple[Tile, ...]:
        """The tiles in the other slots."""
        mine = self.slots[number - 1].tile
        return tuple(play.game.box.read(code) for code in self.tiles if code != mine)

    def with_currency(self, number: int, currency: Currency) -> Self:
        """The market with another currency at a slot; the slot that had it takes this one's."""
        mine = self.slots[number - 1].currency
        other = next(
            place
            for place, slot in zip(SLOTS, self.slots, strict=True)
            if slot.currency is currency
        )
        swapped = self.with_slot(other, currency=mine, winner=None)
        return swapped.with_slot(number, currency=currency, winner=None)

    def without_the_lying(self, play: Play) -> Self:
        """The market without tiles that have turned up elsewhere, and without other players."""
        dealt = {award.slot.tile.code for award in play.awards or ()}
        winners = {*Reason, *(seat.colour for seat in play.seats)}
        market = self
        for number, slot in zip(SLOTS, self.slots, strict=True):
            if slot.tile and slot.tile not in dealt and not is_free(play, slot.tile):
                market = market.with_tile(number, None)
            elif slot.winner not in winners:
                market = market.with_slot(number, winner=None)
        return market

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles that are left."""
        return tuple(slot.tile for slot in self.slots if slot.tile is not None)

    @property
    def currencies(self) -> tuple[Currency, ...]:
        """The currencies that a tile depends on."""
        return tuple(slot.currency for slot in self.slots if slot.tile is not None)

    @property
    def is_decided(self) -> bool:
        """Whether it is known who gets each tile."""
        return all(slot.winner is not None for slot in self.slots if slot.tile is not None)

    def decided_by(self, play: Play, money: Mapping[Colour, Mapping[Currency, int]]) -> Self:
        """The market after the players' money was compared."""
        slots = [
            Slot(number, slot.currency, play.game.box.read(slot.tile))
            for number, slot in zip(SLOTS, self.slots, strict=True)
            if slot.tile is not None
        ]
        market = self
        for award in hand_out(slots, {colour.value: purse for colour, purse in money.items()}):
            winner = Colour(award.to) if award.to else award.reason
            market = market.with_slot(award.slot.number, winner=winner)
        return market

    def event(self) -> LeftoversAwarded:
        """What happens when the tiles are handed out all together."""
        return LeftoversAwarded(tiles=tuple(self._left))

    @property
    def _left(self) -> Iterator[Leftover]:
        for number, slot in zip(SLOTS, self.slots, strict=True):
            if slot.tile is not None:
                yield Leftover(
                    slot=number,
                    currency=slot.currency,
                    tile=slot.tile,
                    to=slot.winner if isinstance(slot.winner, Colour) else None,
                    reason=slot.winner if isinstance(slot.winner, Reason) else None,
                )

    def next_to_deal(self, play: Play) -> Leftover | None:
        """The tile that is handed out next, where they go one by one; None after the last."""
        dealt = [award.slot.number for award in play.awards or ()]
        return next((left for left in self._left if left.slot > max(dealt, default=0)), None)

    def knows_who_gets(self, left: Leftover) -> bool:
        """Whether it is known who gets a tile."""
        return self.slots[left.slot - 1].winner is not None


def dealing(play: Play, left: Leftover) -> LeftoverDealt:
    """What happens when one tile is handed out."""
    told_anew = knows_better(play, [play.game.box.read(left.tile)])
    return LeftoverDealt(**left.model_dump(), on_purpose=told_anew)
