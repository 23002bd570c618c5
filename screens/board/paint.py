"""Paints a palace: tiles with colour, symbol, letters and price; its border; marks and faults."""

from collections.abc import Collection, Mapping

from companion.board.city import City
from companion.board.grid import Cell, Side
from companion.board.tiles import Tile
from companion.board.wall import longest_wall
from screens.board.borders import BORDER_OF, border_of
from screens.board.colours import FACES, BoardColours
from screens.board.sketch import Sketch, centre
from screens.theme import Colour, mix

WHITE = (1.0, 1.0, 1.0, 1.0)
BLACK = (0.0, 0.0, 0.0, 1.0)

SIGNS = {
    "more": ("plus", "primary"),
    "moved": ("arrow-all", "primary"),
    "fewer": ("minus", "primary"),
    "doubtful": ("alert", "error"),
}
"""What can be said about a cell by a sign: its icon, and the role that its colour has."""

HALF = 0.49
"""Half a tile; the rest is the gap between two of them."""

LIGHTER, DARKER = 0.03, 0.05
"""How much a tile shades from its upper edge to its lower one."""

EDGE = 0.02
"""How wide the line is around a tile that needs one."""

FOLD = 0.25
"""How much of a side the folded corner takes that shows a tile's back."""


def palace(city: City, colours: BoardColours, *, glowing: bool, detailed: bool) -> Sketch:
    """The tiles of a city and their walls, the longest wall glowing."""
    sketch = Sketch()
    for cell in city.tiles:
        if cell.step(Side.S) not in city:
            x, y = centre(cell)
            sketch.box((x, y - 0.5), (0.44, 0.03), colours.shadow, radius=0.03, soft=0.2)
    for cell, laid in city.tiles.items():
        face(sketch, laid, centre(cell), detailed=detailed)
    longest = longest_wall(city).edges if glowing else ()
    border_of(city).around(sketch, city.tiles, longest, colours)
    return sketch


def marks(
    colours: BoardColours,
    places: Collection[Cell],
    marked: Cell | None,
    faults: Collection[Cell],
    pointed: Cell | None = None,
) -> Sketch:
    """The dashed places where something fits, the marked one, what is wrong, what is meant."""
    sketch = Sketch()
    for cell in places:
        if cell != marked and cell not in faults:
            sketch.box(centre(cell), (0.4, 0.4), colours.place_fill, radius=0.12)
            sketch.dashed(centre(cell), 0.4, colours.place, radius=0.12, line=0.028)
    if marked is not None:
        sketch.box(centre(marked), (0.43, 0.43), colours.mark_fill, radius=0.12)
        sketch.box(centre(marked), (0.43, 0.43), colours.mark, radius=0.12, line=0.045)
        sketch.glyph("plus", centre(marked), 0.42, colours.mark)
    for cell in faults:
        x, y = centre(cell)
        sketch.box((x, y), (0.47, 0.47), colours.fault_fill, radius=0.1)
        sketch.box((x, y), (0.47, 0.47), colours.fault, radius=0.1, line=0.06)
        sketch.box((x + 0.31, y + 0.31), (0.17, 0.17), colours.fault, radius=0.17)
        sketch.glyph("alert", (x + 0.31, y + 0.325), 0.24, colours.on_fault)
    if pointed is not None:
        sketch.box(centre(pointed), (0.52, 0.52), colours.on_mark, radius=0.1, line=0.1)
        sketch.box(centre(pointed), (0.5, 0.5), colours.mark, radius=0.08, line=0.06)
    return sketch


def signs(signed: Mapping[Cell, str], colours: BoardColours) -> Sketch:
    """A small round sign at the corner of each of these cells; SIGNS says which there are."""
    sketch = Sketch()
    for cell, sort in signed.items():
        x, y = centre(cell)
        icon, role = SIGNS[sort]
        ground, ink = (
            (colours.fault, colours.on_fault)
            if role == "error"
            else (colours.mark, colours.on_mark)
        )
        sketch.box((x, y), (0.47, 0.47), ground, radius=0.1, line=0.05)
        sketch.box((x + 0.33, y + 0.33), (0.2, 0.2), ground, radius=0.2)
        sketch.glyph(icon, (x + 0.33, y + 0.335), 0.28, ink)
    return sketch


