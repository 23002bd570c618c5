import pytest
from kivy.core.window import Window
from kivy.graphics import Mesh
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from companion.games import ALHAMBRA
from screens.navigation.screen import Screen
from screens.tiles.tile_shelf import TileShelf
from tests.ui.environment import SIZES

TILES = list(ALHAMBRA.box.tiles)


class Room(Screen):
    """A shelf that is longer than the screen, in a place to scroll."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.tapped, self.held = [], []
        self.shelf = TileShelf(tiles=TILES)
        self.shelf.bind(on_tile=lambda _, tile: self.tapped.append(tile))
        self.shelf.bind(on_long_tile=lambda _, tile: self.held.append(tile))
        self.scroll = ScrollView(do_scroll_x=False)
        column = BoxLayout(orientation="vertical", size_hint_y=None)
        column.bind(minimum_height=column.setter("height"))
        column.add_widget(self.shelf)
        self.scroll.add_widget(column)
        self.add_widget(self.scroll)


@pytest.fixture
def room(hand):
    hand.navigator.rooms["shelf"] = Room
    hand.navigator.go("shelf")
    hand.frames(4)
    return hand.screen


@pytest.fixture
def shelf(room):
    return room.shelf


@pytest.mark.parametrize("size", SIZES)
def test_tiles_stand_in_rows_that_fill_the_width(hand, shelf, size):
    hand.resize(*size)
    assert shelf.columns == int(shelf.width // shelf.cell)
    assert shelf.height == -(-54 // shelf.columns) * shelf.cell
    middles = [shelf.where(tile)[0] for tile in TILES]
    assert min(middles) >= shelf.tile_size * 0.6
    assert max(middles) <= Window.width - shelf.tile_size * 0.6


def test_every_cell_is_large_enough_to_hit_however_small_its_tile(hand, shelf):
    shelf.tile_size = 20
    hand.frames()
    assert shelf.cell >= 48
    assert shelf._pitch >= 48


def test_a_tap_says_which_tile(hand, room, shelf):
    for tile in (TILES[0], TILES[7], TILES[20]):
        hand.tap_at(*shelf.where(tile))
    assert room.tapped == [TILES[0], TILES[7], TILES[20]]


def test_a_grey_tile_can_be_tapped_too(hand, room, shelf):
    shelf.grey = TILES
    hand.frames()
    hand.tap_at(*shelf.where(TILES[3]))
    assert room.tapped == [TILES[3]]


def test_a_tile_is_tapped_where_it_is_after_scrolling(hand, room, shelf):
    room.scroll.scroll_y = 0
    hand.frames()
    hand.tap_at(*shelf.where(TILES[-1]))
    assert room.tapped == [TILES[-1]]


def test_a_finger_that_scrolls_taps_nothing(hand, room, shelf):
    before = shelf.where(TILES[0])[1]
    hand.drag((200, 400), (200, 600))
    hand.until(lambda: shelf.where(TILES[0])[1] > before)
    assert room.tapped == []
    assert shelf.pressed is None


def test_a_resting_finger_is_a_long_press_and_no_tap(hand, room, shelf):
    finger = hand.press(*shelf.where(TILES[2]))
    hand.until(lambda: room.held)
    finger.touch_up()
    hand.frames(3)
    assert (room.held, room.tapped) == ([TILES[2]], [])


def test_there_is_nothing_to_tap_beside_the_last_tile(hand, room, shelf):
    shelf.tiles = TILES[:1]
    hand.frames()
    x, y = shelf.where(TILES[0])
    hand.tap_at(x + shelf.cell * 1.2, y)
    assert room.tapped == []


def test_centred_rows_are_equally_full(hand, shelf):
    shelf.halign = "center"
    shelf.tiles = TILES[:7]
    shelf.tile_size = 76
    hand.frames()
    assert shelf.columns == 4
    left = shelf.where(TILES[4])[0]
    right = shelf.where(TILES[6])[0]
    assert (left + right) / 2 == pytest.approx(shelf.to_window(*shelf.center)[0], abs=1)


def test_an_empty_shelf_takes_no_room(hand, shelf):
    shelf.tiles = []
    hand.frames()
    assert shelf.height == 0


def test_whatever_the_number_of_tiles_two_meshes_draw_them_in_the_next_frame(hand, shelf):
    shelf.tiles = TILES[:10]
    shelf.chosen = TILES[:2]
    hand.frames(1)
    meshes = [each for each in shelf._layers._context.children if isinstance(each, Mesh)]
    assert len(meshes) == 2
    assert all(mesh.indices for mesh in meshes)
    few = len(meshes[0].indices)
    shelf.tiles = TILES
    hand.frames(1)
    assert len(meshes[0].indices) > few
