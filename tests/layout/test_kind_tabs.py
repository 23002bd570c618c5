import pytest

from companion.layout.kind_tabs import tabs_in_a_row
from tests.layout.measuring import PLAIN


@pytest.mark.parametrize(
    ("kinds", "width", "across"),
    [
        (6, 296, 6),
        (9, 296, 5),
        (9, 388, 5),
        (9, 396, 9),
        (9, 513, 9),
        (6, 263, 3),
        (9, 100, 2),
        (9, 10, 1),
        (0, 296, 1),
    ],
)
def test_tabs_that_do_not_fit_beside_each_other_stand_in_even_rows(kinds, width, across):
    assert tabs_in_a_row(kinds, width, PLAIN) == across
