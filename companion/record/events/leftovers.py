"""The tiles left in the market: handed out together, or one by one and built at once or never."""

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from companion.board.building import Build
from companion.board.grid import Cell
from companion.board.tile_words import tile_words
from companion.errors import InputError, RuleError
from companion.games import ROUNDS
from companion.input.fields import one_of
from companion.money.cards import Currency
from companion.record.colours import Colour
from companion.record.events.building import BuildingAct
from companion.record.events.event import (
    Act,
    Event,
    read_tile,
    refuse_when_over,
)
from companion.record.events.where_tiles_lie import refuse_twice, verify_free
from companion.record.play import LeftoverInHand, Next, Play
from companion.stages.leftovers import Award, Reason, Slot, hand_out, verify_slots
from companion.turns.turn import SLOTS, SlotNumber
from companion.words import _


class Leftover(BaseModel):
    """A tile left in the market, and who got it."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)

    slot: Annotated[SlotNumber, one_of(SLOTS)]
    currency: Currency
    tile: str
    to: Colour | None = None
    reason: Reason | None = None
    """Why nobody got it."""

    def award(self, play: Play) -> Award:
        """Who got which tile, by name."""
        if (self.to is None) == (self.reason is None):
            raise InputError(_("A tile goes to somebody, or stays for a reason."))
        name = None if self.to is None else play.seat(self.to).name
        return Award(Slot(self.slot, self.currency, read_tile(play, self.tile)), name, self.reason)


class LeftoversAwarded(Event):
    """The tiles left in the market were handed out; who won one may still build it."""

    did: Literal["leftovers-awarded"] = "leftovers-awarded"
    tiles: Annotated[tuple[Leftover, ...], Field(max_length=len(SLOTS))]
    together: bool = False
    """All at once even where each is built at once, as earlier versions of the log have it."""
    on_purpose: bool = False
    """They were handed out like this, whatever the rules say."""

    def verify(self, play: Play) -> None:
        """Refuse the wrong time, tiles that lie elsewhere, and what the money told forbids."""
        _verify_time(play)
        if play.awards is not None:
            raise RuleError(_("The last tiles have been handed out already; undo that first."))
        awards = self._awards(play)
        _verify_market(play, awards)
        if self.on_purpose:
            return
        one_by_one = play.game.leftovers_at_once and not self.together
        if one_by_one and any(award.to for award in awards):
            raise RuleError(
                _("Hand the last tiles out one by one: each is built or declined before the next.")
            )
        verify_free(play, tuple(award.slot.tile for award in awards))
        _verify_by_money(play, awards)

    def carried_out(self, play: Play) -> Play:
        """Put each tile into its winner's reserve, to be built from there."""
        awards = self._awards(play)
        for each, award in zip(self.tiles, awards, strict=True):
            if each.to is not None:
                play = play.with_seat(play.seat(each.to).with_reserved(award.slot.tile))
        return replace(play, awards=awards)

    def _awards(self, play: Play) -> tuple[Award, ...]:
        return tuple(each.award(play) for each in self.tiles)

    def in_words(self, play: Play) -> str:
        """Say that it was done."""
        del play
        return _("the last tiles handed out")


class LeftoverDealt(Leftover, Event):
    """The tile of one slot went to its winner, who builds or declines it before the next."""

    did: Literal["leftover-dealt"] = "leftover-dealt"
    on_purpose: bool = False
    """It was handed out like this, whatever the rules say."""

    def verify(self, play: Play) -> None:
        """Refuse the wrong time and order, a tile that lies elsewhere, and the wrong winner."""
        _verify_time(play)
        if not play.game.leftovers_at_once:
            raise RuleError(_("In this game the last tiles are handed out all together."))
        if play.in_hand:
            raise RuleError(
                _("{name} builds or declines the tile in hand before the next one.").format(
                    name=play.seat(play.in_hand.player).name
                )
            )
        award, before = self.award(play), play.awards or ()
        if any(self.slot <= dealt.slot.number for dealt in before):
            raise RuleError(_("The last tiles are handed out in the order of their slots, 1 to 4."))
        _verify_market(play, (*before, award))
        if not self.on_purpose:
            verify_free(play, (award.slot.tile,))
            _verify_by_money(play, (award,))

    def carried_out(self, play: Play) -> Play:
        """Hand the tile to its winner, if it has one."""
        award = self.award(play)
        held = None if self.to is None else LeftoverInHand(self.to, award.slot.tile)
        return replace(play, awards=(*(play.awards or ()), award), in_hand=held)

    def in_words(self, play: Play) -> str:
        """Name the tile and who got it."""
        tile = tile_words(read_tile(play, self.tile))
        if self.to is None:
            return _("{tile} stays in the market").format(tile=tile)
        return _("{tile} goes to {name}").format(tile=tile, name=play.seat(self.to).name)


