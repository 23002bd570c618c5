"""Granada's third hand by touch: told tile by tile, the marker asked, gifts turned over."""

import pytest
from kivy.metrics import dp
from kivy.uix.label import Label

from companion.games import Marker
from companion.games.granada_box import BOX
from companion.options import Options, Rounding
from companion.record import Colour
from companion.record.events import DummyDrew, RoundScored
from companion.tileset import TileSet
from screens.tiles.kind_counts import KindPill
from tests.record.granada_tables import WHOLE_SET, his_six
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.granada_hand import GranadaHand
from tests.ui.played import LONG_NAMES, enter, sit

SIX = ("Ar4n", "Ba6", "Li8e", "Ho10", "Sc12s", "Di2w")
SIX_ODD = ("Ar5", "Ba7", "Li9", "Ho11", "Hp13", "Ma3")


def two(hand, *events, **started):
    return sit(hand, *events, game="granada", **started)


def pick(hand, code):
    shelf = hand.screen.panel.ids.columns.ids.shelf
    hand.tap_at(*shelf.where(BOX.read(code)))


@pytest.fixture
def second(hand):
    """Before the draw after scoring A."""
    return two(hand, his_six(), RoundScored(round=1))


def test_his_first_six_are_told_even_sides_only_and_learned(hand):
    kept = two(hand)
    enter(hand, "dummy", kept)
    assert not hand.says("Where does the black marker stand?")
    hand.tap("We drew these")
    told = GranadaHand(hand)
    hand.tap("arena")
    assert [choice.text for choice in told.maker._values] == ["2", "4", "6", "8", "10", "12"]
    told.finish(BOX.read("Ar4n"))
    for code in SIX[1:]:
        told.tell(code)
    hand.tap("Take these 6 tiles")
    assert [tile.code for tile in kept.play.dummy_tiles] == list(SIX)
    assert hand.app.store.tile_set().tile((BOX.read("Li8").kind, 8)).walls == "e"


def test_what_is_known_is_a_tap_and_what_was_picked_is_not_told_twice(hand):
    hand.app.store.keep_tile_set(
        TileSet().with_pair(BOX.read("Ar4n"), BOX.read("Ba5n")).with_face(BOX.read("Ba6"))
    )
    kept = two(hand)
    enter(hand, "dummy", kept)
    hand.tap("We drew these")
    shelf = hand.screen.panel.ids.columns.ids.shelf
    assert BOX.read("Ba5n") not in shelf.tiles
    pick(hand, "Ar4n")
    assert hand.says("1 of 6")
    hand.tap("arena")
    hand.tap("4")
    hand.tap("Take arena 4")
    assert hand.says("It is among those that you picked.")
    hand.back()
    pick(hand, "Ba6")
    pick(hand, "Ar4n")
    assert hand.screen.plan.picked == ("Ba6",)


def test_a_draw_half_told_survives_a_killed_app(hand):
    kept = two(hand)
    enter(hand, "dummy", kept)
    hand.tap("We drew these")
    GranadaHand(hand).tell("Ar4n")
    hand.kill()
    hand.open()
    assert hand.screen.plan.picked == ("Ar4n",)
    assert hand.says("1 of 6")


def test_later_the_marker_is_asked_for_in_one_tap_and_why(hand, second):
    enter(hand, "dummy", second)
    assert hand.says("Where does the black marker stand?")
    assert hand.says("drawing for him does not move it")
    assert not hand.screen.big_works
    hand.tap("On the odd numbers")
    assert hand.screen.big_works
    hand.tap("We drew these")
    told = GranadaHand(hand)
    for code in SIX_ODD:
        told.tell(code)
    hand.tap("Take these 6 tiles")
    assert second.record.events[-1].marker is Marker.ODD
    assert [tile.code for tile in second.play.draws[1].tiles] == list(SIX_ODD)


def test_another_side_up_begins_the_draw_anew(hand, second):
    enter(hand, "dummy", second)
    hand.tap("On the odd numbers")
    hand.tap("We drew these")
    GranadaHand(hand).tell("Ar5")
    hand.back()
    hand.tap("On the even numbers")
    assert hand.screen.plan.picked == ()
    assert hand.screen.plan.marker is Marker.EVEN


@pytest.mark.parametrize(("rounding", "number"), [(Rounding.DOWN, 13), (Rounding.UP, 14)])
def test_his_third_is_rounded_as_the_table_plays_it(hand, rounding, number):
    options = Options(dummy_third=rounding)
    kept = two(hand, his_six(), RoundScored(round=1), options=options)
    kept.act(DummyDrew(tiles=SIX_ODD[:4], marker=Marker.ODD, on_purpose=True))
    kept.act(RoundScored(round=2))
    enter(hand, "dummy", kept)
    # Of 54 tiles ten lie with Pablo and four in the market.
    assert hand.says(f"{number} of 40")


@pytest.mark.parametrize("marker", Marker)
def test_once_all_54_are_known_the_app_draws_the_sides_that_the_marker_shows(hand, marker):
    tiles = TileSet()
    for side, back in WHOLE_SET:
        tiles = tiles.with_pair(BOX.read(side), BOX.read(back))
    hand.app.store.keep_tile_set(tiles)
    kept = two(hand)
    enter(hand, "dummy", kept)
    hand.tap("Draw for me")
    hand.tap("Take them")
    assert {tile.price % 2 for tile in kept.play.dummy_tiles} == {0}
    kept.act(RoundScored(round=1))
    enter(hand, "dummy", kept)
    hand.tap(f"On the {marker} numbers")
    hand.tap("Draw for me")
    hand.tap("Take them")
    drawn = kept.play.draws[1].tiles
    assert len(drawn) == 6
    assert all(marker.shows(tile) for tile in drawn)
    assert kept.play.bag == 54 - 12 - 4


