"""What a game is told of the set: when it begins, and when more is known while it is played."""

from companion.games import GAMES
from companion.games.granada_box import face_of
from companion.record import Play
from companion.record.events import BacksTold, GameStarted, TileSetTold
from companion.tileset.tile_set import TileSet


def knowing(started: GameStarted, tiles: TileSet) -> GameStarted:
    """The start of a game that knows the set, where that matters and nothing was told before."""
    game = GAMES.get(started.game)
    if game is None or not game.box.is_learned or started.tile_set is not None:
        return started
    return started.model_copy(update={"tile_set": BacksTold.of(tiles.known_backs)})


def telling(play: Play, tiles: TileSet) -> TileSetTold | None:
    """What brings a game that is being played up to date; None where it knows everything.

    Two sides that both lie on its table are two tiles there, whatever the set says.
    """
    if not play.game.box.is_learned:
        return None
    lying = {face_of(tile) for tile in play.entered}
    told = tuple(pair for pair in tiles.told if not lying >= {face_of(side) for side in pair})
    known = BacksTold.of(tiles.known_backs)
    event = TileSetTold(tile_set=known.model_copy(update={"told": BacksTold.codes(told)}))
    return None if event.happened(play).game.box == play.game.box else event
