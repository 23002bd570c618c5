"""Points: rounds scored and corrected, the last tiles handed out, adjustments by hand."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from companion.city import City
from companion.errors import InputError, RuleError
from companion.games import ROUNDS
from companion.leftovers import Award, Reason, Slot, verify_slots
from companion.money import Currency
from companion.record.colours import Colour
from companion.record.events.counting import Number, read_tally
from companion.record.events.dummy import verify_free
from companion.record.events.event import Event, read_tile, refuse_when_over
from companion.record.play import Adjustment, Next, Play, Scored
from companion.record.seat import Seat
from companion.words import _


class RoundScored(Event):
    """Everybody's points were counted; the table is kept as it stood."""

    did: Literal["round-scored"] = "round-scored"
    round: Literal[1, 2, 3]
    anyway: bool = False
    """Something at the table is odd, and it was scored all the same."""

    def done_to(self, play: Play) -> Play:
        """Keep the table for this round."""
        if play.next_round is None:
            raise RuleError(_("All three rounds are scored."))
        if self.round != play.next_round:
            raise RuleError(
                _("Round {next} is scored next, not round {round}.").format(
                    next=play.next_round, round=self.round
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
        kept = Scored(self.round, play.seats, play.dummy_tiles)
        return replace(play, scored=(*play.scored, kept), touched=frozenset())

    def told(self, play: Play) -> str:
        """Say which round."""
        del play
        return _("round {number} scored").format(number=self.round)


class RoundCorrected(Event):
    """What a player had in a past round was put right."""

    did: Literal["round-corrected"] = "round-corrected"
    round: Literal[1, 2, 3]
    player: Colour
    city: str | None = None
    counts: Mapping[str, Number] | None = None
    wall: Number = 0
    best: Mapping[str, Number] = Field(default_factory=dict)
    bonus: tuple[str, ...] = ()
    anyway: bool = False
    """What it says is odd, and it is kept all the same."""

    def done_to(self, play: Play) -> Play:
        """Change the table of that round; every later sum follows."""
        if self.round > len(play.scored):
            raise RuleError(
                _("Round {round} is not scored yet; change the palace itself.").format(
                    round=self.round
                )
            )
        if (self.city is None) == (self.counts is None):
            raise InputError(_("A correction holds either a palace or numbers."))
        play.seat(self.player)
        rounds = list(play.scored)
        kept = rounds[self.round - 1]
        seats = tuple(
            self._corrected(play, seat) if seat.colour is self.player else seat
            for seat in kept.seats
        )
        if not self.anyway:
            play.table_of(seats, kept.dummy).verify()
        rounds[self.round - 1] = replace(kept, seats=seats, corrected=True)
        return replace(play, scored=tuple(rounds))

    def _corrected(self, play: Play, seat: Seat) -> Seat:
        shown = tuple(read_tile(play, code) for code in self.bonus)
        if self.city is not None:
            city = City.parse(self.city, play.game.box)
            return replace(seat.with_city(city), shown=shown)
        tally = read_tally(play, self.counts or {}, self.wall, self.best)
        return replace(seat, tally=tally, by_counts=True, shown=shown)

    def told(self, play: Play) -> str:
        """Say whose round."""
        return _("round {number} corrected for {name}").format(
            number=self.round, name=play.seat(self.player).name
        )


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

    def done_to(self, play: Play) -> Play:
        """Put each tile into its winner's reserve, to be built from there."""
        refuse_when_over(play)
        if play.next_round != ROUNDS[-1] or play.next is Next.DUMMY_DRAWS:
            raise RuleError(_("The last tiles are handed out just before the last scoring."))
        if play.awards is not None:
            raise RuleError(_("The last tiles have been handed out already; undo that first."))
        awards = tuple(self._award(play, each) for each in self.tiles)
        verify_slots([award.slot for award in awards])
        verify_free(play, tuple(award.slot.tile for award in awards))
        for each, award in zip(self.tiles, awards, strict=True):
            if each.to is not None:
                play = play.with_seat(play.seat(each.to).with_reserved(award.slot.tile))
        return replace(play, awards=awards)

    def _award(self, play: Play, each: Leftover) -> Award:
        if (each.to is None) == (each.reason is None):
            raise InputError(_("A tile goes to somebody, or stays for a reason."))
        slot = Slot(each.slot, each.currency, read_tile(play, each.tile))
        to = None if each.to is None else play.seat(each.to).name
        return Award(slot, to, each.reason)

    def told(self, play: Play) -> str:
        """Say that it was done."""
        del play
        return _("the last tiles handed out")


class PointsAdjusted(Event):
    """Points were added or taken by hand, for a reason that is written down."""

    did: Literal["points-adjusted"] = "points-adjusted"
    player: Colour
    points: Annotated[int, Field(ge=-999, le=999)]
    reason: Annotated[str, StringConstraints(min_length=1, max_length=200, strip_whitespace=True)]

    def done_to(self, play: Play) -> Play:
        """Keep the adjustment beside the rounds."""
        if not self.points:
            raise RuleError(_("An adjustment of nothing changes nothing."))
        play.seat(self.player)
        adjustment = Adjustment(self.player, self.points, self.reason)
        return replace(play, adjustments=(*play.adjustments, adjustment))

    def told(self, play: Play) -> str:
        """Say whose points, and how many."""
        return _("{points} points for {name} by hand").format(
            points=f"{self.points:+d}".replace("-", "−"), name=play.seat(self.player).name
        )