def test_a_gift_is_told_and_may_be_turned_over_for_three_coins(hand):
    kept = two(hand, his_six())
    enter(hand, "dummy", kept)
    hand.tap("Give Pablo a tile")
    hand.tap("Leo")
    hand.tap("New tile")
    told = GranadaHand(hand)
    hand.tap("school")
    hand.tap("11")
    told.tap_in_sheet("Tell it")
    turning = told.maker.ids.turning
    told.show(turning)
    hand.tap_at(*turning.where(BOX.read("Pa10")))
    assert hand.says("costs at least 3 in one currency")
    hand.tap("Give school 11 away")
    (gift,) = kept.play.gifts
    assert (gift.giver, gift.tile.code) == (Colour.BLUE, "Sc11")
    assert hand.app.running.undoes == "school 11 given to Pablo, turned over from park 10"
    assert hand.app.store.tile_set().back_of(BOX.read("Sc11")) == BOX.read("Pa10")


def test_a_known_tile_is_given_with_one_tap(hand):
    hand.app.store.keep_tile_set(TileSet().with_face(BOX.read("Sc11e")))
    kept = two(hand, his_six())
    enter(hand, "dummy", kept)
    hand.tap("Give Pablo a tile")
    shelf = hand.navigator.layers[-1].content.ids.shelf
    hand.tap_at(*shelf.where(BOX.read("Sc11e")))
    assert [gift.tile.code for gift in kept.play.gifts] == ["Sc11e"]


def test_a_tile_of_his_that_was_told_wrong_is_put_right_by_telling_it(hand):
    kept = two(hand, his_six())
    enter(hand, "dummy", kept)
    shelf = hand.screen.panel.ids.shelf
    hand.screen.panel.scroll_to(shelf)
    hand.frames(3)
    hand.tap_at(*shelf.where(BOX.read("Sc12s")))
    hand.tap("New tile")
    GranadaHand(hand).tell("Ma12")
    assert [tile.code for tile in kept.play.dummy_tiles][4] == "Ma12"


@pytest.mark.parametrize("size", SIZES)
def test_pablo_has_no_flaws_while_he_draws_and_while_he_is_given(hand, size):
    kept = two(hand, his_six(), RoundScored(round=1), names=LONG_NAMES[:2])
    hand.resize(*size)
    enter(hand, "dummy", kept)
    assert flaws() == []
    hand.tap("On the odd numbers")
    hand.tap("We drew these")
    assert flaws() == []
    told = GranadaHand(hand)
    for code in SIX_ODD[:3]:
        told.tell(code)
    assert flaws() == []


def test_a_table_that_sees_other_moats_on_his_tile_is_believed_and_teaches(hand):
    hand.app.store.keep_tile_set(TileSet().with_pair(BOX.read("Ar4n"), BOX.read("Hp5n")))
    kept = two(hand)
    enter(hand, "dummy", kept)
    hand.tap("We drew these")
    told = GranadaHand(hand)
    told.tell("Ar4e")
    for code in SIX[1:]:
        told.tell(code)
    hand.tap("Take these 6 tiles")
    assert kept.play.dummy_tiles[0].code == "Ar4e"
    tiles = hand.app.store.tile_set()
    assert tiles.tile((BOX.read("Hp5").kind, 5)).walls == "e"
    hand.tap("Undo")
    assert kept.play.dummy_tiles == ()
    assert hand.app.store.tile_set().tile((BOX.read("Hp5").kind, 5)).walls == "n"


@pytest.mark.parametrize(
    ("known", "seen"), [("Sc11e", "Sc11w"), ("Sc11e", "Sc11"), ("Sc11", "Sc11ns")]
)
def test_a_gift_on_which_the_table_sees_other_moats_is_believed_and_teaches(hand, known, seen):
    back = BOX.read(known.replace("Sc11", "Pa10"))
    hand.app.store.keep_tile_set(TileSet().with_pair(back, BOX.read(known)))
    kept = two(hand, his_six())
    enter(hand, "dummy", kept)
    hand.tap("Give Pablo a tile")
    hand.tap("Leo")
    hand.tap("New tile")
    GranadaHand(hand).tell(seen)
    (gift,) = kept.play.gifts
    assert (gift.giver, gift.tile.code) == (Colour.BLUE, seen)
    assert walls_told(hand, "Pa10", "Sc11") == {BOX.read(seen).walls}
    hand.tap("Undo")
    assert kept.play.gifts == ()
    assert walls_told(hand, "Pa10", "Sc11") == {BOX.read(known).walls}


def walls_told(hand, *codes):
    """The moats that the phone's set knows on some sides."""
    tiles, sides = hand.app.store.tile_set(), map(BOX.read, codes)
    return {tiles.tile((side.kind, side.price)).walls for side in sides}


@pytest.mark.parametrize("width", [320, 360, 412])
def test_a_pill_has_room_for_what_it_says_of_his_draw(hand, width):
    enter(hand, "dummy", two(hand))
    hand.tap("We drew these")
    hand.resize(width, 640)
    pills = [w for w in hand.seen() if isinstance(w, KindPill)]
    assert len(pills) == 9
    for pill in pills:
        said = [w for w in pill.children if isinstance(w, Label)]
        assert max(w.right for w in said) <= pill.right - dp(4)
