"""Palaces for tests: parsed shortly, or grown at random within or beyond the rules."""

from hypothesis import strategies as st

from companion.board.building import Surroundings
from companion.board.city import City
from companion.board.fitting import whole_map
from companion.board.grid import Cell
from companion.games.alhambra import BOX


def city(text):
    return City.parse(text, BOX)


def tile(code):
    return BOX.read(code)


def cells(text):
    return [Cell.parse(word) for word in text.split()]


def plain(built):
    """The palace as the naive reference wants it."""
    return {tuple(cell): found.code for cell, found in built.tiles.items()}


@st.composite
def legal_palaces(draw, most=14, taken=frozenset()):
    """Grow a palace by the rules from the start tile, of tiles that are not taken."""
    grown = City(BOX)
    around = Surroundings(elsewhere=taken)
    for _ in range(draw(st.integers(0, most))):
        choices = [
            (cell, found)
            for cell, fitting in whole_map(grown, BOX.tiles, around).items()
            for found in fitting
        ]
        if not choices:
            break
        grown = grown.with_tile(*draw(st.sampled_from(choices)))
    return grown


@st.composite
def legal_tables(draw, most=7):
    """Grow two to six palaces out of one box, and leave some tiles for the dummy."""
    palaces, taken = [], frozenset()
    for _ in range(draw(st.integers(2, 6))):
        palaces.append(draw(legal_palaces(most, taken)))
        taken |= {found for _, found in palaces[-1]}
    left = [found for found in BOX.tiles if found not in taken]
    return palaces, draw(st.lists(st.sampled_from(left), max_size=6, unique=True))


NEARBY = st.builds(Cell, st.integers(-3, 3), st.integers(-3, 3))

TILES = st.sampled_from(BOX.tiles)

HUTS = st.sampled_from(
    [tile(f"H{kind.code}{walls}") for kind in BOX.kinds for walls in ("n", "es", "")]
)

MISPRINTS = st.sampled_from(
    [tile(code) for code in ("P6s", "P9", "G10e", "G10ns", "T13w", "A4new")]
)

ANY_TILE = st.one_of(TILES, TILES, HUTS, MISPRINTS)


@st.composite
def messy_palaces(draw, most=9):
    """Lay tiles anywhere near the start tile, rules or not."""
    laid = draw(st.dictionaries(NEARBY, ANY_TILE, max_size=most))
    return City(BOX, laid)
