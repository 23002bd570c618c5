import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.layout.form_plan import FormPlan
from companion.layout.parts_plan import widths
from tests.layout.measuring import PLAIN

FRAME = (100, 200, 500, 400)


def test_dots_run_from_the_first_game_to_the_last_between_the_lines():
    plan = FormPlan.within(FRAME, [98, 147, 60], PLAIN)
    assert [*plan.across] == [50, 75, 100, 125, 150]
    assert plan.spot(0, 50) == (plan.left, plan.bottom)
    assert plan.spot(2, 150) == (plan.right, plan.top)
    assert plan.spot(1, 100) == ((plan.left + plan.right) / 2, (plan.bottom + plan.top) / 2)


def test_one_game_alone_stands_in_the_middle():
    plan = FormPlan.within(FRAME, [98], PLAIN)
    assert plan.spot(0, 98) == ((plan.left + plan.right) / 2, plan.bottom)
    assert plan.nearest(0) == 0


@pytest.mark.parametrize(("share", "game"), [(-1, 0), (0, 0), (0.3, 1), (0.9, 2), (2, 2)])
def test_a_finger_means_the_nearest_game(share, game):
    plan = FormPlan.within(FRAME, [1, 2, 3], PLAIN)
    assert plan.nearest(plan.left + share * (plan.right - plan.left)) == game


@given(
    st.lists(st.integers(min_value=0, max_value=9_999), min_size=1, max_size=5),
    st.integers(min_value=1, max_value=400),
    st.integers(min_value=1, max_value=200),
)
def test_parts_fill_their_bar_and_each_has_room_for_its_number(numbers, room, least):
    found = widths(numbers, room, least)
    there = [width for width, number in zip(found, numbers, strict=True) if number]
    assert sum(found) == pytest.approx(room if there else 0)
    assert all(width >= min(least, room / len(there)) - 1e-6 for width in there)
    assert all(not width for width, number in zip(found, numbers, strict=True) if not number)
    order = sorted(zip(numbers, found, strict=True))
    assert [width for _number, width in order] == pytest.approx(sorted(found))
