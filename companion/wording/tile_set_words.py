"""What is said of the tile set: how far it is known, tile by tile, and how two sets differ."""

from companion.board.tile_words import about_walls, heading, tile_words
from companion.board.tiles import Tile
from companion.games import ALHAMBRA, GRANADA
from companion.tileset import Piece, TileSet
from companion.tileset.overview import SetRow, halves
from companion.tileset.tile_set import HUTS
from companion.words import N_counted, _, counted

ONE_SIDE = N_counted("{number} more, one side only", "{number} more, one side only")
HUTS_KNOWN = N_counted("{number} of {size} huts known", "{number} of {size} huts known")
LEFT_TO_CHOOSE = N_counted(
    "{number} difference left to choose", "{number} differences left to choose"
)
TAKEN_IN = N_counted("{number} more tile is known.", "{number} more tiles are known.")


def how_far_known(tiles: TileSet) -> str:
    """How many tiles and huts are known whole."""
    return _("{known} of {all} tiles and {huts} of {all_huts} huts known").format(
        known=tiles.known,
        all=GRANADA.box.size,
        huts=len(tiles.huts),
        all_huts=sum(HUTS.values()),
    )


def one_side_only(tiles: TileSet) -> str:
    """How many tiles are known by half; empty where none is."""
    number = len(halves(tiles))
    return counted(ONE_SIDE, number) if number else ""


def huts_known(tiles: TileSet) -> str:
    """How many huts are known."""
    return counted(HUTS_KNOWN, len(tiles.huts), size=sum(HUTS.values()))


def title_of_row(row: SetRow) -> str:
    """A kind, and how far its tiles are known."""
    return _("{kind} · {known} of {all}").format(
        kind=_(row.kind.title), known=row.known, all=len(row.tiles)
    )


def about_side(tiles: TileSet, tile: Tile) -> str:
    """A side with its moats, and what is on its back."""
    if tile.hut:
        return about_walls(tile, ALHAMBRA.words.border.of_tile)
    moats = about_walls(tile, GRANADA.words.border.of_tile)
    back = tiles.back_of(tile)
    if back is None:
        return _("{moats} Its other side is not known yet.").format(moats=moats)
    return _("{moats} Its other side is {back}.").format(moats=moats, back=tile_words(back))


def about_pieces(pieces: tuple[Piece, ...]) -> str:
    """What a set says of some tiles, in a line."""
    if not pieces:
        return _("Nothing is known.")
    return "\n".join(
        _("{side} and {back}").format(side=heading(piece.sides[0]), back=tile_words(piece.sides[1]))
        if piece.is_whole
        else heading(piece.sides[0])
        for piece in pieces
    )
