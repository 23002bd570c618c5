"""What the set offers while a city is entered: known sides that fit, and what lies where."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.board.grid import Cell
from companion.board.offers import Offers
from companion.board.tiles import Box, Kind, Tile
from companion.games.granada_box import face_of
from companion.modules import HUTS as HUTS_MODULE
from companion.record import Colour, Play, Seat
from companion.tileset.tile_set import HUTS, TileSet
from companion.words import N_, _


class LyingIn(StrEnum):
    """Where a tile can lie."""

    CITY = "city"
    RESERVE = "reserve"
    DUMMY = "dummy"
    MARKET = "market"


@dataclass(frozen=True, slots=True)
class Lying:
    """A tile that lies somewhere, with the side up that is seen there."""

    tile: Tile
    place: LyingIn
    colour: Colour | None = None
    """Whose city or reserve it is."""
    cell: Cell | None = None

    def in_words(self, play: Play) -> str:
        """Say where it lies."""
        name = play.dummy_name if self.colour is None else play.seat(self.colour).name
        return _(_WHERE[self.place]).format(name=name)


_WHERE = {
    LyingIn.CITY: N_("{name} has built it."),
    LyingIn.RESERVE: N_("{name} has it in reserve."),
    LyingIn.DUMMY: N_("{name} has it."),
    LyingIn.MARKET: N_("It is one of the last tiles in the market."),
}


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a kind: free, or lying somewhere already; its moats, where they are known."""

    price: int
    tile: Tile | None
    lying: Lying | None


def offered_sides(play: Play, tiles: TileSet) -> tuple[Tile, ...]:
    """The known sides that lie nowhere, nor do their backs; those with a known back first."""
    box = _box(play, tiles)
    if not box.is_learned:
        return play.unseen
    whole = box.nowhere(play.entered)
    in_box, lying = ({face_of(tile) for tile in many} for many in (box.tiles, play.entered))
    halves = [tile for face, tile in tiles.faces.items() if face not in in_box | lying]
    kinds = box.kinds

    def by_kind(tile: Tile) -> tuple[int, int]:
        return kinds.index(tile.kind), tile.price

    return (*sorted(whole, key=by_kind), *sorted(halves, key=by_kind))


def backs_of(play: Play, sides: Iterable[Tile], tiles: TileSet) -> dict[Tile, Tile]:
    """The other sides of tiles that have two, as far as they are known."""
    if not play.game.box.is_learned:
        return {}
    return {side: back for side in sides for back in [tiles.back_of(side)] if back}


def offered_huts(play: Play, tiles: TileSet) -> tuple[Tile, ...]:
    """The known huts that lie nowhere, of each colour as many at most as are left."""
    if HUTS_MODULE not in play.modules:
        return ()
    lying = Counter(tile for tile in play.entered if tile.hut)
    known = sorted((Counter(tiles.huts) - lying).elements(), key=lambda hut: hut.walls)
    return tuple(
        hut
        for kind, exist in HUTS.items()
        for hut in [hut for hut in known if hut.kind is kind][: _left(exist, kind, lying)]
    )


def _left(exist: int, kind: Kind, lying: Counter[Tile]) -> int:
    """How many huts of a colour are still in their stack."""
    return max(0, exist - sum(number for hut, number in lying.items() if hut.kind is kind))


def offers(play: Play, seat: Seat, tiles: TileSet) -> Offers:
    """For one city: every place where a known side or hut fits, and which."""
    known = (*offered_sides(play, tiles), *offered_huts(play, tiles))
    return Offers.for_city(seat.city, known, play.surroundings(seat.colour))


def values(play: Play, kind: Kind, tiles: TileSet) -> tuple[Value, ...]:
    """Every value of a kind: whether it lies somewhere already, and where."""
    box = _box(play, tiles)
    lying = {box.likely_piece(each.tile): each for each in _lying(play)}
    known = {tile.price: tile for tile in (*tiles.tiles, *box.tiles) if tile.kind is kind}
    return tuple(
        Value(price, known.get(price), lying.get(box.likely_piece(Tile(kind, price))))
        for price in box.prices(kind)
    )


def where(play: Play, tile: Tile, tiles: TileSet) -> Lying | None:
    """Where a tile lies, this side up or the other."""
    box = _box(play, tiles)
    piece = box.likely_piece(tile)
    return next((each for each in _lying(play) if box.likely_piece(each.tile) == piece), None)


def _box(play: Play, tiles: TileSet) -> Box:
    """The box by all that is known here: the set, what the game was told, and what lies there."""
    told = (*tiles.told, *play.known.told, *play.turned_here)
    return play.game.box.knowing(told, tiles.offered, play.entered)


def _lying(play: Play) -> Iterator[Lying]:
    for seat in play.seats:
        for cell, tile in seat.city:
            if not tile.hut:
                yield Lying(tile, LyingIn.CITY, seat.colour, cell)
        for tile in seat.reserve:
            if not tile.hut:
                yield Lying(tile, LyingIn.RESERVE, seat.colour)
    for tile in play.dummy_tiles:
        yield Lying(tile, LyingIn.DUMMY)
    for tile in play.declined:
        yield Lying(tile, LyingIn.MARKET)
    if play.in_hand:
        yield Lying(play.in_hand.tile, LyingIn.MARKET)
