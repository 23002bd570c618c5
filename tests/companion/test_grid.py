import pytest

from companion.board.grid import OPPOSITE, Cell, Side
from companion.errors import InputError


def test_east_and_south_are_positive():
    start = Cell(0, 0)
    assert [str(start.step(side)) for side in Side] == ["0,-1", "1,0", "0,1", "-1,0"]


@pytest.mark.parametrize("side", list(Side))
def test_a_step_to_a_side_is_undone_by_a_step_to_the_opposite_side(side):
    assert Cell(3, -4).step(side).step(OPPOSITE[side]) == Cell(3, -4)


@pytest.mark.parametrize("text", ["0,0", "-1,2", " 3,-4 ", "99,-99"])
def test_a_cell_is_read_as_column_and_row(text):
    assert str(Cell.parse(text)) == text.strip()


@pytest.mark.parametrize("text", ["", "1", "1,", "a,b", "1,2,3", "1.5,0", "--1,0", "٣,0", "1" * 50])
def test_what_is_no_cell_is_refused(text):
    with pytest.raises(InputError, match="a cell is written column,row"):
        Cell.parse(text)


@pytest.mark.parametrize("text", ["100,0", "0,-100", "999999999,0", " " * 99 + "100,0"])
def test_no_cell_is_farther_away_than_any_palace_reaches(text):
    with pytest.raises(InputError, match="no palace reaches that far"):
        Cell.parse(text)
