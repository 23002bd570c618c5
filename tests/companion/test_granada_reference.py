"""Granada with a tile set that was learned, against its rules written once more."""

from hypothesis import given
from hypothesis import strategies as st

from companion.board.building import Build, Surroundings, faults
from companion.board.city import City
from companion.board.fitting import spots
from companion.board.grid import Cell
from companion.board.players import Dummy, Player
from companion.board.wall import longest_wall
from companion.games import GRANADA, Marker
from companion.games.granada import BOX
from companion.options import Options
from companion.table.table import Table
from companion.tileset import TileSet
from companion.tileset.offering import offered_sides
from tests.companion import naive_granada as naive
from tests.companion.test_granada_box import WHOLE_SET
from tests.record.granada_tables import granada, laid, told
from tests.record.tables import after

FACES = [side for pair in WHOLE_SET for side in pair]
OTHERS = ["Sc11", "Sc11n", "Pa10e", "Ar4nesw", "Di14", "Li2sw", "Ho7nes"]
CODES = st.sampled_from(FACES) | st.sampled_from(OTHERS)
NEARBY = st.builds(Cell, st.integers(-2, 2), st.integers(-2, 2))


@st.composite
def pairs(draw):
    """Some of the 54 tiles, as a table has learned them."""
    return draw(st.lists(st.sampled_from(WHOLE_SET), unique=True, max_size=54))


@st.composite
def cities(draw, box, taken=(), most=9):
    """A city grown by the rules, each piece once."""
    city, lying = City(box), [*taken]
    for _tile in range(draw(st.integers(0, most))):
        code = draw(st.sampled_from(FACES))
        tile = box.read(code)
        free = spots(city, tile, Surroundings(frozenset(lying)))
        if free:
            city = city.with_tile(draw(st.sampled_from(free)), tile)
            lying.append(tile)
    return city


def knowing(known):
    return BOX.knowing([(BOX.read(even), BOX.read(odd)) for even, odd in known])


def plain(city):
    return {tuple(cell): tile.code for cell, tile in city.tiles.items()}


@given(st.data(), pairs(), CODES, NEARBY, st.lists(st.sampled_from(FACES), max_size=4))
def test_what_may_be_built(data, known, code, cell, elsewhere):
    box = knowing(known)
    city = data.draw(cities(box))
    around = Surroundings(frozenset(map(box.read, elsewhere)))
    found = {fault.code.value for fault in faults(city, Build(cell, box.read(code)), around)}
    assert found == naive.judge(plain(city), code, tuple(cell), known, elsewhere)


@given(st.data(), pairs())
def test_moats(data, known):
    city = data.draw(cities(knowing(known), most=14))
    assert longest_wall(city).length == naive.moat(plain(city))


@given(pairs(), st.lists(st.sampled_from(FACES), max_size=8, unique=True))
def test_what_is_offered(known, lying):
    record = granada(3)
    for number, code in enumerate(lying):
        record = after(record, laid(code, f"{number + 1},0", on_purpose=True))
    found = TileSet()
    for even, odd in known:
        found = found.with_pair(BOX.read(even), BOX.read(odd))
    here = {tile.code for tile in offered_sides(record.play, found)}
    heard = {tile.code for pair in found.offered for tile in pair}
    assert here - heard == naive.offered(known, [], lying) - heard


@given(
    st.lists(st.sampled_from(FACES), max_size=12, unique=True),
    st.sampled_from(Marker),
    st.integers(0, 54),
)
def test_what_is_in_the_bag(lying, marker, heard):
    record = granada(3, tile_set=told(*WHOLE_SET[heard:], offered=WHOLE_SET[:heard]))
    play = record.play
    seen = [play.game.box.read(code) for code in lying]
    found = {tile.code for tile in play.game.unseen(seen, marker)}
    parity = 1 if marker is Marker.ODD else 0
    assert found == naive.in_the_bag(WHOLE_SET, lying, parity)


@given(st.data(), pairs(), st.integers(1, 3), st.booleans(), st.booleans())
def test_whole_scorings(data, known, scoring, simple, in_totals):
    box, taken, built = knowing(known), [], []
    for _player in range(data.draw(st.integers(2, 4))):
        built.append(data.draw(cities(box, taken)))
        taken += [tile for _cell, tile in built[-1]]
    free = [code for code in FACES if box.piece(box.read(code)) not in {*map(box.piece, taken)}]
    heap = []
    for code in data.draw(st.lists(st.sampled_from(free), max_size=6, unique=True)):
        if not any(naive.same_piece(code, other, known) for other in heap):
            heap.append(code)
    with_dummy = len(built) == 2
    options = Options(simple_scoring=simple, dummy_in_totals=in_totals)
    table = Table(
        GRANADA.with_box(box),
        tuple(Player(str(number), city) for number, city in enumerate(built)),
        Dummy("Pablo", tuple(map(box.read, heap))) if with_dummy else None,
        options,
    )
    table.verify()
    score = table.score(scoring)
    score.verify()
    heaps = [[tile.code for _cell, tile in city] for city in built]
    names = [str(number) for number in range(len(built))]
    if with_dummy:
        heaps.append(heap)
        names.append("Pablo")
    counted = None if in_totals else len(built)
    for kind in box.kinds:
        expected = naive.majority(kind.code, scoring, heaps, simple, counted)
        assert [score.for_kind(name, kind) for name in names] == expected
    for name, city in zip(names, built, strict=False):
        assert score.for_wall(name) == naive.moat(plain(city))
