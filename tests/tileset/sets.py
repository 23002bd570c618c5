"""Sets of tiles to try things with, written shortly: `Sc11e` is a side, `Pa10e+Sc11e` a tile."""

from hypothesis import strategies as st

from companion.board.tiles import Tile
from companion.games import ALHAMBRA
from companion.games.granada_box import BOX, VALUES
from companion.tileset import TileSet


def side(code):
    return BOX.read(code)


def hut(code):
    return ALHAMBRA.box.read(code)


def tiles(text="", huts=""):
    """A set that was told these, one after the other."""
    found = TileSet()
    for word in text.split():
        sides = [side(code) for code in word.split("+")]
        found = found.with_pair(*sides) if len(sides) == 2 else found.with_face(sides[0])
    return found.with_huts(*(hut(code) for code in huts.split()))


def codes(sides):
    return " ".join(tile.code for tile in sides)


def pairs(told):
    return " ".join("+".join(tile.code for tile in pair) for pair in told)


MOATS = st.sampled_from(("", "n", "e", "s", "w", "ne", "sw", "nes", "new"))
SIDES = st.builds(Tile, st.sampled_from(BOX.kinds), st.sampled_from(VALUES), MOATS)


@st.composite
def whole_tiles(draw):
    even = draw(SIDES.filter(lambda tile: tile.price % 2 == 0))
    others = [kind for kind in BOX.kinds if kind is not even.kind]
    return even, Tile(draw(st.sampled_from(others)), even.price + 1, even.walls)


HUTS = st.builds(
    lambda kind, walls: Tile(kind, 0, walls, hut=True),
    st.sampled_from(tuple(ALHAMBRA.box.huts)),
    st.sampled_from(("n", "e", "s", "nw")),
)


@st.composite
def tile_sets(draw):
    """A set after a few words, in any order."""
    found = TileSet()
    for _word in range(draw(st.integers(0, 12))):
        match draw(st.sampled_from(("side", "pair", "pair", "apart", "forget", "hut"))):
            case "side":
                found = found.with_face(draw(SIDES))
            case "pair":
                found = found.with_pair(*draw(whole_tiles()))
            case "hut":
                found = found.with_huts(draw(HUTS))
            case doing if found.tiles:
                known = draw(st.sampled_from(found.tiles))
                if doing == "forget":
                    found = found.without_face(known)
                elif found.back_of(known):
                    found = found.without_pair(known)
    return found
