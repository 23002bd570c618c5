"""A tile lies in one place only."""

from companion.board.building import Surroundings, faults_of_tile
from companion.board.city import City
from companion.board.faults import FaultError
from companion.board.tiles import Tile
from companion.errors import RuleError
from companion.record.play import Play
from companion.words import _


def verify_free(play: Play, tiles: tuple[Tile, ...]) -> None:
    """Refuse tiles that do not exist or lie somewhere already."""
    nobody, around = City(play.game.box), Surroundings(frozenset(play.lying))
    for tile in tiles:
        if found := faults_of_tile(nobody, tile, around):
            raise FaultError(found)


def refuse_twice(play: Play, tiles: tuple[Tile, ...]) -> None:
    """Refuse the same piece of cardboard twice."""
    if len({play.game.box.piece(tile) for tile in tiles}) < len(tiles):
        raise RuleError(_("The same tile cannot be there twice."))
