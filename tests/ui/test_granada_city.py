"""Granada's cities by touch: tiles told, learned and offered again, turned over, put right."""

import pytest

from companion.board.grid import Cell
from companion.record import Colour
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.granada_hand import GranadaHand
from tests.ui.played import LONG_NAMES, NAMES, enter, sit


def sit_in_granada(hand, *events, names=NAMES[:3], **started):
    return sit(hand, *events, names=names, game="granada", **started)


@pytest.fixture
def city(hand):
    enter(hand, "palace", sit_in_granada(hand), seat="red")
    return GranadaHand(hand)


def test_a_tile_nobody_knew_with_one_moat_is_four_taps(hand, city):
    before = hand.taps
    hand.tap("school")
    hand.tap("11")
    hand.tap("moat east")
    hand.tap("Build school 11")
    assert hand.taps - before == 4
    assert city.city.text == "Sc11e / *"
    assert hand.app.store.tile_set().faces[city.read("Sc11e").kind, 11].walls == "e"


def test_nothing_moves_on_the_page_of_a_new_tile_while_it_is_told(hand, city):
    city.lay("Sc11e", "0,-1")
    hand.tap("New tile")
    hand.frames(12)

    def lies():
        maker = city.maker
        return [widget.to_window(*widget.pos) for widget in (maker.ids.yard, city.foot)]

    before = lies()
    hand.tap("school")
    hand.tap("9")
    hand.frames(12)
    assert lies() == before


def test_the_marked_place_says_what_it_asks_and_sets_the_sides_of_a_new_tile(hand, city):
    assert hand.says("south open · the rest as you like")
    city.lay("Sc11e", "0,-1")
    city.cell("1,-1")
    assert hand.says("a moat to the west · the rest as you like")
    hand.tap("park")
    hand.tap("4")
    hand.tap("moat west")
    assert hand.says("School 11 has a moat here.")
    hand.back()
    city.lay("Ho4", "1,0")
    city.cell("1,-1")
    city.tell("Pa4w")
    assert city.city[Cell(1, -1)].code == "Pa4w"


def test_a_value_that_lies_somewhere_is_grey_and_says_where(hand, city):
    city.lay("Sc11e", "0,-1")
    hand.tap("school")
    assert hand.says("Ana has built 11.")
    hand.tap("11")
    assert hand.says("Ana has built it.")
    assert city.maker.tile is None


def test_a_side_told_in_one_game_is_offered_with_its_moats_in_the_next(hand, city):
    city.lay("Sc11e", "0,-1")
    enter(hand, "palace", sit_in_granada(hand), seat="red")
    before = hand.taps
    city.tile("Sc11e")
    assert city.city.text == "Sc11e / *"
    assert hand.taps - before == 1


def test_a_tile_turned_over_teaches_its_back_and_then_both_sides_are_one_tile(hand, city):
    hand.tap("school")
    hand.tap("11")
    city.tap_in_sheet("moat east")
    city.tap_in_sheet("Tell it")
    hand.frames(3)
    turning = city.maker.ids.turning
    city.show(turning)
    hand.tap_at(*turning.where(city.read("Pa10e")))
    assert hand.says("Turned over; park 10 was bought.")
    assert hand.says("costs at least 3 in one currency")
    hand.tap("Build school 11")
    assert city.city.text == "Sc11e / *"
    assert hand.app.running.undoes == "school 11 built, turned over from park 10"
    assert hand.app.store.tile_set().back_of(city.read("Sc11e")) == city.read("Pa10e")
    hand.tap("park")
    hand.tap("10")
    assert hand.says("Ana has built it.")
    hand.back()
    hand.tap("undo")
    assert hand.app.store.tile_set().back_of(city.read("Sc11e")) is None


def test_a_back_that_is_known_is_not_asked_for(hand, city):
    hand.tap("arena")
    hand.tap("3")
    city.tap_in_sheet("Tell it")
    assert hand.says("Turned over; bath house 2 was bought.")
    city.tap_in_sheet("It was not")
    assert not hand.says("Turned over")


