"""The dummy: what he draws, what he is given, and what was written down wrong."""

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from companion.board.tile_words import tile_words
from companion.board.tiles import Tile
from companion.errors import InputError, RuleError
from companion.games import Marker
from companion.input.bounds import MOST_ENTRIES
from companion.record.events.event import Act, Event, read_tile, refuse_when_over
from companion.record.events.turning import side_bought, turned_over, verify_turned
from companion.record.events.where_tiles_lie import refuse_twice, verify_free
from companion.record.play import DummyDraw, Gift, Next, Play
from companion.stages import dummy
from companion.stages.dummy import AT_ONCE, DRAWS, how_many, tiles_in_bag, verify_drawn
from companion.table.limits import refuse_huts_of_the_dummy
from companion.words import N_counted, _, counted

TILES_DRAWN = N_counted("{number} tile drawn", "{number} tiles drawn")


Tiles = Annotated[tuple[str, ...], Field(max_length=MOST_ENTRIES)]


class DummyDrew(Event):
    """The dummy drew his tiles, at the start or after a scoring."""

    did: Literal["dummy-drew"] = "dummy-drew"
    tiles: Tiles
    seed: int | None = None
    """What the app drew with, so that anyone can repeat it; None, the table drew."""
    market: Tiles = ()
    """Tiles in the market that the app was told not to draw."""
    bag: Annotated[int, Field(ge=0)] | None = None
    """How many tiles the table counted in the bag, where the app could not know."""
    marker: Marker = Marker.EVEN
    on_purpose: bool = False
    """They were drawn like this, whatever the rules say."""

    def verify(self, play: Play) -> None:
        """Refuse a draw at the wrong time, of the wrong number, or of tiles that lie elsewhere."""
        refuse_when_over(play)
        if play.next is not Next.DUMMY_DRAWS:
            raise RuleError(_("It is not the time for a draw."))
        drawn = tuple(read_tile(play, code) for code in self.tiles)
        refuse_huts_of_the_dummy(drawn)
        refuse_twice(play, drawn)
        if not self.on_purpose:
            after = len(play.draws)
            verify_drawn(play.game, drawn, expected(play, self.bag), after, self.marker)
            verify_free(play, drawn)
            self._verify_seed(play, drawn)

    def _verify_seed(self, play: Play, drawn: tuple[Tile, ...]) -> None:
        """Refuse a draw that its seed does not repeat."""
        if self.seed is None:
            return
        market = [read_tile(play, code) for code in self.market]
        bag = in_the_bag(play, market, self.marker)
        if dummy.draw(len(drawn), bag, self.seed).tiles != drawn:
            raise RuleError(_("The seed of this draw does not give these tiles."))

    def carried_out(self, play: Play) -> Play:
        """Give the tiles to the dummy."""
        drawn = tuple(read_tile(play, code) for code in self.tiles)
        return replace(play, draws=(*play.draws, DummyDraw(len(play.draws), drawn, self.seed)))

    def in_words(self, play: Play) -> str:
        """Say how many."""
        del play
        return counted(TILES_DRAWN, len(self.tiles))


class TileGiven(Act):
    """A player gave a tile to the dummy as soon as it was bought."""

    did: Literal["tile-given"] = "tile-given"
    tile: str
    bought: str | None = None
    """The side that lay up in the market, where he got the other one."""
    on_purpose: bool = False
    """It was given like this, whatever the rules say; it is reported until put right."""

    def verify(self, play: Play) -> None:
        """Refuse what is not bought, what lies elsewhere, and gifts to nobody."""
        play.seat(self.player)
        verify_gifts(play)
        tile = read_tile(play, self.tile)
        if tile.hut:
            raise RuleError(_("A hut is not bought, so it cannot be given away."))
        verify_turned(play, tile, self.bought, on_purpose=self.on_purpose)
        if not self.on_purpose:
            verify_free(play, (tile,))

    def carried_out(self, play: Play) -> Play:
        """Give the tile away."""
        tile = read_tile(play, self.tile)
        after = replace(play, gifts=(*play.gifts, Gift(self.player, tile)))
        return turned_over(after, tile, self.bought)

    def in_words(self, play: Play) -> str:
        """Name the tile and the dummy, and the side that was bought if that is another."""
        tile = read_tile(play, self.tile)
        words = {"tile": tile_words(tile), "dummy": play.dummy_name}
        if side := side_bought(play, tile, self.bought):
            return _("{tile} given to {dummy}, turned over from {bought}").format(
                **words, bought=tile_words(side)
            )
        return _("{tile} given to {dummy}").format(**words)