class LeftoverBuilt(BuildingAct):
    """The winner of a tile built it at once, as it lies."""

    did: Literal["leftover-built"] = "leftover-built"
    cell: str

    def verify(self, play: Play) -> None:
        """Refuse a tile that nobody has in hand, or that may not stand there."""
        seat = self.seat(play)
        held = _in_hand(play, self.player)
        self.judge(play, seat, Build(Cell.parse(self.cell), held.tile))

    def carried_out(self, play: Play) -> Play:
        """Lay the tile."""
        seat, held = play.seat(self.player), _in_hand(play, self.player)
        after = seat.with_city(seat.city.with_tile(Cell.parse(self.cell), held.tile))
        return replace(play.with_seat(after), in_hand=None)

    def in_words(self, play: Play) -> str:
        """Name the tile."""
        return _("{tile} built").format(tile=tile_words(_in_hand(play, self.player).tile))


class LeftoverDeclined(Act):
    """The winner of a tile did not build it; it counts nowhere."""

    did: Literal["leftover-declined"] = "leftover-declined"

    def verify(self, play: Play) -> None:
        """Refuse to decline what nobody has in hand."""
        self.seat(play)
        _in_hand(play, self.player)

    def carried_out(self, play: Play) -> Play:
        """Lay the tile aside."""
        held = _in_hand(play, self.player)
        return replace(play, in_hand=None, declined=(*play.declined, held.tile))

    def in_words(self, play: Play) -> str:
        """Name the tile."""
        return _("{tile} declined").format(tile=tile_words(_in_hand(play, self.player).tile))


def _in_hand(play: Play, player: Colour) -> LeftoverInHand:
    if play.in_hand is None or play.in_hand.player is not player:
        raise RuleError(
            _("{name} was handed no tile that is to be built or declined.").format(
                name=play.seat(player).name
            )
        )
    return play.in_hand


def _verify_time(play: Play) -> None:
    refuse_when_over(play)
    if play.next_round != ROUNDS[-1] or play.next is Next.DUMMY_DRAWS:
        raise RuleError(_("The last tiles are handed out just before the last scoring."))


def _verify_market(play: Play, awards: tuple[Award, ...]) -> None:
    """Refuse slots that no market has, huts, and the same tile in two slots."""
    verify_slots([award.slot for award in awards])
    tiles = tuple(award.slot.tile for award in awards)
    if any(tile.hut for tile in tiles):
        raise RuleError(_("There are no huts in the market."))
    refuse_twice(play, tiles)


def _verify_by_money(play: Play, awards: tuple[Award, ...]) -> None:
    """Refuse to hand a tile to somebody else than the money that everybody told gives it to."""
    purses = {seat.name: seat.money for seat in play.seats if seat.money is not None}
    if len(purses) < len(play.seats):
        return
    due = {award.slot.number: award for award in hand_out([each.slot for each in awards], purses)}
    for award in awards:
        right = due[award.slot.number]
        if award.to != right.to:
            words = {"tile": tile_words(award.slot.tile), "name": right.to}
            raise RuleError(
                _("By the money that was told, {tile} goes to {name}.").format(**words)
                if right.to
                else _("By the money that was told, {tile} goes to nobody.").format(**words)
            )
