"""Past rounds put right, with everything that came after."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Literal

from pydantic import Field

from companion.board.city import City
from companion.board.tiles import Tile
from companion.errors import InputError, RuleError
from companion.games import RoundNumber
from companion.record.colours import Colour
from companion.record.events.building import cards_taken_back
from companion.record.events.counting import Number, read_tally
from companion.record.events.dummy import Tiles
from companion.record.events.event import Event, read_tile
from companion.record.play import Play, ScoredTable
from companion.record.seat import Seat
from companion.words import _


class RoundCorrected(Event):
    """What a player had in a past round was put right, and what they still have of it."""

    did: Literal["round-corrected"] = "round-corrected"
    round: RoundNumber
    player: Colour
    city: str | None = None
    counts: Mapping[str, Number] | None = None
    wall: Number = 0
    best: Mapping[str, Number] = Field(default_factory=dict)
    bonus: Tiles | None = None
    """The bonus cards shown; None, those that were shown already and whose tiles stand."""
    reserve: Tiles | None = None
    """What lay in reserve; None, what lay there already."""
    later_too: bool = True
    """Whatever was wrong in this round and is still the same later is put right there, too."""
    anyway: bool = False
    """What it says is odd, and it is kept all the same."""

    def verify(self, play: Play) -> None:
        """Refuse a round that is still to come, and odd tables unless they are kept anyway."""
        if self.round > len(play.scored):
            raise RuleError(
                _(play.game.words.log.not_scored_yet).format(number=play.round_name(self.round))
            )
        if (self.city is None) == (self.counts is None):
            raise InputError(_("A correction holds either a palace or numbers."))
        play.seat(self.player)
        rounds = tuple(self._rounds(play))
        if not self.anyway:
            for before, after, score in zip(play.scored, rounds, play.rounds, strict=True):
                if before.seats != after.seats:
                    table = play.table_of(after.seats, after.dummy)
                    table.verify()
                    table.score(after.number).verify(score)

    def carried_out(self, play: Play) -> Play:
        """Change the table of that round, and later ones as far as they held the same mistake."""
        was, now = self._correction(play)
        seats = _followed(play.seats, was, now) if self.later_too else play.seats
        return replace(play, scored=tuple(self._rounds(play)), seats=seats)

    def _rounds(self, play: Play) -> Iterator[ScoredTable]:
        was, now = self._correction(play)
        for kept in play.scored:
            if kept.number == self.round:
                seats = tuple(now if seat is was else seat for seat in kept.seats)
                yield replace(kept, seats=seats, corrected=True)
            elif kept.number > self.round and self.later_too:
                seats = _followed(kept.seats, was, now)
                corrected = kept.corrected or seats != kept.seats
                yield replace(kept, seats=seats, corrected=corrected)
            else:
                yield kept

    def _correction(self, play: Play) -> tuple[Seat, Seat]:
        """The seat as it was kept for the round, and as it should have been."""
        kept = play.scored[self.round - 1].seats
        was = next(seat for seat in kept if seat.colour is self.player)
        return was, self._corrected(play, was)

    def _corrected(self, play: Play, seat: Seat) -> Seat:
        if self.reserve is not None:
            seat = replace(seat, reserve=self._tiles(play, self.reserve))
        if self.bonus is not None:
            seat = replace(seat, shown=self._tiles(play, self.bonus))
        if self.city is None:
            tally = read_tally(play, self.counts or {}, self.wall, self.best)
            return replace(seat, tally=tally, by_counts=True)
        seat = seat.with_city(City.parse(self.city, play.game.box))
        return cards_taken_back(seat) if self.bonus is None else seat

    def _tiles(self, play: Play, codes: tuple[str, ...]) -> tuple[Tile, ...]:
        return tuple(read_tile(play, code) for code in codes)

    def in_words(self, play: Play) -> str:
        """Say whose round."""
        return _(play.game.words.log.corrected).format(
            number=play.round_name(self.round), name=play.seat(self.player).name
        )


def _followed(seats: tuple[Seat, ...], was: Seat, now: Seat) -> tuple[Seat, ...]:
    """The seats of a later moment, without the mistake that one of them had taken along."""
    return tuple(_follow(seat, was, now) if seat.colour is was.colour else seat for seat in seats)


def _follow(later: Seat, was: Seat, now: Seat) -> Seat:
    if later.reserve == was.reserve:
        later = replace(later, reserve=now.reserve)
    if later.shown == was.shown:
        later = replace(later, shown=now.shown)
    if later.built == was.built:
        tally = now.tally if now.by_counts else later.tally
        later = replace(later, city=now.city, tally=tally, by_counts=now.by_counts)
    elif not (later.by_counts or was.by_counts or now.by_counts):
        later = replace(later, city=_merged(later.city, was.city, now.city))
    return cards_taken_back(later)


def _merged(later: City, was: City, now: City) -> City:
    """The later palace, with every cell put right that still looked as it wrongly did."""
    tiles = dict(later.tiles)
    for cell in was.tiles.keys() | now.tiles.keys():
        wrong, right = was.tiles.get(cell), now.tiles.get(cell)
        if wrong == right or tiles.get(cell) != wrong:
            continue
        if right is None:
            del tiles[cell]
        else:
            tiles[cell] = right
    return City(later.box, tiles)
