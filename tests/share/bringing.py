"""What players could bring to a table: within the rules, or only such as lies on a table."""

from hypothesis import strategies as st

from companion.board.city import City
from companion.board.grid import ORIGIN, Cell
from companion.board.tiles import Tile
from companion.games.alhambra import ALHAMBRA, BOX
from companion.games.granada import BOX as GRANADA_BOX
from companion.games.granada import GRANADA
from companion.modules.bonus import cards
from companion.share.palace_code import HandedOver
from tests.companion.palaces import legal_palaces


def written(sides):
    return "".join(side for side in "nesw" if side in sides)


NEAR = st.builds(Cell, st.integers(-4, 4), st.integers(-4, 4))
FAR = st.builds(Cell, st.integers(-40, 40), st.integers(-40, 40))
WALLS = st.sets(st.sampled_from("nesw"), max_size=3).map(written)
LETTERS = st.characters(exclude_categories=["C", "Z"])
names = st.just("") | st.text(LETTERS, min_size=1, max_size=40)


@st.composite
def laid_out(draw, box, tiles):
    """Tiles in different cells, near and far."""
    cells = draw(st.lists(NEAR | NEAR | FAR, unique=True, max_size=len(tiles)))
    return City(box, dict(zip([cell for cell in cells if cell != ORIGIN], tiles, strict=False)))


@st.composite
def alhambra(draw):
    """A palace grown by the rules or laid anyhow, upside down too, with huts and cards."""
    tiles = draw(st.lists(st.sampled_from(BOX.tiles), unique=True, max_size=30))
    turned = draw(st.sets(st.integers(0, 29)))
    lying = [each.turned_round if at in turned else each for at, each in enumerate(tiles)]
    huts = [
        Tile(kind, 0, draw(WALLS), hut=True)
        for kind in draw(st.lists(st.sampled_from(BOX.kinds), unique=True, max_size=4))
    ]
    anyhow = laid_out(BOX, list(dict.fromkeys([*lying, *huts])))
    city = draw(legal_palaces() | anyhow)
    left = [tile for tile in BOX.tiles if tile not in set(city.tiles.values())]
    reserve = draw(st.lists(st.sampled_from(left), unique=True, max_size=5))
    standing = [tile for tile in cards(BOX) if tile in set(city.tiles.values())]
    shown = draw(st.sets(st.sampled_from(standing), max_size=3)) if standing else set()
    in_order = tuple(tile for tile in cards(BOX) if tile in shown)
    return HandedOver(ALHAMBRA, city, tuple(reserve), in_order, draw(names))


@st.composite
def granada(draw):
    """A city of any faces, each once, with any moats."""
    faces = [(kind, value) for kind in GRANADA_BOX.kinds for value in range(2, 14)]
    drawn = draw(st.lists(st.sampled_from(faces), unique=True, max_size=35))
    tiles = [Tile(kind, value, draw(WALLS)) for kind, value in drawn]
    city = draw(laid_out(GRANADA_BOX, tiles[:30]))
    return HandedOver(GRANADA, city, tuple(tiles[30:]), (), draw(names))


def same(one, other):
    """Whether the same was brought; the order of the cards that lie open tells nothing."""
    first, second = ((each.game, each.city, each.reserve, each.name) for each in (one, other))
    return first == second and set(one.shown) == set(other.shown)
