"""What a game teaches: every side that lies on its table, every tile turned over, every hut."""

from collections.abc import Iterator

from companion.board.tiles import Pair
from companion.games.granada_box import face_of
from companion.modules import HUTS
from companion.record import Play
from companion.tileset.in_writing import denied, said_of_backs, said_of_huts, said_of_sides


def lessons(play: Play) -> dict[str, str]:
    """What this table says of its tiles as it is entered now; a mistake put right says nothing."""
    of_tiles = _of_tiles(play) if play.game.box.is_learned else {}
    huts = (tile for tile in play.entered if tile.hut) if HUTS in play.modules else ()
    return {**of_tiles, **said_of_huts(huts)}


def _of_tiles(play: Play) -> dict[str, str]:
    turned = tuple(_turned(play))
    lying = {face_of(tile) for tile in play.entered}
    two_tiles = [
        face_of(even) for even, odd in play.known.offered if lying >= {face_of(even), face_of(odd)}
    ]
    seen = (*(side for pair in turned for side in pair), *play.entered)
    return {**denied(two_tiles), **said_of_sides(seen), **said_of_backs(turned)}


def _turned(play: Play) -> Iterator[Pair]:
    """The tiles turned over at this table, with the moats that they are known to have."""
    box = play.game.box
    for bought, laid in play.turned_here:
        side = box.back_of(laid)
        back = side and box.back_of(side)
        if side and back and face_of(side) == face_of(bought):
            yield side, back
