import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.layout.race_plan import RacePlan, lines_across, spread
from companion.record import Colour
from companion.wording.points.race import Runner
from tests.layout.measuring import PLAIN

FRAME = (100, 200, 500, 400)
ANA = Runner("Ana", Colour.RED, (0, 10, 40))
LEO = Runner("Leo", Colour.BLUE, (0, 20, 35))


@pytest.mark.parametrize(
    ("points", "lines"),
    [
        ([0], [0, 1]),
        ([0, 4], [0, 1, 2, 3, 4]),
        ([0, 5], [0, 2, 4, 6]),
        ([0, 61], [0, 20, 40, 60, 80]),
        ([0, 100], [0, 25, 50, 75, 100]),
        ([12, 15], [0, 5, 10, 15]),
        ([-3, 8], [-5, 0, 5, 10]),
        ([-5], [-6, -4, -2, 0, 2]),
        ([0, 9000], [*range(0, 9001, 1000)]),
    ],
)
def test_lines_are_drawn_at_round_numbers_around_all_points(points, lines):
    assert [*lines_across(points)] == lines


@given(st.lists(st.integers(min_value=-300, max_value=900), min_size=1))
def test_all_points_lie_between_the_lines(points):
    lines = lines_across(points)
    assert lines[0] <= min(0, *points)
    assert lines[-1] >= max(1, *points)
    assert 2 <= len(lines) <= 7
    assert 0 in lines


@pytest.mark.parametrize(
    ("heights", "apart"),
    [
        ([50, 50, 10], [50, 30, 10]),
        ([10, 5], [20, 0]),
        ([90, 20], [90, 20]),
        ([3, 2, 1], [40, 20, 0]),
        ([60, 50, 45], [60, 40, 20]),
    ],
)
def test_names_at_the_ends_of_lines_stand_apart(heights, apart):
    assert spread(heights, gap=20, low=0) == apart


def plan(*runners, stops=3, frame=FRAME):
    return RacePlan.within(frame, runners, stops, PLAIN)


def test_numbers_stand_before_the_lines_and_names_behind_them():
    made = plan(ANA, LEO)
    assert [*made.across] == [0, 10, 20, 30, 40]
    # "40" is 12 wide, "Ana 40" is 48.
    assert made.left == 100 + 12 + 6
    assert made.right == 500 - 48 - 14
    assert (made.bottom, made.top) == (224, 390)
    assert made.names == 48


def test_long_names_leave_more_than_half_of_the_width_to_the_lines():
    made = plan(Runner("A" * 90, Colour.RED, (0, 1, 2)))
    assert made.names == 0.42 * 400
    assert made.right == 500 - 168 - 14


def test_everybody_is_where_their_points_are():
    made = plan(ANA, LEO)
    assert made.spot(0, 0) == (made.left, made.bottom)
    assert made.spot(2, 40) == (made.right, made.top)
    assert made.spot(1, 20) == (
        (made.left + made.right) / 2,
        (made.bottom + made.top) / 2,
    )


def test_points_below_nothing_are_inside_too():
    made = plan(Runner("Ana", Colour.RED, (0, -5)), stops=2)
    assert made.spot(1, -5)[1] > made.bottom
    assert made.spot(0, -6)[1] == made.bottom
    # The widest number is "−6", before its line.
    assert made.left == 100 + 12 + 6


def test_names_stand_beside_their_lines_but_not_on_each_other():
    made = plan(ANA, LEO)
    assert made.name_heights([ANA, LEO], gap=17) == [390, pytest.approx(made.spot(2, 35)[1])]
    close = Runner("Kim", Colour.GREEN, (0, 0, 39))
    assert made.name_heights([ANA, close], gap=17) == [390, 373]


def test_words_below_the_chart_are_made_smaller_only_where_they_would_touch():
    made = plan(ANA, LEO)
    between = made.spot(1, 0)[0] - made.spot(0, 0)[0]
    # A small letter is 6 wide.
    assert made.scale_of(("Start", "1", "2"), PLAIN) == 1
    longest = "x" * 40
    assert made.scale_of((longest, longest, "2"), PLAIN) == between / (40 * 6 + 2)
