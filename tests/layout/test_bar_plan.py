from companion.layout.bar_plan import Bar, BarPlan
from tests.layout.measuring import PLAIN

FRAME = (100, 200, 500, 300)
BARS = [Bar("Ana", 40, "40", more=10), Bar("Leo", -3, "−3")]


def plan(bars=BARS, **told):
    return BarPlan.within(FRAME, bars, PLAIN, **told)


def test_bars_run_between_their_labels_and_their_numbers():
    found = plan()
    assert found.start == 100 + 3 * 8 + 8
    assert found.end == 500 - 2 * 6 - 8
    assert plan(symbol=28).start == found.start + 28


def test_the_longest_bar_and_what_may_come_to_it_fill_the_room():
    found = plan()
    assert found.length(50) == found.end - found.start
    assert found.length(25) == (found.end - found.start) / 2
    assert found.length(-3) == 0
    assert plan(most=100).length(50) == (found.end - found.start) / 2


def test_long_labels_leave_room_for_their_bars():
    found = plan([Bar("A very long name that nobody has anywhere", 1, "1")])
    assert found.start == 100 + 0.4 * 400 + 8


def test_rows_stand_below_each_other_and_know_who_was_tapped():
    found = plan()
    assert (found.middle(0), found.middle(1)) == (275, 225)
    assert [found.row_at(height, 2) for height in (299, 251, 249, 201)] == [0, 0, 1, 1]
    assert (found.row_at(150, 2), found.row_at(350, 2)) == (None, None)


def test_nothing_and_bars_of_nothing_have_no_length():
    assert plan([]).most == 1
    assert plan([Bar("Ana", 0, "0")]).length(0) == 0
