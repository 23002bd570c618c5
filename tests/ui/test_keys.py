"""What a desktop's keyboard does: on every screen, and in a palace."""

import pytest

from companion.board.grid import Cell
from screens.app import ROOMS
from screens.navigation.pointer import in_reading_order
from screens.widgets.typed_into import TypedInto
from tests.ui.geometry import flaws
from tests.ui.palace_hand import PalaceHand
from tests.ui.played import NAMES, built, enter, scored, sit, typed

UP, DOWN, RIGHT, LEFT = 273, 274, 275, 276
ENTER, TAB, DELETE, ESCAPE, F1 = 13, 9, 127, 27, 282


@pytest.fixture
def palace(hand):
    enter(hand, "palace", sit(hand, names=NAMES[:3]), seat="red")
    return PalaceHand(hand)


def text(palace):
    return palace.city.text


def test_arrows_move_the_mark_over_the_palace_and_round_it(hand, palace):
    assert palace.board.marked == Cell(0, -1)
    hand.key(RIGHT)
    assert palace.board.marked == Cell(0, -1), "there is nothing beside it"
    hand.key(DOWN)
    assert palace.board.pointed == Cell(0, 0)
    hand.key(RIGHT)
    assert palace.board.marked == Cell(1, 0)
    assert palace.board.pointed is None


def test_a_letter_chooses_a_kind_digits_a_price_and_enter_builds(hand, palace):
    for key in "t12":
        hand.key(key)
    assert palace.shelf.chosen == [palace.read("T12")]
    hand.key(ENTER)
    assert text(palace) == "T12 / *"


def test_the_same_price_again_is_the_next_tile_of_that_price(hand, palace):
    hand.key(DOWN)
    hand.key(RIGHT)
    hand.key("a")
    hand.key("8")
    first = palace.shelf.chosen
    hand.key("8")
    assert palace.shelf.chosen != first
    assert {tile.price for tile in (*first, *palace.shelf.chosen)} == {8}


def test_enter_builds_nothing_while_several_could_be_meant(hand, palace):
    hand.key(ENTER)
    assert text(palace) == "*"
    hand.key("7", typed="7")
    hand.key("x")
    hand.key(ENTER)
    assert len(palace.city) == 1


def test_a_letter_again_shows_all_kinds(hand, palace):
    hand.key("g")
    assert palace.screen.entry.kind.name == "garden"
    hand.key("g")
    assert palace.screen.entry.kind is None


def test_delete_takes_away_the_tile_that_is_pointed_at(hand, palace):
    palace.lay("G10", "1,0")
    hand.key(DELETE)
    assert text(palace) == "* G10"
    hand.key(LEFT)
    hand.key(DELETE)
    assert text(palace) == "*"
    hand.key(DOWN)
    hand.key(LEFT)
    hand.key(DELETE)
    assert text(palace) == "*"


def test_enter_asks_what_to_do_with_the_tile_that_is_pointed_at(hand, palace):
    palace.lay("G10", "1,0")
    hand.key(LEFT)
    hand.key(ENTER)
    assert hand.says("Wrong tile: it is another one")
    assert not hand.key(LEFT)
    hand.back()
    assert palace.board.pointed is None


def test_tab_goes_to_the_next_player_and_back_again(hand, palace):
    hand.key(TAB)
    assert hand.screen.title == NAMES[1]
    hand.key(TAB, "shift")
    hand.key(TAB, "shift")
    assert hand.screen.title == NAMES[2]


def test_tab_goes_on_from_numbers_too_and_letters_do_nothing_there(hand):
    enter(hand, "palace", sit(hand, typed("red", tower=2), names=NAMES[:3]), seat="red")
    assert not hand.key("t")
    assert hand.key(TAB)
    assert hand.screen.title == NAMES[1]


@pytest.mark.parametrize("redo", [("y", "ctrl"), ("z", "ctrl", "shift"), ("y", "meta")])
def test_what_was_done_is_undone_and_redone_by_keys_on_every_screen_of_a_game(hand, palace, redo):
    palace.lay("G10", "1,0")
    for leave in (lambda: None, hand.back):
        leave()
        hand.key("z", "ctrl")
        assert hand.says("Undone: garden 10 built")
        assert not len(hand.app.running.play.seats[0].city)
        hand.key(*redo)
        assert len(hand.app.running.play.seats[0].city) == 1


