import pytest
from kivy.core.window import Window
from kivy.tests.common import UnitTestTouch

from companion.board.city import City
from companion.board.grid import Cell
from companion.games import ALHAMBRA
from screens.board.board import Board
from screens.board.touches import LONG_PRESS
from screens.navigation.screen import Screen
from screens.tiles.tile_button import TileButton

PALACE = ". T9nw A6ne / G8nw * G9e / G6esw A6sw S6es"


class Sandbox(Screen):
    """A board on a screen of its own, that writes down what it is told."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.tapped, self.held = [], []
        city = City.parse(PALACE, ALHAMBRA.box)
        self.board = Board(city=city, interactive=True, places=[Cell(1, -2), Cell(2, 0)])
        self.board.bind(on_cell=lambda _, cell: self.tapped.append(cell))
        self.board.bind(on_long_press=lambda _, cell: self.held.append(cell))
        self.add_widget(self.board)


@pytest.fixture
def sandbox(hand):
    hand.navigator.rooms["sandbox"] = Sandbox
    screen = hand.navigator.go("sandbox")
    hand.frames()
    return screen


@pytest.fixture
def board(sandbox):
    return sandbox.board


def inside(board):
    return board.view.shows(board.bounds, board.frame)


@pytest.mark.parametrize("cell", [Cell(0, 0), Cell(-1, 0), Cell(1, -2), Cell(2, 0)])
def test_a_tap_says_which_cell(hand, sandbox, cell):
    hand.tap_at(*sandbox.board.view.centre_of(cell))
    assert sandbox.tapped == [cell]


def test_a_resting_finger_is_a_long_press_and_no_tap(hand, sandbox):
    finger = hand.press(*sandbox.board.view.centre_of(Cell(1, 0)))
    hand.until(lambda: sandbox.held)
    finger.touch_up()
    hand.frames()
    assert (sandbox.held, sandbox.tapped) == ([Cell(1, 0)], [])
    assert LONG_PRESS <= 0.6


def test_the_palace_is_in_the_middle_and_in_view(board):
    left, bottom, right, top = board.view.seen(board.bounds)
    assert inside(board)
    assert (left + right) / 2 == pytest.approx(board.center_x, abs=1)
    assert (bottom + top) / 2 == pytest.approx(board.center_y, abs=1)


def test_a_pan_moves_the_palace_and_taps_nothing(hand, sandbox):
    board = sandbox.board
    before = board.view
    hand.drag(board.center, (board.center_x, board.center_y + 60))
    assert board.view.y > before.y
    assert board.view.tile == before.tile
    assert sandbox.tapped == []


def test_a_pan_never_loses_the_palace(hand, board):
    hand.drag((200, 400), (200, 890), steps=20)
    hand.drag((200, 100), (410, 890), steps=20)
    assert inside(board)


def test_two_fingers_pinch_around_what_lies_between_them(hand, sandbox):
    board = sandbox.board
    before = board.view
    x, y = board.view.centre_of(Cell(0, 0))
    one, other = UnitTestTouch(x - 30, y), UnitTestTouch(x + 30, y)
    one.touch_down()
    other.touch_down()
    hand.frames(1)
    for step in range(1, 6):
        one.touch_move(x - 30 - step * 1.2, y)
        other.touch_move(x + 30 + step * 1.2, y)
        hand.frames(1)
    one.touch_up()
    other.touch_up()
    hand.frames()
    assert board.tile > before.tile
    assert board.view.centre_of(Cell(0, 0)) == pytest.approx((x, y), abs=3)
    assert sandbox.tapped == []


@pytest.mark.parametrize(("button", "grows"), [("scrolldown", True), ("scrollup", False)])
def test_the_wheel_zooms(hand, board, button, grows):
    board.on_pinch(1.3, board.center, (0, 0))
    before = board.tile
    touch = UnitTestTouch(*board.center)
    touch.profile = ["pos", "button"]
    touch.button = button
    touch.touch_down()
    touch.touch_up()
    hand.frames()
    assert (board.tile > before) is grows


def test_a_palace_that_grows_out_of_view_is_brought_back(hand, board):
    board.view = board.view.moved(0, 200).kept(board.bounds, board.frame)
    board.places = [Cell(0, -6), Cell(5, 0)]
    hand.frames()
    assert inside(board)


def test_a_palace_that_stays_in_view_stays_where_it_was(hand, board):
    hand.drag(board.center, (board.center_x, board.center_y + 40))
    before = board.view
    board.places = [Cell(1, -2)]
    hand.frames()
    assert board.view == before


def middle_of(board):
    left, bottom, right, top = board.view.seen(board.bounds)
    return pytest.approx(((left + right) / 2, (bottom + top) / 2), abs=1)


def test_what_would_be_outside_is_brought_back_into_the_middle_at_the_same_size(hand, board):
    board.smallest_tile = 20
    board.fit()
    before = board.view
    board.places = [*board.places, Cell(0, 2)]
    hand.frames()
    assert board.view == before
    board.places = [*board.places, Cell(0, 6)]
    hand.frames()
    assert board.tile == before.tile
    assert tuple(board.center) == middle_of(board)


def test_what_was_zoomed_by_hand_keeps_its_size_while_a_palace_grows(hand, board):
    board.smallest_tile = 20
    board.dispatch("on_pinch", 2, board.center, (0, 0))
    before = board.tile
    board.marked = Cell(4, 0)
    hand.frames()
    assert board.tile == before
    assert board.view.shows((3.5, -0.5, 4.5, 0.5), board.frame)


def test_turning_the_phone_keeps_the_palace_in_view(hand, board):
    hand.resize(892, 412)
    assert inside(board)
    hand.resize(412, 892)
    assert inside(board)


def test_a_board_to_look_at_takes_no_touch(hand, sandbox):
    sandbox.board.interactive = False
    hand.tap_at(*sandbox.board.view.centre_of(Cell(0, 0)))
    assert sandbox.tapped == []


def test_a_board_draws_what_it_is_given(tmp_path):
    from tests.ui.hand import Hand

    with Hand(tmp_path, draws=True) as hand:
        hand.navigator.rooms["sandbox"] = Sandbox
        board = hand.navigator.go("sandbox").board
        hand.frames()
        assert _colour(board, Cell(-1, 0), 0.3) == pytest.approx((68, 127, 65), abs=30)
        assert _colour(board, Cell(0, 0), 0.3) == pytest.approx((217, 199, 156), abs=14)


def _colour(board, cell, off):
    from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

    x, y = board.view.centre_of(cell)
    x, y = Window.width and int(x + off * board.tile), int(y + off * board.tile)
    return tuple(glReadPixels(x, y, 1, 1, GL_RGB, GL_UNSIGNED_BYTE))


@pytest.mark.parametrize("grey", [False, True])
def test_a_tile_is_pressed_grey_or_not(hand, sandbox, grey):
    pressed = []
    tile = City.parse(PALACE, ALHAMBRA.box)[Cell(1, 0)]
    button = TileButton(tile=tile, grey=grey)
    button.bind(on_release=pressed.append)
    sandbox.add_widget(button)
    hand.frames()
    hand.tap(button)
    assert pressed == [button]
    assert min(button.size) >= 48


def test_a_landed_tile_is_ringed_for_a_moment(hand, board):
    hand.app.reduced_motion = False
    board.land(Cell(1, 0))
    assert board.landing == 1
    hand.until(lambda: board.landing == 0)


def test_with_less_motion_a_tile_just_lies_there(hand, board):
    hand.app.reduced_motion = True
    board.land(Cell(1, 0))
    assert board.landing == 0


def test_a_palace_too_large_for_fingers_keeps_its_tiles_large_and_the_mark_in_view(hand, board):
    hand.resize(320, 640)
    board.smallest_tile = 90
    for corner in (Cell(3, 0), Cell(-3, 1)):
        board.marked = corner
        hand.frames(4)
        assert board.tile == 90
        x, y = board.view.centre_of(corner)
        assert board.x <= x - 45
        assert x + 45 <= board.right
        assert board.y <= y - 45
        assert y + 45 <= board.top
