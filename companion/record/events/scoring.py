"""Points: rounds scored, the last tiles handed out, adjustments by hand."""

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from companion.board.tile_words import tile_words
from companion.errors import InputError, RuleError
from companion.games import ROUNDS
from companion.money.cards import Currency
from companion.record.colours import Colour
from companion.record.events.dummy import refuse_twice, verify_free
from companion.record.events.event import Event, read_tile, refuse_when_finished, refuse_when_over
from companion.record.play import Adjustment, Next, Play, ScoredTable
from companion.stages.leftovers import Award, Reason, Slot, hand_out, verify_slots
from companion.words import _, change


class RoundScored(Event):
    """Everybody's points were counted; the table is kept as it stood."""

    did: Literal["round-scored"] = "round-scored"
    round: Literal[1, 2, 3]
    anyway: bool = False
    """Something at the table is odd, and it was scored all the same."""

    def verify(self, play: Play) -> None:
        """Refuse a round out of turn, and a table that is odd unless it is scored anyway."""
        refuse_when_finished(play)
        if play.next_round is None:
            raise RuleError(_("All three rounds are scored."))
        if self.round != play.next_round:
            raise RuleError(
                _("Round {next} is scored next, not round {round}.").format(
                    next=play.round_name(play.next_round), round=play.round_name(self.round)
                )
            )
        if play.next is Next.DUMMY_DRAWS:
            raise RuleError(
                _("{dummy} has not drawn his tiles yet; do that before the scoring.").format(
                    dummy=play.dummy_name
                )
            )
        if not self.anyway:
            play.table.verify()

    def carried_out(self, play: Play) -> Play:
        """Keep the table for this round."""
        kept = ScoredTable(self.round, play.seats, play.dummy_tiles)
        return replace(play, scored=(*play.scored, kept), touched=frozenset())

    def in_words(self, play: Play) -> str:
        """Say which round."""
        return _("round {number} scored").format(number=play.round_name(self.round))


class Leftover(BaseModel):
    """A tile left in the market, and who got it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    slot: Literal[1, 2, 3, 4]
    currency: Currency
    tile: str
    to: Colour | None = None
    reason: Reason | None = None
    """Why nobody got it."""


class LeftoversAwarded(Event):
    """The tiles left in the market were handed out; who won one may still build it."""

    did: Literal["leftovers-awarded"] = "leftovers-awarded"
    tiles: Annotated[tuple[Leftover, ...], Field(max_length=4)]
    on_purpose: bool = False
    """They were handed out like this, whatever the rules say."""

    def verify(self, play: Play) -> None:
        """Refuse the wrong time, tiles that lie elsewhere, and what the money told forbids."""
        refuse_when_over(play)
        if play.next_round != ROUNDS[-1] or play.next is Next.DUMMY_DRAWS:
            raise RuleError(_("The last tiles are handed out just before the last scoring."))
        if play.awards is not None:
            raise RuleError(_("The last tiles have been handed out already; undo that first."))
        for each in self.tiles:
            if (each.to is None) == (each.reason is None):
                raise InputError(_("A tile goes to somebody, or stays for a reason."))
        awards = self._awards(play)
        verify_slots([award.slot for award in awards])
        tiles = tuple(award.slot.tile for award in awards)
        if any(tile.hut for tile in tiles):
            raise RuleError(_("There are no huts in the market."))
        refuse_twice(play, tiles)
        if not self.on_purpose:
            verify_free(play, tiles)
            _verify_by_money(play, awards)

    def carried_out(self, play: Play) -> Play:
        """Put each tile into its winner's reserve, to be built from there."""
        awards = self._awards(play)
        for each, award in zip(self.tiles, awards, strict=True):
            if each.to is not None:
                play = play.with_seat(play.seat(each.to).with_reserved(award.slot.tile))
        return replace(play, awards=awards)

    def _awards(self, play: Play) -> tuple[Award, ...]:
        return tuple(
            Award(
                Slot(each.slot, each.currency, read_tile(play, each.tile)),
                None if each.to is None else play.seat(each.to).name,
                each.reason,
            )
            for each in self.tiles
        )

    def in_words(self, play: Play) -> str:
        """Say that it was done."""
        del play
        return _("the last tiles handed out")


class PointsAdjusted(Event):
    """Points were added or taken by hand, for a reason that is written down."""

    did: Literal["points-adjusted"] = "points-adjusted"
    player: Colour
    points: Annotated[int, Field(ge=-999, le=999)]
    reason: Annotated[str, StringConstraints(min_length=1, max_length=200, strip_whitespace=True)]

    def verify(self, play: Play) -> None:
        """Refuse an adjustment of nothing."""
        play.seat(self.player)
        if not self.points:
            raise RuleError(_("An adjustment of nothing changes nothing."))

    def carried_out(self, play: Play) -> Play:
        """Keep the adjustment beside the rounds."""
        adjustment = Adjustment(self.player, self.points, self.reason)
        return replace(play, adjustments=(*play.adjustments, adjustment))

    def in_words(self, play: Play) -> str:
        """Say whose points, and how many."""
        return _("{points} points for {name} by hand").format(
            points=change(self.points), name=play.seat(self.player).name
        )


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