def test_in_a_past_round_keys_undo_what_was_put_right(hand):
    kept = sit(hand, *built("red", "G10@1,0"), names=NAMES[:3])
    kept.act(scored(1))
    enter(hand, "palace", kept, seat="red", round=1)
    palace = PalaceHand(hand)
    palace.lay("T12", "-1,0")
    hand.key("z", "ctrl")
    assert text(palace) == "* G10"
    assert kept.play.scored


def test_ctrl_enter_presses_the_big_button(hand, palace):
    hand.key(ENTER, "ctrl")
    assert hand.screen.title == NAMES[1]
    hand.tap("more")
    assert not hand.key(ENTER, "ctrl"), "a menu has no big button"


def pointed(hand):
    return hand.navigator._pointer._at


def test_tab_points_at_what_can_be_pressed_in_reading_order_and_enter_presses_it(hand):
    kept = sit(hand, names=NAMES[:3])
    enter(hand, "table", kept)
    seen = []
    for _ in range(6):
        assert hand.key(TAB)
        seen.append(pointed(hand))
    tops = [way.to_window(0, way.center_y)[1] for way in seen]
    assert tops[1:] == sorted(tops[1:], reverse=True)
    hand.key(TAB, "shift")
    assert pointed(hand) is seen[4]
    card = next(w for w in hand.seen() if getattr(w, "name", "") == NAMES[1])
    while pointed(hand) is not card:
        hand.key(DOWN)
    assert flaws() == []
    hand.key(ENTER)
    assert hand.screen.title == NAMES[1]


def test_what_is_pointed_at_is_ringed_until_a_finger_comes(hand):
    enter(hand, "table", sit(hand, names=NAMES[:3]))
    hand.key(TAB)
    way = pointed(hand)
    ring = hand.navigator._pointer._ring
    assert ring in way.canvas.after.children
    assert hand.screen.ids.scroll.scroll_y == 1, "all is in view already"
    hand.tap_at(hand.screen.center_x, 60)
    assert pointed(hand) is None
    assert ring not in way.canvas.after.children


def test_what_is_pointed_at_is_scrolled_into_view(hand):
    hand.navigator.go("new_game")
    hand.resize(320, 640)
    hand.key(TAB, "shift")
    for _ in range(3):
        hand.key(UP)
    way = pointed(hand)
    _x, bottom = way.to_window(way.x, way.y)
    assert 0 <= bottom <= 640 - way.height


def test_a_menu_of_a_tile_is_gone_through_by_arrows(hand, palace):
    palace.lay("G10", "1,0")
    hand.key(LEFT)
    hand.key(ENTER)
    assert hand.says("Remove, it does not lie there")
    for _ in range(4):
        hand.key(DOWN)
    assert pointed(hand).text == "Remove, it does not lie there"
    hand.key(ENTER)
    assert text(palace) == "*"


def test_a_number_is_stepped_by_keys_once_each_time(hand):
    enter(hand, "scoreboard", sit(hand, names=NAMES[:3]))
    hand.tap("more")
    hand.tap("Adjust points")
    plus = next(w for w in hand.seen() if getattr(w, "name", "") == "more")
    while pointed(hand) is not plus:
        assert hand.key(TAB)
    stepper = next(w for w in hand.seen() if type(w).__name__ == "Stepper")
    hand.key(ENTER)
    hand.pass_time(2)
    assert stepper.value == 1


def names(hand):
    hand.tap("New game")
    return [way for way in in_reading_order(hand.screen) if isinstance(way, TypedInto)]


def test_tab_leads_into_fields_and_out_of_them(hand):
    field = names(hand)[0]
    while not field.focus:
        assert hand.key(TAB)
    assert field.selection_text == field.text
    assert pointed(hand) is field
    hand.key("a", typed="Ana")
    assert hand.key(TAB)
    assert not field.focus
    assert field.text == "Ana"
    assert pointed(hand).name == "seat"
    hand.key(TAB, "shift")
    assert field.focus
    assert hand.key(ESCAPE)
    assert not field.focus


