"""What is said when a palace or a whole table goes from one phone to another."""

from collections.abc import Iterable

from companion.board.tile_words import TILES, tile_words
from companion.board.tiles import Tile
from companion.board.wall import longest_wall
from companion.record.differences import Difference
from companion.share import checked_code
from companion.share.palace_code import HandedOver
from companion.words import _, counted, listed


def about_handed(handed: HandedOver) -> tuple[str, ...]:
    """What is handed over, line by line: tiles, wall, and what lies beside the palace."""
    tiles, border = counted(TILES, len(handed.city)), handed.game.words.border.buildings_and_length
    lines = [_(border).format(buildings=tiles, length=longest_wall(handed.city).length)]
    if handed.reserve:
        lines.append(_("In reserve: {tiles}").format(tiles=tiles_in_words(handed.reserve)))
    if handed.shown:
        lines.append(_("Bonus cards: {tiles}").format(tiles=tiles_in_words(handed.shown)))
    return tuple(lines)


def tiles_in_words(tiles: Iterable[Tile]) -> str:
    """Several tiles one after the other."""
    return listed([tile_words(tile) for tile in tiles])


def which_tiles(difference: Difference) -> str:
    """The tiles that differ in one way."""
    return tiles_in_words(each.tile for each in difference.tiles)


def palace_message(handed: HandedOver, code: str) -> str:
    """A palace as a message for whoever takes it in."""
    return _(handed.game.words.handing.message).format(
        name=handed.name, link=checked_code.link(code)
    )


def part_message(part: str, code: str) -> str:
    """One part of a whole table as a message."""
    return _("{part} of our table, for the Alhambra companion: {link}").format(
        part=part, link=checked_code.link(code)
    )
