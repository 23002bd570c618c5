"""The dummy: what he draws and what he is given."""

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from companion import dummy
from companion.building import faults_of_tile
from companion.city import City
from companion.dummy import how_many, verify_drawn
from companion.errors import InputError, RuleError
from companion.faults import FaultError
from companion.games import Marker
from companion.record.events.building import surroundings
from companion.record.events.event import (
    Act,
    Event,
    read_tile,
    refuse_when_over,
    tile_words,
)
from companion.record.play import DummyDraw, Gift, Next, Play
from companion.tiles import Tile
from companion.words import N_counted, _, counted

TILES_DRAWN = N_counted("{number} tile drawn", "{number} tiles drawn")


class DummyDrew(Event):
    """The dummy drew his tiles, at the start or after a scoring."""

    did: Literal["dummy-drew"] = "dummy-drew"
    tiles: tuple[str, ...]
    seed: int | None = None
    """What the app drew with, so that anyone can repeat it; None, the table drew."""
    market: tuple[str, ...] = ()
    """Tiles in the market that the app was told not to draw."""
    bag: Annotated[int, Field(ge=0)] | None = None
    """How many tiles the table counted in the bag, where the app could not know."""
    marker: Marker = Marker.EVEN
    on_purpose: bool = False
    """They were drawn like this, whatever the rules say."""

    def done_to(self, play: Play) -> Play:
        """Give the tiles to the dummy."""
        refuse_when_over(play)
        if play.next is not Next.DUMMY_DRAWS:
            raise RuleError(_("It is not the time for a draw."))
        after = len(play.draws)
        drawn = tuple(read_tile(play, code) for code in self.tiles)
        if len(set(drawn)) < len(drawn):
            raise RuleError(_("The same tile cannot be drawn twice."))
        if not self.on_purpose:
            verify_drawn(play.game, drawn, expected(play, self.bag), after, self.marker)
            verify_free(play, drawn)
            self._verify_seed(play, drawn)
        return replace(play, draws=(*play.draws, DummyDraw(after, drawn, self.seed)))

    def _verify_seed(self, play: Play, drawn: tuple[Tile, ...]) -> None:
        """Refuse a draw that its seed does not repeat."""
        if self.seed is None:
            return
        market = [read_tile(play, code) for code in self.market]
        if dummy.draw(len(drawn), in_the_bag(play, market), self.seed).tiles != drawn:
            raise RuleError(_("The seed of this draw does not give these tiles."))

    def told(self, play: Play) -> str:
        """Say how many."""
        del play
        return counted(TILES_DRAWN, len(self.tiles))


class TileGiven(Act):
    """A player gave a tile to the dummy as soon as it was bought."""

    did: Literal["tile-given"] = "tile-given"
    tile: str

    def done_to(self, play: Play) -> Play:
        """Give the tile away."""
        seat, tile = self.seat(play), read_tile(play, self.tile)
        if not play.has_dummy:
            raise RuleError(_("Only in a game of two is there somebody to give a tile to."))
        if play.awards is not None:
            raise RuleError(_("Tiles handed out at the end cannot be given away."))
        if tile.hut:
            raise RuleError(_("A hut is not bought, so it cannot be given away."))
        verify_free(play, (tile,))
        return replace(play, gifts=(*play.gifts, Gift(seat.colour, tile)))

    def told(self, play: Play) -> str:
        """Name the tile and the dummy."""
        return _("{tile} given to {dummy}").format(
            tile=tile_words(read_tile(play, self.tile)), dummy=play.dummy_name
        )


def expected(play: Play, bag: int | None = None) -> int:
    """How many tiles the dummy draws now; the table's own count of the bag decides."""
    holds = play.bag if bag is None else bag
    if holds is None:
        raise InputError(_("Count the tiles in the bag; not everything was entered here."))
    return how_many(play.game, len(play.draws), holds, play.options)


def in_the_bag(play: Play, market: list[Tile]) -> tuple[Tile, ...]:
    """What may be drawn: every tile that lies nowhere and is not in the market."""
    return tuple(tile for tile in play.unseen if tile not in market)


def verify_free(play: Play, tiles: tuple[Tile, ...]) -> None:
    """Refuse tiles that do not exist or lie somewhere already."""
    nobody = City(play.game.box)
    around = replace(surroundings(play, play.seats[0]), elsewhere=frozenset(play.lying))
    for tile in tiles:
        if found := faults_of_tile(nobody, tile, around):
            raise FaultError(found)