def landing(cell: Cell, left: float, colours: BoardColours) -> Sketch:
    """A ring that spreads from a tile just laid and fades; `left` runs from 1 to 0."""
    sketch = Sketch()
    if left:
        half = 0.5 + 0.3 * (1 - left)
        sketch.box(centre(cell), (0.49, 0.49), _faded(WHITE, 0.5 * left), radius=0.06)
        ring = _faded(colours.mark, left)
        sketch.box(centre(cell), (half, half), ring, radius=0.14, line=0.06)
    return sketch


def ghosts(tiles: Mapping[Cell, Tile], colours: BoardColours) -> Sketch:
    """Tiles that are thought of but do not lie there: pale, with their walls."""
    sketch = Sketch()
    for cell, tile in tiles.items():
        single(sketch, tile, colours, at=centre(cell), strength=0.55)
    return sketch


def single(  # noqa: PLR0913  # What, with which colours, where, how strong, what is below it.
    sketch: Sketch,
    tile: Tile,
    colours: BoardColours,
    *,
    at: tuple[float, float] = (0.0, 0.0),
    strength: float = 1.0,
    back: Tile | None = None,
) -> None:
    """One tile alone, with its walls as its cardboard shows them, and its back at a corner."""
    face(sketch, tile, at, detailed=True, strength=strength)
    if back is not None:
        _fold(sketch, tile, back, at, strength)
    if tile.walls:
        BORDER_OF[tile.kind.name].of_tile(sketch, at, tile.walls, colours, strength)


def blank(
    sketch: Sketch, tile: Tile, colours: BoardColours, at: tuple[float, float] = (0.0, 0.0)
) -> None:
    """A tile of which nothing is known but that there is one, and perhaps its value."""
    sketch.dashed(at, 0.42, colours.place, radius=0.1, line=0.03)
    if tile.price > 0:
        digits = len(str(tile.price))
        _number(sketch, tile.price, (at[0] - 0.069 * digits, at[1]), 0.3, colours.place)


def face(
    sketch: Sketch,
    tile: Tile,
    at: tuple[float, float],
    *,
    detailed: bool,
    strength: float = 1.0,
) -> None:
    """What is printed on a tile; from afar its colour and symbol must do."""
    x, y = at
    look = FACES[tile.kind.name]
    upper, lower = mix(look.fill, WHITE, LIGHTER), mix(look.fill, BLACK, DARKER)
    sketch.box(
        at, (HALF, HALF), _faded(upper, strength), radius=0.06, lower=_faded(lower, strength)
    )
    if look.edge:
        sketch.box(at, (HALF, HALF), _faded(look.edge, strength), radius=0.06, line=EDGE)
    ink = _faded(look.ink, strength)
    symbol = "home-variant" if tile.hut else look.symbol
    if not detailed:
        sketch.glyph(symbol, at, 0.72, ink)
        return
    line = _faded(look.ink, strength * 0.28)
    sketch.box(at, (0.425, 0.425), line, radius=0.04, line=0.016)
    if not tile.is_building and not tile.hut:
        sketch.glyph(symbol, at, 0.62, ink)
        return
    sketch.glyph(symbol, (x, y + 0.01), 0.5, ink)
    letters = tile.kind.code
    room = 0.225 if len(letters) == 1 else 0.32
    spot = x + 0.3 - (room - 0.225) / 3, y - 0.295
    sketch.glyph(letters, spot, room, _faded(look.ink, strength * 0.9))
    if tile.price:
        _number(sketch, tile.price, (x - 0.375, y + 0.295), 0.29, ink)


def _fold(sketch: Sketch, tile: Tile, back: Tile, at: tuple[float, float], strength: float) -> None:
    """The lower left corner turned up, in the colour of the other side."""
    corner = at[0] - HALF, at[1] - HALF
    sketch.corner(corner, FOLD + 0.04, _faded(FACES[tile.kind.name].ink, strength * 0.6))
    look = FACES[back.kind.name]
    sketch.corner(corner, FOLD, _faded(look.edge or look.fill, strength))
    if look.edge:
        within = corner[0] + EDGE, corner[1] + EDGE
        sketch.corner(within, FOLD - 3 * EDGE, _faded(look.fill, strength))


def _number(sketch: Sketch, number: int, left: tuple[float, float], size: float, ink) -> None:
    """A price, digit by digit from the left."""
    x, y = left
    for digit in str(number):
        sketch.glyph(digit, (x + size * 0.23, y), size, ink)
        x += size * 0.46


def _faded(colour: Colour, strength: float) -> Colour:
    return (*colour[:3], colour[3] * strength)
