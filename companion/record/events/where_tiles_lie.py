"""A tile lies in one place only."""

from collections.abc import Iterable

from companion.board.building import Surroundings, faults_of_tile
from companion.board.city import City
from companion.board.faults import FaultError
from companion.board.tiles import Tile
from companion.errors import CompanionError, RuleError
from companion.record.play import Play
from companion.words import _


def verify_free(play: Play, tiles: tuple[Tile, ...]) -> None:
    """Refuse tiles that do not exist or lie somewhere already."""
    nobody, around = City(play.game.box), Surroundings(frozenset(play.lying))
    for tile in tiles:
        if found := faults_of_tile(nobody, tile, around):
            raise FaultError(found)


def is_free(play: Play, code: str) -> bool:
    """Whether a code names a tile that exists and lies nowhere yet."""
    box = play.game.box
    try:
        tile = box.read(code)
    except CompanionError:
        return False
    exists = not tile.hut and box.knowing(()).misprint(tile) is None
    return exists and box.piece(tile) not in map(box.piece, play.lying)


def knows_better(play: Play, tiles: Iterable[Tile]) -> bool:
    """Whether a table sees other moats on tiles than those that it was told they have."""
    box = play.game.box
    return box.is_learned and any(box.misprint(tile) for tile in tiles)


def refuse_twice(play: Play, tiles: tuple[Tile, ...]) -> None:
    """Refuse the same piece of cardboard twice."""
    if len({play.game.box.piece(tile) for tile in tiles}) < len(tiles):
        raise RuleError(_("The same tile cannot be there twice."))