def test_after_the_last_name_tab_goes_on_from_there(hand):
    last = names(hand)[-1]
    last.focus = True
    hand.key("x")
    hand.key(ENTER)
    assert not last.focus
    hand.key(TAB)
    assert pointed(hand).name == "seat"
    assert (
        abs(pointed(hand).to_window(*pointed(hand).center)[1] - last.to_window(0, last.y)[1]) < 48
    )


def test_enter_takes_a_number_and_does_not_open_it_again(hand):
    enter(hand, "scoreboard", sit(hand, names=NAMES[:3]))
    hand.tap("more")
    hand.tap("Adjust points")
    number = next(w for w in hand.seen() if getattr(w, "name", "") == "number")
    while pointed(hand) is not number:
        hand.key(TAB)
    hand.key(ENTER)
    hand.type("7")
    assert hand.key(ENTER), "nobody else has a use for it"
    stepper = next(w for w in hand.seen() if type(w).__name__ == "Stepper")
    assert stepper.value == 7
    assert pointed(hand) is number
    assert hand.navigator.typed_into is None


def test_a_question_mark_that_is_typed_is_a_letter(hand):
    hand.tap(names(hand)[0])
    hand.key("/", "shift", typed="?")
    assert hand.navigator.trail[-1][0] == "new_game"
    hand.key(ESCAPE)


def test_the_reserve_and_huts_have_letters_of_their_own(hand):
    enter(hand, "palace", sit(hand, names=NAMES[:3], modules=("huts",)), seat="red")
    hand.key("h")
    assert hand.says("A hut")
    hand.back()
    hand.key("r")
    assert hand.says("Put into the reserve")
    hand.key(ENTER, "ctrl")
    hand.back()
    hand.screen.bench.put_aside(hand.screen.bench.play.game.box.read("T12"))
    hand.key("r")
    assert hand.screen.tends_reserve
    hand.key("r")
    assert not hand.screen.tends_reserve


def test_arrows_go_through_tiles_to_choose_from_and_enter_takes_one(hand, palace):
    hand.key("r")
    shelf = hand.navigator.layers[-1].content.ids.shelf.__self__
    while pointed(hand) is not shelf:
        assert hand.key(TAB)
    assert shelf.pointed == shelf.tiles[0]
    columns = int(shelf.columns)
    for key, place in ((RIGHT, 1), (DOWN, columns + 1), (LEFT, columns), (LEFT, columns), (UP, 0)):
        hand.key(key)
        assert shelf.pointed == shelf.tiles[place]
    while hand.key(DOWN) and shelf.pointed is not None:
        tile = shelf.pointed
        assert flaws() == []
        assert 0 < shelf.where(tile)[1] < shelf.get_root_window().height, "it is scrolled to"
    assert pointed(hand) is not shelf, "past the last row it goes on to what comes next"
    hand.key(UP)
    hand.key(RIGHT)
    hand.key(ENTER)
    assert [each.code for each in hand.screen.bench.seat.reserve] == ["S3esw"]
    assert hand.navigator.layers == []


def test_f1_opens_what_is_known_about_the_screen_and_so_does_a_question_mark(hand, palace):
    hand.key(F1)
    assert hand.navigator.trail[-1] == (
        "questions",
        {"section": "building", "game": palace.screen.running.id},
    )
    hand.back()
    hand.key("/", "shift", typed="?")
    assert hand.navigator.trail[-1][0] == "questions"
    hand.navigator.home()
    hand.key(F1)
    assert hand.navigator.trail[-1] == ("rules_desk", {})
    hand.key(F1)
    assert len(hand.navigator.trail) == 2


def test_keys_are_letters_while_somebody_types(hand):
    hand.navigator.go("rules_desk")
    hand.frames(3)
    hand.tap(hand.screen.ids.search.entry)
    assert not hand.key("z", "ctrl")
    assert hand.key(F1)


def test_a_key_that_means_nothing_is_left_to_others(hand, palace):
    assert not hand.key(300)
    assert not hand.key("é")


def test_every_topic_is_a_section_of_the_desk(hand):
    assert ROOMS
    for room in ("palace", "round", "dummy", "end", "scoreboard", "setup_card", "new_game"):
        screen = hand.navigator._built.get(room) or hand.navigator._build(room)
        hand.navigator.go("questions", section=screen.topic)
        assert hand.navigator.trail[-1][0] == "questions"
