"""The tile set by touch: told, corrected, handed on, taken in, merged, begun anew."""

import pytest
from kivy.core.clipboard import Clipboard

from companion.games import ALHAMBRA
from companion.games.granada_box import BOX
from companion.store import StoreError
from companion.tileset import TileSet
from companion.tileset.tile_file import write_tiles
from screens.tile_set.merging import SetSide
from screens.tiles.tile_shelf import TileShelf
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.tile_set_hand import tile_on

PAIR = BOX.read("Pa2w"), BOX.read("Ho3w")


@pytest.fixture
def room(hand):
    hand.navigator.go("tile_set")
    hand.frames(4)
    return hand


def known(hand, *tiles):
    """Let the set know more, and look at it again."""
    hand.app.store.keep_tile_set(TileSet().with_pair(*PAIR))
    hand.screen.show()
    hand.frames(4)


def shelf_above(hand):
    """The shelf in the sheet on top."""
    layer = hand.navigator.layers[-1]
    return next(w for w in hand.seen(layer) if isinstance(w, TileShelf))


def test_nine_tiles_are_there_from_the_start_and_the_others_are_blank(room):
    assert room.says("9 of 54 known")
    assert room.says("Schools · 0 of 6")
    assert flaws() == []


def test_it_fits_every_size(room):
    known(room)
    for size in SIZES:
        room.resize(*size)
        assert flaws() == []


def test_a_blank_is_told_by_its_moats(room):
    room.tap_at(*tile_on(room, known=False, kind="arena"))
    assert room.says("Arena 2")
    room.tap("moat north")
    room.tap("Keep it")
    assert room.app.store.tile_set().tile((BOX.kinds[0], 2)) == BOX.read("Ar2n")
    assert room.says("1 more, one side only")


def test_a_fourth_moat_is_not_put_down(room):
    room.tap_at(*tile_on(room, known=False, kind="arena"))
    for side in ("north", "east", "south", "west"):
        room.tap(f"moat {side}")
    assert room.navigator.layers[-1].content.tile.walls == "nes"


def test_the_edge_of_the_picture_can_be_tapped_too(room):
    room.tap_at(*tile_on(room, known=False, kind="arena"))
    form = room.navigator.layers[-1].content
    picture = form.ids.yard.ids.picture
    for at in ((0.5, 0.95), (0.95, 0.5), (0.5, 0.05)):
        room.tap(picture, at=at)
    assert form.tile.walls == "nes"
    room.tap(picture, at=(0.95, 0.5))
    room.tap(picture, at=(0.05, 0.5))
    assert form.tile.walls == "nsw"


def test_the_other_side_is_told_and_both_are_one_tile(room):
    room.app.store.keep_tile_set(TileSet().with_face(PAIR[0]))
    room.screen.show()
    room.frames(4)
    room.tap_at(*tile_on(room, known=True, kind="park"))
    room.tap("Tell its other side")
    shelf = shelf_above(room)
    room.tap_at(*shelf.where(PAIR[1]))
    assert room.app.store.tile_set().back_of(PAIR[0]) == PAIR[1]
    assert room.says("10 of 54 known")


def test_telling_the_other_side_may_be_left(room):
    room.app.store.keep_tile_set(TileSet().with_face(PAIR[0]))
    room.screen.show()
    room.frames(4)
    room.tap_at(*tile_on(room, known=True, kind="park"))
    room.tap("Tell its other side")
    room.tap("Cancel")
    assert room.app.store.tile_set().back_of(PAIR[0]) is None


@pytest.mark.parametrize(
    ("way", "words"),
    [("Its other side is wrong", "2 more, one side only"), ("Forget it", "1 more, one side only")],
)
def test_what_was_wrong_is_taken_back(room, way, words):
    known(room)
    room.tap_at(*tile_on(room, known=True, kind="park"))
    room.tap(way)
    assert room.says(words)
    assert room.says("9 of 54 known")


