"""A draw that is being made: by the app or by the table, and what has been said of it so far."""

from enum import StrEnum
from typing import Self

from pydantic import BaseModel, ConfigDict, Field

from companion.board.tiles import Tile
from companion.errors import CompanionError, RuleError
from companion.games import Marker
from companion.record import Play
from companion.record.events import DummyDrew
from companion.record.events.dummy import asks_marker, expected, guessed_bag, in_the_bag
from companion.record.events.where_tiles_lie import is_free, knows_better
from companion.stages.dummy import draw, fresh_seed
from companion.tileset import TileSet
from companion.tileset.offering import offered_sides
from companion.turns.turn import SLOTS
from companion.words import _

MOST_TILES = 999
"""No bag holds nearly as many."""


class Way(StrEnum):
    """How the tiles come out of the bag."""

    WAITING = "waiting"
    BY_APP = "by-app"
    BY_TABLE = "by-table"


class DrawPlan(BaseModel):
    """What people have decided about the next draw; nothing of it has happened yet."""

    model_config = ConfigDict(frozen=True)

    way: Way = Way.WAITING
    seed: int | None = None
    aside: tuple[str, ...] = ()
    """Tiles that the app drew but that lie in the market."""
    picked: tuple[str, ...] = ()
    bag: int | None = Field(default=None, ge=0, le=MOST_TILES)
    """What the table counted in the bag."""
    marker: Marker | None = None
    """Where the black marker stands, once somebody has said so."""

    def but(self, **changes: object) -> Self:
        """The plan with something changed."""
        return self.model_copy(update=changes)

    def made_to_fit(self, play: Play) -> Self:
        """The plan without tiles that have turned up elsewhere, or that there are none of.

        One that cannot be carried out at this table at all is begun anew.
        """
        picked, aside = (
            tuple(code for code in dict.fromkeys(codes) if is_free(play, code))
            for codes in (self.picked, self.aside)
        )
        plan = self.but(picked=picked, aside=aside)
        try:
            plan.number(play)
            if plan.way is Way.BY_APP:
                plan.drawn(play)
        except CompanionError:
            return type(self)()
        return plan

    def by_app(self) -> Self:
        """Let the app draw; asked twice, it draws the same again."""
        seed = fresh_seed() if self.seed is None else self.seed
        return self.but(way=Way.BY_APP, seed=seed)

    def marked(self, marker: Marker) -> Self:
        """The plan once it is told where the marker stands; other sides than before lie up."""
        if marker is self.marker:
            return self
        return self.but(marker=marker, picked=(), aside=())

    @property
    def side(self) -> Marker:
        """Which side of his tiles lies up; the even one, unless the marker says otherwise."""
        return self.marker or Marker.EVEN

    def waits_for_marker(self, play: Play) -> bool:
        """Whether it must be told first where the marker stands."""
        return self.marker is None and asks_marker(play)

    def toggled(self, tile: Tile) -> Self:
        """The plan with a tile picked, or no longer picked."""
        if tile.code in self.picked:
            return self.but(picked=tuple(code for code in self.picked if code != tile.code))
        return self.but(picked=(*self.picked, tile.code))

    def put_aside(self, play: Play, tile: Tile) -> Self:
        """The plan with a tile found in the market, or back in the bag.

        Refused is more than the market holds, where it is known what else is not in the bag.
        """
        if tile.code in self.aside:
            return self.but(aside=tuple(code for code in self.aside if code != tile.code))
        if play.bag is not None and len(self.aside) == len(SLOTS):
            raise RuleError(_("No more than four tiles lie in the market."))
        return self.but(aside=(*self.aside, tile.code))

    def number(self, play: Play) -> int:
        """How many tiles are drawn."""
        return expected(play, self.counted_bag(play))

    def counted_bag(self, play: Play) -> int | None:
        """What the table counted in the bag, or would count by the numbers it typed."""
        if self.bag is not None or play.bag is not None:
            return self.bag
        return guessed_bag(play)

    def bag_size(self, play: Play) -> int:
        """How many tiles there are in the bag: counted, known, or guessed."""
        if self.bag is not None:
            return self.bag
        return guessed_bag(play) if play.bag is None else play.bag

    def aside_tiles(self, play: Play) -> list[Tile]:
        """The tiles found in the market."""
        return [play.game.box.read(code) for code in self.aside]

    def picked_tiles(self, play: Play) -> list[Tile]:
        """The tiles the table says it drew."""
        return [play.game.box.read(code) for code in self.picked]

    def could_be_drawn(self, play: Play, tiles: TileSet) -> tuple[Tile, ...]:
        """The tiles to pick from: every known side that may lie up, before it those just told."""
        known = offered_sides(play, tiles)
        right = [tile for tile in known if play.game.lies_right(tile, self.side)]
        told = (tile for tile in self.picked_tiles(play) if tile not in right)
        return (*told, *right)

    def with_told(self, play: Play, tile: Tile) -> Self:
        """The plan with a tile that the table tells of; refused is one that was picked already."""
        piece = play.game.box.piece
        if piece(tile) in map(piece, self.picked_tiles(play)):
            raise RuleError(_("It is among those that you picked."))
        return self.toggled(tile)

    def drawn(self, play: Play) -> list[Tile]:
        """What the app draws."""
        bag = in_the_bag(play, self.aside_tiles(play), self.side)
        return list(draw(self.number(play), bag, self.seed or 0).tiles)

    def event(self, play: Play) -> DummyDrew:
        """What happens when the plan is carried out."""
        bag = self.counted_bag(play)
        if self.way is Way.BY_TABLE:
            told_anew = knows_better(play, self.picked_tiles(play))
            wrong = len(self.picked) != self.number(play) or told_anew
            return DummyDrew(tiles=self.picked, bag=bag, marker=self.side, on_purpose=wrong)
        tiles = tuple(tile.code for tile in self.drawn(play))
        return DummyDrew(tiles=tiles, seed=self.seed, market=self.aside, bag=bag, marker=self.side)