def test_into_the_reserve_a_tile_goes_either_side_up_and_lies_so_from_then_on(hand, city):
    hand.tap("New tile")
    hand.tap("school")
    hand.tap("11")
    hand.tap("Into the reserve")
    assert [tile.code for tile in city.screen.bench.seat.reserve] == ["Sc11"]
    assert city.shelf.badged == [city.read("Sc11")]
    hand.tap("Reserve (1)")
    hand.tap("add to reserve")
    hand.tap("New tile")
    hand.tap("library")
    hand.tap("5")
    city.tap_in_sheet("Tell it")
    turning = city.maker.ids.turning
    city.show(turning)
    hand.tap_at(*turning.where(city.read("Ho4")))
    assert hand.says("for nothing")
    hand.tap("Put library 5 into the reserve")
    assert hand.app.running.undoes == "library 5 put into the reserve, turned over from hostel 4"
    city.cell("1,0")
    hand.tap_at(*city.shelf.where(city.read("Li5")))
    hand.tap("Build it")
    city.cell("1,0")
    assert city.city.text == "* Li5"


def test_what_the_set_says_wrong_is_put_right_on_purpose_and_learned(hand, city):
    city.lay("Sc11e", "0,-1")
    kept = sit_in_granada(hand)
    enter(hand, "palace", kept, seat="red")
    hand.tap("school")
    hand.tap("11")
    assert city.maker.making.walls == "e"
    hand.tap("moat east")
    hand.tap("moat west")
    hand.tap("Build school 11")
    assert city.city.text == "Sc11w / *"
    assert hand.app.store.tile_set().tile((city.read("Sc11").kind, 11)).walls == "w"


def test_a_wrong_tile_is_put_right_by_telling_the_right_one(hand, city):
    city.lay("Sc11e", "0,-1")
    city.cell("0,-1")
    hand.tap("Wrong tile: it is another one")
    hand.tap("school")
    hand.tap("9")
    hand.tap("moat west")
    hand.tap("Take school 9")
    assert city.city.text == "Sc9w / *"
    assert hand.app.store.tile_set().tile((city.read("Sc11").kind, 11)) is None


def test_choosing_the_tile_first_works_with_a_tile_that_is_told(hand, city):
    hand.tap("more")
    hand.tap("Choose the tile first")
    hand.tap("New tile")
    hand.tap("school")
    hand.tap("9")
    hand.tap("Take school 9")
    assert hand.says("Tap a place for this tile")
    city.cell("1,0")
    assert city.city.text == "* Sc9"


def test_the_moat_stands_among_the_kinds_and_says_how_long_it_is(hand, city):
    city.lay("Sc11ne", "0,-1")
    assert next(w for w in hand.seen() if type(w).__name__ == "BorderPill").number == 2
    hand.tap("moat")
    assert hand.says("An outer moat of 2 sides")


def test_a_past_scoring_is_put_right_with_a_tile_that_is_told(hand):
    kept = sit_in_granada(hand)
    enter(hand, "palace", kept, seat="red")
    city = GranadaHand(hand)
    city.lay("Sc11e", "0,-1")
    hand.navigator.go("round", game=kept.id)
    hand.frames(3)
    hand.tap("Confirm scoring A")
    enter(hand, "palace", kept, seat="blue", round=1)
    city.lay("Sc12e", "0,-1")
    hand.tap("Put scoring A right")
    assert hand.app.running.play.rounds[0].points("Leo") == 2 + 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 140])
def test_a_city_and_the_page_of_a_new_tile_have_no_flaws(hand, size, text_size):
    hand.app.prefer(text_size=text_size, motion=False)
    kept = sit_in_granada(hand, names=LONG_NAMES)
    hand.resize(*size)
    enter(hand, "palace", kept, seat="red")
    city = GranadaHand(hand)
    city.lay("Sc11e", "0,-1")
    city.lay("Ho4", "1,0")
    city.cell("1,-1")
    assert flaws() == []
    hand.tap("school")
    hand.tap("11")
    assert flaws() == []
    hand.tap("12")
    city.tap_in_sheet("Tell it")
    hand.frames(3)
    assert flaws() == []
    assert hand.app.running.play.seat(Colour.RED).reserve == ()
