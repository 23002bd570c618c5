"""Plain counts instead of a palace, for a table in a hurry."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from companion.board.players import Tally
from companion.board.tiles import Kind
from companion.errors import RuleError
from companion.record.events.event import Act
from companion.record.play import Play
from companion.words import _

Number = Annotated[int, Field(ge=0, le=99)]


class CountsTyped(Act):
    """A player's buildings and wall were typed as numbers."""

    did: Literal["counts-typed"] = "counts-typed"
    counts: Mapping[str, Number]
    wall: Number = 0
    best: Mapping[str, Number] | None = None
    """The highest of a kind, to break ties; None, what was told before of as many buildings."""

    def verify(self, play: Play) -> None:
        """Refuse kinds that this game has not; whether the sums can be is judged at the scoring."""
        self.seat(play)
        Tally.read(play.game.box, self.counts, self.wall, self.best or {})

    def carried_out(self, play: Play) -> Play:
        """Keep the numbers beside the palace; they are what is scored now."""
        seat = play.seat(self.player)
        tally = Tally.read(play.game.box, self.counts, self.wall, self.best or {})
        if self.best is None and seat.tally:
            tally = replace(tally, best=_still_true(seat.tally, tally))
        return play.with_seat(replace(seat, tally=tally, by_counts=True))

    def in_words(self, play: Play) -> str:
        """Say whose."""
        return _("{name}’s numbers typed").format(name=self.name(play))


class EntryMode(StrEnum):
    """The two ways to enter what a player has built."""

    PALACE = "palace"
    COUNTS = "counts"


class EntryChosen(Act):
    """A player went over to the palace, or to the numbers; neither is lost."""

    did: Literal["entry-chosen"] = "entry-chosen"
    entry: EntryMode

    def verify(self, play: Play) -> None:
        """Refuse numbers that nobody typed."""
        seat = self.seat(play)
        if self.entry is EntryMode.COUNTS and seat.tally is None:
            raise RuleError(_("No numbers have been typed for {name} yet.").format(name=seat.name))

    def carried_out(self, play: Play) -> Play:
        """Score the one or the other."""
        by_counts = self.entry is EntryMode.COUNTS
        return play.with_seat(replace(play.seat(self.player), by_counts=by_counts))

    def in_words(self, play: Play) -> str:
        """Say which."""
        if self.entry is EntryMode.COUNTS:
            return _(play.game.words.log.numbers_used).format(name=self.name(play))
        return _(play.game.words.log.city_used).format(name=self.name(play))


def _still_true(before: Tally, after: Tally) -> dict[Kind, int]:
    """What was told of the highest of each kind, as long as there are as many of it."""
    return {
        kind: best
        for kind, best in before.best.items()
        if before.counts.get(kind) == after.counts.get(kind)
    }
