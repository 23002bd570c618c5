"""Points: rounds scored, adjustments by hand."""

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from companion.errors import RuleError
from companion.games import RoundNumber
from companion.record.colours import Colour
from companion.record.events.event import Event, refuse_when_finished
from companion.record.play import Adjustment, Next, Play, ScoredTable
from companion.words import N_counted, _, change, counted

BY_HAND = N_counted("{points} point for {name} by hand", "{points} points for {name} by hand")


class RoundScored(Event):
    """Everybody's points were counted; the table is kept as it stood."""

    did: Literal["round-scored"] = "round-scored"
    round: RoundNumber
    anyway: bool = False
    """Something at the table is odd, and it was scored all the same."""

    def verify(self, play: Play) -> None:
        """Refuse a round out of turn, and a table that is odd unless it is scored anyway."""
        refuse_when_finished(play)
        if play.next_round is None:
            raise RuleError(_(play.game.words.log.all_scored))
        if self.round != play.next_round:
            raise RuleError(
                _(play.game.words.log.out_of_turn).format(
                    next=play.round_name(play.next_round), number=play.round_name(self.round)
                )
            )
        if play.next is Next.DUMMY_DRAWS:
            raise RuleError(
                _("{dummy} has not drawn his tiles yet; do that before the scoring.").format(
                    dummy=play.dummy_name
                )
            )
        if play.in_hand:
            raise RuleError(
                _("{name} has a tile in hand; it is built or declined before the scoring.").format(
                    name=play.seat(play.in_hand.player).name
                )
            )
        if not self.anyway:
            play.table.verify()
            play.preview.verify()

    def carried_out(self, play: Play) -> Play:
        """Keep the table for this round."""
        kept = ScoredTable(self.round, play.seats, play.dummy_tiles)
        return replace(play, scored=(*play.scored, kept), touched=frozenset())

    def in_words(self, play: Play) -> str:
        """Say which round."""
        return _(play.game.words.log.scored).format(number=play.round_name(self.round))


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
        name = play.seat(self.player).name
        return counted(BY_HAND, self.points, points=change(self.points), name=name)
