"""A tile that was just bought and lies with its other side up from then on."""

from dataclasses import replace

from companion.board.tiles import Tile
from companion.errors import RuleError
from companion.games.flipping import verify_sides
from companion.record.events.event import read_tile
from companion.record.events.where_tiles_lie import verify_free
from companion.record.play import Play
from companion.words import _


def side_bought(play: Play, tile: Tile, bought: str | None) -> Tile | None:
    """The other side, which lay up in the market; None for a tile that was not turned over."""
    side = tile if bought is None else read_tile(play, bought)
    return None if side == tile else side


def verify_turned(
    play: Play,
    tile: Tile,
    bought: str | None,
    *,
    from_market: bool = True,
    on_purpose: bool = False,
) -> None:
    """Refuse to turn over what lies already, and a side that is not this tile's or lies elsewhere.

    On purpose the table knows better than what it was told of its tiles, but no tile has two
    sides that go against the print of all tiles. That money was paid is taken for granted.
    """
    side = side_bought(play, tile, bought)
    if side is None:
        return
    box = play.game.box.knowing(()) if on_purpose else play.game.box
    verify_sides(box, side, tile, [side] if from_market else [])
    if on_purpose:
        return
    if play.awards is not None:
        raise RuleError(_("The tiles that are handed out at the end are not turned over."))
    verify_free(play, (side,))


def turned_over(play: Play, tile: Tile, bought: str | None) -> Play:
    """The table that has seen both sides of a tile."""
    side = side_bought(play, tile, bought)
    return play if side is None else replace(play, turned=(*play.turned, (side, tile)))
