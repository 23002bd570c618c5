import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.layout.grid_plan import GridPlan
from companion.record import Colour
from companion.wording.points.point_rows import Points, Row
from tests.layout.measuring import PLAIN, width

NUMBERS = ("12",) * 7 + ("112",)


def row(name, texts=NUMBERS, place=""):
    return Row(name, Colour.RED, tuple(Points(0, text) for text in texts), place)


def plan(room, *rows):
    return GridPlan.for_width(room, rows, PLAIN)


def test_names_stand_before_their_numbers_where_there_is_room():
    made = plan(400, row("Ana"), row("Maximilian"))
    # The longest name has 100, the dot before it 20 and the gap behind it 4; the sum has 24 + 8.
    assert not made.above
    assert made.places == 0
    # Seven columns share 400 - 124 - 32 = 244 of the width.
    assert made.middles == pytest.approx((*(124 + 244 / 7 * (at + 0.5) for at in range(7)), 384))
    assert made.names == pytest.approx(104)
    assert made.scale == 1


def test_columns_are_no_wider_than_they_need_and_the_name_gets_the_rest():
    made = plan(800, row("Ana"))
    assert [b - a for a, b in zip(made.middles, made.middles[1:7], strict=False)] == [56] * 6
    assert made.middles[-1] == 800 - (24 + 8) / 2
    assert made.names == 800 - 32 - 7 * 56 - 20


@pytest.mark.parametrize(("room", "above"), [(324, False), (323, True)])
def test_names_stand_above_where_numbers_would_be_too_narrow(room, above):
    # Seven columns of 20 + 4, a name of 100 with its dot and gap, and the sum.
    made = plan(room, row("Maximilian"))
    assert made.above is above


@pytest.mark.parametrize(("room", "above"), [(324, False), (323, True)])
def test_columns_of_single_figures_are_not_squeezed_beside_a_name(room, above):
    # Seven symbols of 24 stand over them.
    assert plan(room, row("Maximilian", ("5",) * 7 + ("112",))).above is above


def test_a_name_above_has_the_whole_width_but_for_its_place_and_dot():
    made = plan(240, row("Maximilian", place="1."))
    assert made.above
    assert made.places == 2 * 8 + 6
    assert made.names == 240 - 22 - 20


def test_places_have_room_before_names():
    made = plan(400, row("Ana", place="1."), row("Leo"))
    assert made.places == 2 * 8 + 6
    assert made.names == pytest.approx(made.middles[0] - _half(made) - 22 - 20)


def test_places_have_room_where_the_first_row_has_none():
    made = plan(400, row("Dirk"), row("Ana", place="1."))
    assert made.places == 2 * 8 + 6


def _half(made):
    return (made.middles[1] - made.middles[0]) / 2


def test_numbers_shrink_where_nothing_else_helps():
    made = plan(100, row("Maximilian"))
    assert made.above
    # There is room for 100 - 32 of the 168 that seven numbers need.
    assert made.scale == pytest.approx((100 - 32) / 168)
    assert made.middles[0] == pytest.approx(68 / 14)


def test_a_grid_of_sums_alone_has_one_column():
    made = plan(200, row("Ana", ("5",)))
    assert made.middles == (200 - (8 + 8) / 2,)
    assert made.scale == 1


@given(
    st.floats(min_value=60, max_value=1400),
    st.lists(st.text("abcdefg", min_size=1, max_size=20), min_size=1, max_size=7),
    st.integers(min_value=0, max_value=9),
    st.integers(min_value=0, max_value=9999),
    st.booleans(),
)
def test_at_any_width_columns_stand_apart_and_inside(room, names, columns, most, placed):
    texts = (*[str(most)] * columns, "999")
    made = plan(room, *(row(name, texts, "1." if placed else "") for name in names))
    each = [b - a for a, b in zip(made.middles, made.middles[1:], strict=False)]
    assert all(apart > 0 for apart in each)
    last = width("999", "Title medium") / 2
    assert made.middles[-1] + last <= room
    if columns:
        half = width(str(most), "Label large") / 2 * made.scale
        assert made.middles[0] - half >= -0.01
        assert made.middles[-2] + half <= made.middles[-1] - last + 0.01
    if not made.above:
        assert made.names >= max(width(name, "Body large") for name in names) - 0.01