class DummyTileCorrected(Event):
    """A tile of the dummy's was written down wrong; every round that he had it in follows."""

    did: Literal["dummy-tile-corrected"] = "dummy-tile-corrected"
    tile: str
    to: str | None = None
    """Which tile it is; None, he never had it."""
    on_purpose: bool = False

    def verify(self, play: Play) -> None:
        """Refuse a tile that he has not, and one that lies elsewhere."""
        wrong = read_tile(play, self.tile)
        if wrong not in play.dummy_tiles:
            raise RuleError(
                _("{dummy} has no such tile: {tile}.").format(
                    dummy=play.dummy_name, tile=tile_words(wrong)
                )
            )
        if self.to is None:
            return
        right = read_tile(play, self.to)
        refuse_huts_of_the_dummy((right,))
        if not self.on_purpose:
            verify_free(self._with(play, None), (right,))

    def carried_out(self, play: Play) -> Play:
        """Put the right tile in the place of the wrong one."""
        return self._with(play, None if self.to is None else read_tile(play, self.to))

    def _with(self, play: Play, right: Tile | None) -> Play:
        wrong = read_tile(play, self.tile)

        def put_right(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
            changed = (right if tile == wrong else tile for tile in tiles)
            return tuple(tile for tile in changed if tile is not None)

        return replace(
            play,
            draws=tuple(replace(draw, tiles=put_right(draw.tiles)) for draw in play.draws),
            gifts=tuple(
                replace(gift, tile=tile) for gift in play.gifts for tile in put_right((gift.tile,))
            ),
            scored=tuple(
                replace(each, dummy=put_right(each.dummy), corrected=True)
                if wrong in each.dummy
                else each
                for each in play.scored
            ),
        )

    def in_words(self, play: Play) -> str:
        """Name the tile, or both."""
        words = {"dummy": play.dummy_name, "tile": tile_words(read_tile(play, self.tile))}
        if self.to is None:
            return _("{tile} taken away from {dummy}").format(**words)
        right = tile_words(read_tile(play, self.to))
        return _("{dummy}’s {tile} corrected to {right}").format(**words, right=right)


def expected(play: Play, bag: int | None = None) -> int:
    """How many tiles the dummy draws now; the table's own count of the bag decides."""
    after = len(play.draws)
    holds = play.bag if bag is None else bag
    if holds is None:
        if after == DRAWS[-1]:
            raise InputError(_("Count the tiles in the bag; not everything was entered here."))
        # A bag that runs out this early would have ended the game.
        holds = play.game.box.size
    return how_many(play.game, after, holds, play.options)


def verify_gifts(play: Play) -> None:
    """Refuse gifts once it is too late for them, and where there is nobody to take them."""
    refuse_when_over(play)
    if not play.has_dummy:
        raise RuleError(_("Only in a game of two is there somebody to give a tile to."))
    if play.awards is not None:
        raise RuleError(_("Tiles handed out at the end cannot be given away."))


def takes_gifts(play: Play) -> bool:
    """Whether the dummy may still be given a tile."""
    try:
        verify_gifts(play)
    except RuleError:
        return False
    return True


def guessed_bag(play: Play) -> int:
    """What the bag holds if the numbers that were typed are right; six are enough before that."""
    if len(play.draws) != DRAWS[-1]:
        return AT_ONCE
    typed = sum(seat.tally.buildings for seat in play.seats if seat.by_counts and seat.tally)
    return tiles_in_bag(play.game, play.table.lying, counted_only=typed)


def in_the_bag(play: Play, market: list[Tile], marker: Marker = Marker.EVEN) -> tuple[Tile, ...]:
    """What may be drawn: every tile that lies nowhere and is not in the market.

    Each with the side up that the marker shows; it matters to no draw but those that ask for it.
    """
    side = marker if play.game.asks_marker(len(play.draws)) else Marker.EVEN
    return play.game.unseen((*play.lying, *market), side)


def asks_marker(play: Play) -> bool:
    """Whether the next draw needs to be told where the black marker stands."""
    return play.next is Next.DUMMY_DRAWS and play.game.asks_marker(len(play.draws))
