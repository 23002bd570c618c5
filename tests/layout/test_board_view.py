import pytest

from companion.board.grid import Cell
from companion.layout.board_view import View, bounds_of

FRAME = (100, 200, 500, 400)


def test_a_drawing_reaches_half_a_tile_and_its_margin_beyond_its_cells():
    assert bounds_of([Cell(0, 0), Cell(2, -1)], 0.25) == (-0.75, -0.75, 2.75, 1.75)
    assert bounds_of([Cell(-3, 2)], 0) == (-3.5, -2.5, -2.5, -1.5)


def test_nothing_drawn_reaches_around_the_start_tile():
    assert bounds_of([], 0.5) == (-1, -1, 1, 1)


def test_all_of_a_drawing_is_fitted_into_the_middle_of_its_frame():
    view = View.fitting((-1, -1, 3, 1), FRAME, widest=500)
    assert view == View(200, 300, 100)
    assert view.seen((-1, -1, 3, 1)) == FRAME


@pytest.mark.parametrize(
    ("bounds", "widest", "tile"),
    [
        ((-1, -1, 1, 1), 40, 40),
        ((-1, -1, 1, 1), 900, 100),
        ((-10, -1, 10, 1), 900, 20),
        ((-1, -3.5, 1, 3.5), 900, 28),
        ((-5000, -1, 5000, 1), 900, 1),
    ],
)
def test_tiles_are_as_wide_as_there_is_room_but_no_wider_than_said(bounds, widest, tile):
    assert View.fitting(bounds, FRAME, widest).tile == tile


@pytest.mark.parametrize(
    ("shift", "shown"),
    [
        ((0, 0), True),
        ((1, 0), True),
        ((-1, 0), True),
        ((0, 1), True),
        ((0, -1), True),
        ((2, 0), False),
        ((-2, 0), False),
        ((0, 2), False),
        ((0, -2), False),
    ],
)
def test_a_drawing_is_seen_whole_but_for_a_pixel(shift, shown):
    bounds = (-1, -1, 3, 1)
    view = View.fitting(bounds, FRAME, widest=500).moved(*shift)
    assert view.shows(bounds, FRAME) is shown


def test_a_drawing_that_grows_has_room_for_a_tile_on_each_side():
    view = View.roomy((-1, -1, 3, 1), FRAME, widest=500, smallest=10)
    assert view == View.centred((-1, -1, 3, 1), FRAME, 50)
    assert view.shows((-1, -2, 3, 2), FRAME)


@pytest.mark.parametrize(
    ("widest", "smallest", "tile"), [(40, 10, 40), (500, 80, 80), (30, 80, 80)]
)
def test_tiles_of_a_drawing_that_grows_are_as_wide_as_a_finger_needs(widest, smallest, tile):
    view = View.roomy((-1, -1, 3, 1), FRAME, widest=widest, smallest=smallest)
    assert view.tile == tile


def test_a_view_is_moved_and_keeps_its_tiles():
    assert View(10, 20, 30).moved(-3, 4) == View(7, 24, 30)


def test_the_point_under_the_fingers_stays_where_it_is():
    view = View(100, 200, 40)
    cell = view.cell_at((190, 150))
    assert view.zoomed(80, (190, 150)).cell_at((190, 150)) == cell
    assert view.zoomed(80, (190, 150)) == View(10, 250, 80)


@pytest.mark.parametrize(
    ("view", "kept"),
    [
        # Smaller than its frame, a drawing stays inside it.
        (View(100, 300, 10), View(110, 300, 10)),
        (View(495, 300, 10), View(470, 300, 10)),
        (View(300, 500, 10), View(300, 390, 10)),
        (View(300, 0, 10), View(300, 210, 10)),
        (View(300, 300, 10), View(300, 300, 10)),
        # Larger, it fills the frame.
        (View(400, 500, 200), View(300, 400, 200)),
        (View(-500, 100, 200), View(-100, 200, 200)),
    ],
)
def test_a_drawing_is_never_lost_out_of_its_frame(view, kept):
    assert view.kept((-1, -1, 3, 1), FRAME) == kept


def test_a_view_comes_to_rest_on_whole_pixels():
    assert View(10.4, 19.6, 33.3).rounded() == View(10, 20, 33.3)


@pytest.mark.parametrize("cell", [Cell(0, 0), Cell(3, -2), Cell(-4, 5)])
def test_a_cell_is_found_at_its_middle_and_up_to_its_edges(cell):
    view = View(100, 200, 40)
    x, y = view.centre_of(cell)
    assert view.cell_at((x, y)) == cell
    assert view.cell_at((x + 19, y - 19)) == cell
    assert view.cell_at((x + 21, y)) == cell.step("e")
    assert view.cell_at((x, y + 21)) == cell.step("n")
