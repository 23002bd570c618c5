"""A game at one moment: every seat, the dummy, the rounds scored so far, and what comes next."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Self

from companion.board.backs import NOTHING_KNOWN, KnownBacks
from companion.board.building import Surroundings
from companion.board.city import City
from companion.board.players import Dummy
from companion.board.tiles import Box, Kind, Pair, Tile
from companion.errors import RuleError
from companion.games import ROUNDS, Edition, Game
from companion.modules import Module
from companion.options import Options
from companion.record.colours import Colour
from companion.record.seat import Seat
from companion.scoring.round import RoundScore
from companion.scoring.victory import Victory, victory
from companion.stages.dummy import tiles_in_bag
from companion.stages.leftovers import Award
from companion.table.table import Table
from companion.words import _


class Next(StrEnum):
    """What a table does next."""

    DUMMY_DRAWS = "dummy-draws"
    SCORE = "score"
    FINISH = "finish"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class ScoredTable:
    """The table as it stood when a round was scored; its points are computed, never kept."""

    number: int
    seats: tuple[Seat, ...]
    dummy: tuple[Tile, ...]
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class DummyDraw:
    """Tiles the dummy drew, when, and the seed that draws the same again."""

    after: int
    tiles: tuple[Tile, ...]
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class Gift:
    """A tile that a player gave to the dummy."""

    giver: Colour
    tile: Tile


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points given or taken by hand, and why."""

    colour: Colour
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class LeftoverInHand:
    """A tile left in the market that somebody won and now builds or declines."""

    player: Colour
    tile: Tile