def test_moats_are_put_right_on_both_sides(room):
    known(room)
    room.tap_at(*tile_on(room, known=True, kind="park"))
    room.tap("Its moats are wrong")
    room.tap("moat west")
    room.tap("moat south")
    room.tap("Keep it")
    tiles = room.app.store.tile_set()
    assert tiles.told == ((BOX.read("Pa2s"), BOX.read("Ho3s")),)


def test_huts_are_told_put_right_and_forgotten(room):
    room.tap("Huts")
    assert room.says("0 of 24 huts known")
    room.tap_at(*tile_on(room, known=False, kind="pavilion"))
    room.tap("wall north")
    room.tap("Keep it")
    assert room.app.store.tile_set().huts == (ALHAMBRA.box.read("HPn"),)
    room.tap_at(*tile_on(room, known=True, kind="pavilion"))
    room.tap("Its walls are wrong")
    room.tap("wall east")
    room.tap("Keep it")
    assert room.app.store.tile_set().huts == (ALHAMBRA.box.read("HPne"),)
    room.tap_at(*tile_on(room, known=True, kind="pavilion"))
    room.tap("Forget it")
    assert room.app.store.tile_set().huts == ()
    assert flaws() == []


def test_the_set_is_handed_on_as_text(room):
    known(room)
    room.tap("more")
    room.tap("Hand the set to another phone")
    assert Clipboard.paste() == write_tiles(room.screen.set)
    assert room.says("The tile set was copied")


def take_in(hand, text):
    Clipboard.copy(text)
    hand.tap("more")
    hand.tap("Take in the set that was copied")


def test_a_set_that_goes_with_this_one_is_taken_in_and_can_be_given_back(room):
    take_in(room, write_tiles(TileSet().with_pair(*PAIR)))
    assert room.says("1 more tile is known.")
    assert room.says("10 of 54 known")
    room.tap("Undo")
    assert room.says("9 of 54 known")


def test_what_is_no_set_is_refused_in_a_sentence(room):
    take_in(room, '{"format": "cake"}')
    assert room.says("This file is no tile set that this app has written.")


@pytest.mark.parametrize(
    ("side", "walls"), [("On this phone", "w"), ("In the other set", "nw"), (None, "w")]
)
def test_where_two_sets_differ_a_tap_chooses(room, side, walls):
    known(room)
    take_in(room, write_tiles(TileSet().with_face(BOX.read("Pa2nw"))))
    assert room.says("1 difference left to choose")
    for size in SIZES:
        room.resize(*size)
        assert flaws() == []
    if side:
        card = next(w for w in room.seen() if isinstance(w, SetSide) and w.title == side)
        room.tap_at(*card.to_window(card.center_x, card.y + 10))
        assert room.says("All is chosen.")
    room.tap("Keep this set")
    assert room.app.store.tile_set().tile((PAIR[0].kind, 2)).walls == walls


def test_the_set_begins_anew_once_somebody_says_so_and_that_can_be_undone(room):
    known(room)
    for answer, words in (("Keep it", "10 of 54"), ("Begin anew", "9 of 54")):
        room.tap("more")
        room.tap("Begin the set anew")
        room.tap(answer)
        assert room.says(words)
    room.tap("Undo")
    assert room.says("10 of 54")


@pytest.mark.parametrize("work", ["correct_tile_set", "keep_tile_set", "reset_tile_set"])
def test_a_disk_that_fails_is_told_and_loses_nothing(room, monkeypatch, work):
    def fail(*args):
        raise StoreError("The disk is full.")

    known(room)
    monkeypatch.setattr(room.app.store, work, fail)
    if work == "correct_tile_set":
        room.tap_at(*tile_on(room, known=True, kind="park"))
        room.tap("Forget it")
    elif work == "keep_tile_set":
        take_in(room, write_tiles(TileSet().with_face(BOX.read("Ar2n"))))
    else:
        room.tap("more")
        room.tap("Begin the set anew")
        room.tap("Begin anew")
    assert room.says("The disk is full.")
    assert room.says("10 of 54")
