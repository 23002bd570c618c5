"""One line for a whole palace, as FEN is for chess; and the same palace drawn in ASCII."""

from collections.abc import Mapping

from companion.board.grid import FARTHEST, OPPOSITE, Cell, Side
from companion.board.tiles import START, Box, Tile
from companion.errors import InputError
from companion.input.bounds import MOST_CHARACTERS
from companion.input.quoting import quoted
from companion.words import N_counted, _, counted

EMPTY = "."
ROW_END = "/"
WIDEST = FARTHEST + 1
"""No palace is wider or higher than all tiles and huts of a box laid end to end."""

LENGTH = N_counted(
    "The city is {number} character long; no city needs more than {most}.",
    "The city is {number} characters long; no city needs more than {most}.",
)
MORE_TILES = N_counted(
    "The city has {number} tile; the game has {most}.",
    "The city has {number} tiles; the game has {most}.",
)
MORE_HUTS = N_counted(
    "The city has {number} hut; the game has {most}.",
    "The city has {number} huts; the game has {most}.",
)

Tiles = Mapping[Cell, Tile]


def read(text: str, box: Box) -> dict[Cell, Tile]:
    """Read a palace; what cannot be read is refused with its row and cell."""
    _refuse_too_long(text)
    lines = [row.split() for row in text.split(ROW_END)]
    _refuse_too_wide(len(lines), *map(len, lines))
    placed = {
        Cell(column, row): _read_cell(code, row, column, box)
        for row, codes in enumerate(lines)
        for column, code in enumerate(codes)
        if code != EMPTY
    }
    start = _find_start(placed)
    _refuse_more_than_exist(placed, box)
    return {Cell(x - start.x, y - start.y): tile for (x, y), tile in placed.items()}


def refuse_unreadable(tiles: Tiles, box: Box) -> None:
    """Refuse a palace that could be written, but not be read again."""
    _refuse_more_than_exist(tiles, box)
    _refuse_too_wide(len(rows(tiles)), len(columns(tiles)))
    _refuse_too_long(write(tiles))


def _refuse_too_long(text: str) -> None:
    if len(text) > MOST_CHARACTERS:
        raise InputError(counted(LENGTH, len(text), most=MOST_CHARACTERS))


def _refuse_too_wide(*sizes: int) -> None:
    if max(sizes) > WIDEST:
        raise InputError(
            _("The city has more than {most} rows or columns; no palace is that large.").format(
                most=WIDEST
            )
        )


def _read_cell(code: str, row: int, column: int, box: Box) -> Tile:
    if code == START.code:
        return START
    try:
        return box.read(code)
    except InputError as problem:
        raise InputError(
            _("row {row}, cell {cell}: {problem}").format(
                row=row + 1, cell=column + 1, problem=problem
            )
        ) from None


def _find_start(placed: Tiles) -> Cell:
    starts = [cell for cell, tile in placed.items() if tile is START]
    if not starts:
        raise InputError(_("The city has no start tile; write it as *."))
    if len(starts) > 1:
        raise InputError(
            _('row {row}, cell {cell}: "*": a second start tile; a city has one').format(
                row=starts[1].y + 1, cell=starts[1].x + 1
            )
        )
    return starts[0]


def _refuse_more_than_exist(placed: Tiles, box: Box) -> None:
    buildings = sum(tile.is_building for tile in placed.values())
    if buildings > box.size:
        raise InputError(counted(MORE_TILES, buildings, most=box.size))
    huts, most_huts = sum(tile.hut for tile in placed.values()), sum(box.huts.values())
    if huts > most_huts:
        raise InputError(counted(MORE_HUTS, huts, most=most_huts))


def read_tile_at(text: str, box: Box) -> tuple[Cell, Tile]:
    """Read a tile with its place.

    >>> from companion.games import alhambra
    >>> read_tile_at("G10n@1,0", alhambra.BOX)
    (Cell(x=1, y=0), <G10n>)
    """
    code, at, cell = text.partition("@")
    if not at:
        raise InputError(
            _('"{text}": write the tile and its place, such as G10n@1,0.').format(text=quoted(text))
        )
    tile = box.read(code.strip())
    return Cell.parse(cell), tile


def write(tiles: Tiles) -> str:
    """Write a palace as the shortest line that `read` understands.

    >>> from companion.games import alhambra
    >>> write(read("* . / G10w . .", alhambra.BOX))
    '* / G10w'
    """
    by_row: dict[int, dict[int, Tile]] = {}
    for (x, y), tile in tiles.items():
        by_row.setdefault(y, {})[x] = tile
    west = columns(tiles).start
    return " / ".join(_codes(by_row.get(row, {}), west) for row in rows(tiles))


def _codes(row: Mapping[int, Tile], west: int) -> str:
    columns_to_last = range(west, max(row, default=west - 1) + 1)
    return " ".join(row[x].code if x in row else EMPTY for x in columns_to_last) or EMPTY


def columns(tiles: Tiles) -> range:
    """The columns from the westernmost tile to the easternmost."""
    xs = [cell.x for cell in tiles]
    return range(min(xs), max(xs) + 1)


def rows(tiles: Tiles) -> range:
    """The rows from the northernmost tile to the southernmost."""
    ys = [cell.y for cell in tiles]
    return range(min(ys), max(ys) + 1)


def draw(tiles: Tiles) -> str:
    """Draw a palace for people: ``=`` and ``#`` are walls, ``-`` and ``|`` open outer sides.

    >>> from companion.games import alhambra
    >>> print(draw(read("T9nw A6ne / *", alhambra.BOX)))
    +======+======+
    #  T9     A6  #
    +      +------+
    |  *   |
    +------+
    """
    xs, ys = columns(tiles), rows(tiles)
    lines = []
    for y in (*ys, ys.stop):
        lines.append(_line_above(tiles, xs, y))
        if y in ys:
            lines.append(_line_through(tiles, xs, y))
    return "\n".join(line.rstrip() for line in lines)


_EDGES = {Side.N: ("=" * 6, "-" * 6), Side.W: ("#", "|")}


def _edge(tiles: Tiles, cell: Cell, side: Side) -> str:
    """Draw the line on a cell's north or west: a wall, an open outer side, or nothing."""
    walled, outline = _EDGES[side]
    here, beyond = tiles.get(cell), tiles.get(cell.step(side))
    if (here and side in here.walls) or (beyond and OPPOSITE[side] in beyond.walls):
        return walled
    return outline if bool(here) != bool(beyond) else " " * len(outline)


def _line_above(tiles: Tiles, xs: range, y: int) -> str:
    cells = [Cell(x, y) for x in (*xs, xs.stop)]
    return "".join(_corner(tiles, cell) + _edge(tiles, cell, Side.N) for cell in cells)


def _corner(tiles: Tiles, cell: Cell) -> str:
    meeting = (cell, cell.step(Side.N), cell.step(Side.W), cell.step(Side.N).step(Side.W))
    return "+" if any(place in tiles for place in meeting) else " "


def _line_through(tiles: Tiles, xs: range, y: int) -> str:
    cells = [Cell(x, y) for x in (*xs, xs.stop)]
    return "".join(_edge(tiles, cell, Side.W) + _label(tiles.get(cell)) for cell in cells)


def _label(tile: Tile | None) -> str:
    if tile is None:
        return " " * 6
    return tile.code.rstrip("nesw").center(6)