@dataclass(frozen=True)
class Play:
    """The whole table at one moment. It never changes; each event makes a new one."""

    game: Game
    edition: Edition
    modules: tuple[Module, ...]
    options: Options
    seats: tuple[Seat, ...]
    draws: tuple[DummyDraw, ...] = ()
    gifts: tuple[Gift, ...] = ()
    scored: tuple[ScoredTable, ...] = ()
    touched: frozenset[Colour] = field(default=frozenset())
    """Whose holdings changed since the last scoring."""
    awards: tuple[Award, ...] | None = None
    """Who got the tiles left in the market, once they were handed out or while they are."""
    in_hand: LeftoverInHand | None = None
    """The tile that was handed out last, until it is built or declined."""
    declined: tuple[Tile, ...] = ()
    """The tiles handed out at the end that nobody built."""
    adjustments: tuple[Adjustment, ...] = ()
    notes: tuple[str, ...] = ()
    title: str = ""
    finished: bool = False
    known: KnownBacks = NOTHING_KNOWN
    """The backs that were known when the game began, or that were told since."""
    turned: tuple[Pair, ...] = ()
    """The sides of tiles that were turned over in this game."""

    @property
    def has_dummy(self) -> bool:
        """Whether the third hand plays, as in every game of two."""
        return len(self.seats) == 2

    @property
    def dummy_name(self) -> str:
        """What the dummy is called at this table."""
        return self.edition.dummy_called(self.options)

    @property
    def dummy_tiles(self) -> tuple[Tile, ...]:
        """All the dummy has: what he drew and what he was given."""
        drawn = (tile for draw in self.draws for tile in draw.tiles)
        return (*drawn, *(gift.tile for gift in self.gifts))

    def seat(self, colour: Colour) -> Seat:
        """Find a player's seat."""
        for seat in self.seats:
            if seat.colour is colour:
                return seat
        raise RuleError(_("Nobody plays {colour} at this table.").format(colour=colour.noun))

    def with_seat(self, changed: Seat) -> Self:
        """The table with one seat changed, and remembered as changed since the last scoring."""
        seats = tuple(changed if seat.colour is changed.colour else seat for seat in self.seats)
        return replace(self, seats=seats, touched=self.touched | {changed.colour})

    @cached_property
    def table(self) -> Table:
        """What lies on the table now, ready to be judged and scored."""
        return self.table_of(self.seats, self.dummy_tiles)

    def table_of(self, seats: tuple[Seat, ...], dummy: tuple[Tile, ...]) -> Table:
        """What lay on the table when it stood like this, everybody by their name of today."""
        return Table(
            game=self.game,
            players=tuple(replace(seat, name=self.seat(seat.colour).name).player for seat in seats),
            dummy=Dummy(self.dummy_name, dummy) if self.has_dummy else None,
            options=self.options,
            modules=self.modules,
        )

    @property
    def lying(self) -> tuple[Tile, ...]:
        """Every tile that is known to lie somewhere, those of the last market included."""
        held = (self.in_hand.tile,) if self.in_hand else ()
        return (*self.table.lying, *self.declined, *held)

    def surroundings(self, colour: Colour) -> Surroundings:
        """What a player's own palace does not show but its rules depend on."""
        return self.table.surroundings(self.seat(colour).player)

    @property
    def entered(self) -> tuple[Tile, ...]:
        """Every tile that was entered, those of a palace too that numbers stand for now."""
        hidden = (tile for seat in self.seats if seat.by_counts for _cell, tile in seat.city)
        return (*self.lying, *hidden)

    @cached_property
    def turned_here(self) -> tuple[Pair, ...]:
        """The sides of tiles that were turned over; one that lies nowhere was a mistake."""
        if not self.turned:
            return ()
        lying = {(tile.kind, tile.price) for tile in self.entered}
        return tuple(pair for pair in self.turned if (pair[1].kind, pair[1].price) in lying)

    def with_backs_known(self) -> Self:
        """The table with its box as far as it is known now, what lies there having its say."""
        if not self.game.box.is_learned:
            return self
        told = (*self.known.told, *self.turned_here)
        box = self.game.box.knowing(told, self.known.offered, self.entered)
        return self if box == self.game.box else self._with_box(box)

    def _with_box(self, box: Box) -> Self:
        def in_box(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
            return tuple(replace(seat, city=City(box, seat.city.tiles)) for seat in seats)

        scored = tuple(replace(each, seats=in_box(each.seats)) for each in self.scored)
        game = self.game.with_box(box)
        return replace(self, game=game, seats=in_box(self.seats), scored=scored)

    def huts_lying(self, kind: Kind) -> int:
        """How many huts of a colour the players are known to own."""
        return sum(tile.hut and tile.kind is kind for tile in self.table.lying)

    @cached_property
    def unseen(self) -> tuple[Tile, ...]:
        """The tiles that are known and lie nowhere yet, each of their sides."""
        return self.game.box.nowhere(self.lying)

    @cached_property
    def bag(self) -> int | None:
        """How many tiles the bag holds; None when not everything was entered tile by tile."""
        if any(seat.by_counts for seat in self.seats):
            return None
        return tiles_in_bag(self.game, self.table.lying)

    @property
    def next_round(self) -> int | None:
        """The round to be scored next, while there is one."""
        number = len(self.scored) + 1
        return number if number in ROUNDS else None

    def round_name(self, number: int) -> str:
        """What this game calls a round: 1, 2, 3 or A, B, C."""
        return self.game.scorings[number - 1]

    @property
    def next(self) -> Next:
        """What the table does next."""
        if self.finished:
            return Next.OVER
        if self.next_round is None:
            return Next.FINISH
        if self.has_dummy and len(self.draws) < self.next_round:
            return Next.DUMMY_DRAWS
        return Next.SCORE

    @cached_property
    def preview(self) -> RoundScore:
        """What the next round is worth as the table lies now."""
        return self.table.score(self.next_round or ROUNDS[-1])

    @cached_property
    def rounds(self) -> tuple[RoundScore, ...]:
        """Every scored round, computed from the table as it stood."""
        return tuple(
            self.table_of(scored.seats, scored.dummy).score(scored.number) for scored in self.scored
        )

    def adjusted(self, colour: Colour) -> int:
        """The points a player was given or lost by hand."""
        return sum(each.points for each in self.adjustments if each.colour is colour)

    @cached_property
    def totals(self) -> Mapping[Colour, int]:
        """Every player's points."""
        return {
            seat.colour: sum(scored.points(seat.name) for scored in self.rounds)
            + self.adjusted(seat.colour)
            for seat in self.seats
        }

    @cached_property
    def dummy_total(self) -> int:
        """The dummy's points; none without him."""
        if not self.has_dummy:
            return 0
        return sum(scored.points(self.dummy_name) for scored in self.rounds)

    @property
    def is_decided(self) -> bool:
        """Whether all rounds are scored, so that it is known who has won."""
        return self.next_round is None

    @property
    def is_won(self) -> bool:
        """Whether all rounds were scored before the game was finished."""
        return self.finished and self.is_decided

    @property
    def victory(self) -> Victory:
        """Who leads, or has won."""
        return victory(
            {seat.name: self.totals[seat.colour] for seat in self.seats},
            (self.dummy_name, self.dummy_total) if self.has_dummy else None,
            self.options,
        )
