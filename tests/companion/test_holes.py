import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.grid import Cell
from companion.board.holes import enclosed, may_close
from tests.companion import naive
from tests.companion.palaces import NEARBY, legal_palaces, messy_palaces, plain


def shape(*rows):
    return {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}


@pytest.mark.parametrize(
    ("tiles", "closed"),
    [
        (shape("###", "# #", "###"), {(1, 1)}),
        (shape("####", "#  #", "####"), {(1, 1), (2, 1)}),
        (shape("###", "#  ", "###"), set()),
        (shape("## ", "# #", "###"), {(1, 1)}),
        (shape("#####", "#    ", "#####"), set()),
        (shape("#"), set()),
    ],
    ids=["one cell", "d06 two cells", "open side", "diagonal crack", "deep bay", "alone"],
)
def test_c03_an_empty_area_without_a_way_out_side_to_side_is_a_hole(tiles, closed):
    assert enclosed(tiles) == closed


def test_c03_a_table_may_play_a_diagonal_crack_as_open():
    cracked = shape("## ", "# #", "###")
    assert enclosed(cracked, diagonal_gap_open=True) == set()
    assert enclosed(shape("###", "# #", "###"), diagonal_gap_open=True) == {(1, 1)}


SIXTY_AWAY = 60


@pytest.mark.parametrize("gap", [False, True])
def test_every_heap_of_tiles_closes_in_what_it_does_wherever_the_others_lie(gap):
    ring = shape("#####", "#   #", "# # #", "#   #", "#####")
    other = {(x + SIXTY_AWAY, y - SIXTY_AWAY) for x, y in shape("###", "# #", "###")}
    inside = {(x, y) for x in (1, 2, 3) for y in (1, 2, 3)} - {(2, 2)}
    hole = (SIXTY_AWAY + 1, 1 - SIXTY_AWAY)
    assert enclosed(ring | other, diagonal_gap_open=gap) == {*inside, hole}


def test_four_tiles_round_a_cell_are_the_fewest_that_close_it_in():
    diamond = shape(" # ", "# #", " # ")
    assert enclosed(diamond) == {(1, 1)}
    assert enclosed(diamond, diagonal_gap_open=True) == set()
    assert enclosed(diamond - {(1, 0)}) == set()


SPREAD = st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)), min_size=1, max_size=40)


@given(SPREAD)
def test_holes_among_scattered_tiles_agree_with_a_naive_flood(tiles):
    assert enclosed(tiles) == naive.closed_in(dict.fromkeys(tiles, "T12"))


@given(messy_palaces())
def test_holes_agree_with_a_naive_flood(built):
    assert enclosed(built.tiles) == naive.closed_in(plain(built))


@given(messy_palaces(most=14), NEARBY)
def test_eight_neighbours_that_see_no_danger_are_right(built, cell):
    after = naive.closed_in({**plain(built), tuple(cell): "T12"})
    if cell not in built and after - naive.closed_in(plain(built)):
        assert may_close(built.tiles, cell)


@given(legal_palaces(most=20), NEARBY)
def test_eight_neighbours_tell_the_whole_truth_in_a_palace_within_the_rules(built, cell):
    touching = any(cell == Cell(*naive.beyond(at, side)) for at in built.tiles for side in "nesw")
    if cell not in built and touching:
        after = naive.closed_in({**plain(built), tuple(cell): "T12"})
        assert may_close(built.tiles, cell) == bool(after)
