from collections import Counter
from functools import wraps
from itertools import pairwise

import pytest
from kivy.tests.common import UnitTestTouch

from companion.board.grid import Cell
from companion.drafts.palace.entry import PalaceEntry
from companion.record.events import CountsTyped
from screens import phone
from screens.palace.palace import PalaceScreen
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.palace_hand import PalaceHand
from tests.ui.played import LONG_NAMES, NAMES, built, drew, enter, scored, sit, typed

BIG = (
    "T9nw@0,-1 A8n@1,-1 A6ne@2,-1 G12s@1,0 T10w@-1,0 P2new@-1,-1 S3esw@-1,1 C9w@0,1 T9es@2,0"
    " S9@0,2 T13e@1,2"
)

WRONG = "Wrong tile: it is another one"


@pytest.fixture
def palace(hand):
    kept = sit(hand, modules=("huts",))
    enter(hand, "palace", kept, seat="red")
    return PalaceHand(hand)


def in_past_round(hand):
    """A game whose first round was scored, and Ana's palace of that round, to be put right."""
    kept = sit(hand, names=NAMES[:3])
    for event in (*built("red", "G10@1,0"), scored(1)):
        kept.act(event)
    enter(hand, "palace", kept, seat="red", round=1)
    return kept


def text(palace):
    return palace.city.text


def step_up(hand, words):
    """The button that makes a number larger."""
    row = next(w for w in hand.seen() if type(w).__name__ == "Stepper" and w.text == words)
    return next(w for w in hand.seen(row) if getattr(w, "name", "") == "more")


def test_a_tile_at_the_marked_place_is_one_tap(hand, palace):
    before = hand.taps
    palace.tile("T9nw")
    assert text(palace) == "T9nw / *"
    assert hand.taps - before == 1


def test_another_place_and_a_tile_are_two_taps(hand, palace):
    before = hand.taps
    palace.cell("1,0")
    palace.tile("G10n")
    assert text(palace) == "* G10n"
    assert hand.taps - before == 2


def test_a_tile_first_and_its_place_after(hand, palace):
    palace.take("P2new")
    assert palace.screen.entry.marked is None
    assert [str(cell) for cell in palace.board.places] == ["0,-1"]
    palace.cell("0,-1")
    assert text(palace) == "P2new / *"
    hand.tap("more")
    hand.tap("Choose the tile first")
    assert palace.screen.entry.marked is None
    assert hand.says("Tap a tile, then its place")
    palace.tile("G10")
    palace.cell("1,0")
    assert text(palace) == "P2new / * G10"


def test_a_tap_on_the_marked_place_keeps_it_and_nothing_unmarks_by_accident(hand, palace):
    palace.cell("0,-1")
    assert palace.board.marked == Cell(0, -1)
    palace.cell("3,3")
    assert palace.board.marked == Cell(0, -1)
    hand.tap("garden")
    palace.tile("G8sw")
    hand.tap("I see")
    assert palace.board.marked == Cell(0, -1)


def test_the_mark_moves_on_to_the_next_likely_place(hand, palace):
    palace.lay("G10", "1,0")
    palace.lay("T12", "2,0")
    assert str(palace.screen.entry.marked) == "3,0"
    assert palace.board.marked == Cell(3, 0)


def test_the_next_palace_is_seen_whole_however_the_last_was_zoomed(hand, palace):
    whole = palace.board.view
    wheel = UnitTestTouch(*palace.board.center)
    wheel.profile, wheel.button = ["pos", "button"], "scrolldown"
    wheel.touch_down()
    wheel.touch_up()
    assert palace.board.view != whole
    hand.back()
    hand.tap(NAMES[1])
    assert palace.board.view == whole


def test_from_a_palace_to_another_both_follow_what_happens(hand, palace):
    palace.tile("T9nw")
    hand.navigator.go("palace", game=palace.screen.running.id, seat="blue")
    hand.frames(3)
    palace.tile("G10n")
    assert text(palace) == "G10n / *"
    hand.back()
    palace.lay("T12", "1,0")
    assert text(palace) == "T9nw / * T12"


def test_the_picker_offers_just_what_fits(hand, palace):
    palace.tile("P2new")
    palace.cell("1,0")
    offered = [tile for tile in palace.shelf.tiles if tile]
    assert {*offered} == {*palace.screen.entry.offers.fitting(Cell(1, 0))}
    assert len({*offered}) == len(offered)
    assert palace.read("G10") in offered
    assert palace.read("G10w") not in offered


def test_wall_and_counts_change_as_a_tile_lands(hand, palace):
    palace.tile("P2new")
    strip = palace.screen.ids.strip
    assert strip.wall == 3
    assert [pill.number for pill in reversed(strip.ids.pills.children)] == [1, 0, 0, 0, 0, 0]


def test_a_tile_that_does_not_fit_says_why_and_names_the_rule(hand, palace):
    hand.tap("garden")
    palace.tile("G8sw")
    assert hand.says("A walled side meets an open side")
    assert hand.says("Rule: Touching sides are alike")
    assert palace.board.faults
    assert palace.board.ghosts
    assert text(palace) == "*"
    hand.tap("I see")
    assert not palace.board.faults
    assert hand.says("fit the marked place")


def test_it_can_be_kept_like_it_lies_on_the_table_and_is_reported(hand, palace):
    hand.tap("garden")
    palace.tile("G8sw")
    hand.tap("It lies like this on our table")
    assert text(palace) == "G8sw / *"
    assert palace.board.faults
    palace.hand.tap("undo")
    assert text(palace) == "*"
    assert not palace.board.faults


def test_undo_gives_the_place_its_mark_back_and_redo_the_tile(hand, palace):
    palace.lay("G10", "1,0")
    hand.tap("undo")
    assert (text(palace), str(palace.screen.entry.marked)) == ("*", "1,0")
    hand.tap("redo")
    assert text(palace) == "* G10"


def test_a_notice_goes_once_its_undo_would_take_back_something_else(hand, palace):
    palace.lay("G10", "1,0")
    hand.tap("undo")
    assert hand.says("Undone: garden 10 built")
    palace.tile("T12")
    assert not hand.says("Undone")


def test_a_tile_goes_to_the_reserve_and_back(hand, palace):
    palace.lay("G10", "1,0")
    palace.cell("1,0")
    hand.tap("Take into the reserve")
    assert text(palace) == "*"
    assert palace.screen.bench.seat.reserve == (palace.read("G10"),)
    palace.lay("G10", "-1,0")
    assert text(palace) == "G10 *"
    assert palace.screen.bench.seat.reserve == ()


def test_the_reserve_stands_in_the_picker_with_a_badge_first_in_its_column(hand, palace):
    gardens = palace.read("G10").kind
    for code in ("G12s", "P2new"):
        palace.screen.bench.put_aside(palace.read(code))
    hand.frames(2)
    palace.cell("0,1")
    column = [tile for tile in palace.shelf.tiles if tile and tile.kind is gardens]
    assert column[0] == palace.read("G12s")
    assert {*palace.shelf.badged} == {palace.read("G12s"), palace.read("P2new")}
    assert palace.shelf.grey == [palace.read("P2new")]


def test_looking_after_the_reserve_looks_otherwise_and_back_leaves_it_first(hand, palace):
    palace.lay("G10", "1,0")
    palace.cell("1,0")
    hand.tap("Take into the reserve")
    assert not palace.screen.tends_reserve
    hand.tap("Reserve (1)")
    assert palace.screen.tends_reserve
    assert hand.says("In the reserve")
    assert [tile for tile in palace.shelf.tiles if tile] == [palace.read("G10")]
    hand.back()
    assert not palace.screen.tends_reserve
    assert hand.navigator.trail[-1][0] == "palace"
    hand.back()
    assert hand.navigator.trail[-1][0] == "table"


def test_a_tile_that_is_looked_after_is_built_where_one_says(hand, palace):
    palace.screen.bench.put_aside(palace.read("G10"))
    hand.frames(2)
    hand.tap("Reserve (1)")
    palace.tile("G10")
    hand.tap("Build it")
    palace.cell("1,0")
    assert text(palace) == "* G10"


def test_a_bought_tile_goes_straight_to_the_reserve(hand, palace):
    hand.tap("Reserve")
    choice = hand.navigator.layers[-1].content
    hand.tap_at(*choice.ids.shelf.where(palace.read("P2new")))
    assert palace.screen.bench.seat.reserve == (palace.read("P2new"),)
    hand.tap("Reserve (1)")
    palace.tile("P2new")
    hand.tap("Remove, it is not in reserve")
    assert palace.screen.bench.seat.reserve == ()


def test_a_closed_palace_says_why_nothing_fits_instead_of_offering_tiles(hand, palace):
    palace.enter("P2new@0,-1 A4nes@1,0 S3esw@0,1 G7nsw@-1,0")
    assert palace.shelf.tiles == []
    assert hand.says("The palace is closed: every outer side is walled.")
    assert all("left" in tab.words for tab in tabs(palace))
    hand.tap("tower")
    assert palace.read("T12") in palace.shelf.grey
    palace.tile("T12")
    assert palace.screen.entry.held is None
    assert hand.says("The palace is closed: every outer side is walled.")


def tabs(palace):
    return palace.screen.ids.picker.ids.columns.ids.tabs.children


def test_a_tile_is_rebuilt_with_one_of_the_reserve_which_takes_the_old_one(hand, palace):
    palace.lay("G10", "1,0")
    palace.cell("1,0")
    hand.tap("Rebuild: swap with a tile of the reserve")
    assert hand.says("There is no tile in the reserve to swap it with.")
    palace.screen.bench.put_aside(palace.read("T12"))
    hand.frames(2)
    palace.cell("1,0")
    hand.tap("Rebuild: swap with a tile of the reserve")
    assert [tile for tile in palace.shelf.tiles if tile] == [palace.read("T12")]
    palace.tile("T12")
    assert text(palace) == "* T12"
    assert palace.screen.bench.seat.reserve == (palace.read("G10"),)


def test_a_wrong_tile_is_another_one_with_the_same_touching_sides(hand, palace):
    palace.lay("G10", "1,0")
    palace.cell("1,0")
    hand.tap(WRONG)
    assert palace.read("T13e") in palace.shelf.tiles
    assert palace.read("T10w") not in palace.shelf.tiles
    palace.tile("T13e")
    assert text(palace) == "* T13e"
    assert palace.screen.bench.seat.reserve == ()


def test_back_lets_go_of_a_swap_before_it_leaves(hand, palace):
    palace.lay("G10", "1,0")
    palace.cell("1,0")
    hand.tap(WRONG)
    hand.back()
    assert palace.screen.entry.swapping is None
    assert hand.navigator.trail[-1][0] == "palace"
    hand.back()
    assert hand.navigator.trail[-1][0] == "table"


def test_a_swap_is_let_go_of_by_its_cross(hand, palace):
    palace.lay("G10", "1,0")
    assert not crosses(hand)
    palace.cell("1,0")
    hand.tap(WRONG)
    assert len(crosses(hand)) == 1
    hand.tap("let go")
    assert palace.screen.entry.swapping is None
    assert hand.says("fit the marked place")
    assert not crosses(hand)


def crosses(hand):
    """The buttons that let go of what was begun, as far as there is anything."""
    return [w for w in hand.seen() if getattr(w, "name", "") == "let go" and not w.disabled]


def test_a_wrongly_entered_tile_goes_away_from_the_middle_too(hand, palace):
    palace.lay("G10", "1,0")
    palace.lay("T12", "2,0")
    palace.cell("1,0")
    hand.tap("Remove, it does not lie there")
    assert text(palace) == "* . T12"
    assert palace.board.faults == [Cell(2, 0)]


def test_taking_a_tile_from_the_middle_into_the_reserve_is_explained(hand, palace):
    palace.lay("G10", "1,0")
    palace.lay("T12", "2,0")
    palace.cell("1,0")
    hand.tap("Take into the reserve")
    assert text(palace) == "* G10 T12"
    assert hand.says("cannot be reached on foot")


def test_the_start_tile_stays_and_says_so(hand, palace):
    palace.cell("0,0")
    assert hand.says("The start tile may not be moved, removed or swapped.")


def test_a_finger_that_rests_on_a_tile_is_felt_once_and_asks_what_to_do(hand, palace, monkeypatch):
    felt = []
    palace.lay("G10", "1,0")
    monkeypatch.setattr(phone, "tick", lambda: felt.append(1))
    x, y = palace.board.to_window(*palace.board.view.centre_of(Cell(1, 0)))
    finger = hand.press(x, y)
    hand.pass_time(1)
    finger.touch_up()
    hand.frames(3)
    assert felt == [1]
    assert hand.says("Take into the reserve")


def test_what_is_this(hand, palace):
    palace.lay("G10n", "1,0")
    palace.cell("1,0")
    hand.tap("What is this?")
    assert hand.says("Garden 10")
    assert hand.says("It has a wall to the north.")


def test_a_hut_is_a_colour_and_its_walled_sides(hand, palace):
    palace.lay("G10", "1,0")
    hand.tap("hut")
    hand.tap(next(w for w in hand.seen() if getattr(w, "name", "") == "garden" and w.width < 80))
    hand.tap("wall east")
    hand.tap("Build it")
    assert text(palace) == "* G10 HGne"
    garden = next(p for p in palace.screen.ids.strip.ids.pills.children if p.name == "garden")
    assert garden.number == 2


def test_a_hut_that_was_told_is_offered_with_its_walls_in_the_next_game(hand, palace):
    hand.tap("hut")
    hand.tap(next(w for w in hand.seen() if getattr(w, "name", "") == "garden" and w.width < 80))
    hand.tap("wall east")
    hand.tap("Build it")
    assert text(palace) == "HGne / *"
    enter(hand, "palace", sit(hand, modules=("huts",)), seat="red")
    before = hand.taps
    palace.tile("HGne")
    assert hand.taps - before == 1
    assert text(palace) == "HGne / *"


def test_numbers_instead_of_tiles_and_back_again_lose_neither(hand, palace):
    palace.lay("G10", "1,0")
    hand.tap("more")
    hand.tap("Type numbers instead")
    hand.tap(step_up(hand, "Towers"))
    seat = palace.screen.bench.seat
    assert seat.by_counts
    assert {kind.name: number for kind, number in seat.tally.counts.items() if number} == {
        "garden": 1,
        "tower": 1,
    }
    hand.tap("Enter tiles instead")
    assert text(palace) == "* G10"
    assert not palace.screen.bench.seat.by_counts
    hand.tap("more")
    hand.tap("Type numbers instead")
    assert palace.screen.bench.seat.tally.counts[palace.read("T12").kind] == 1


@pytest.mark.parametrize(("modules", "most"), [((), 6), (("huts",), 14)])
def test_no_longer_wall_can_be_typed_than_the_buildings_allow(hand, modules, most):
    kept = sit(hand, typed("red", wall=most, tower=2), modules=modules)
    enter(hand, "palace", kept, seat="red")
    hand.tap(step_up(hand, "Longest outer wall"))
    assert hand.screen.bench.seat.tally.wall == most


def test_a_held_number_is_taken_back_by_one_undo(hand):
    kept = sit(hand, typed("red", wall=3, tower=4))
    enter(hand, "palace", kept, seat="red")
    more = step_up(hand, "Longest outer wall")
    finger = hand.press(*more.to_window(*more.center))
    hand.until(lambda: hand.says("8"))
    finger.touch_up()
    hand.frames(2)
    assert hand.screen.bench.seat.tally.wall >= 8
    hand.tap("undo")
    assert hand.screen.bench.seat.tally.wall == 3


def test_a_notice_leaves_the_numbers_uncovered(hand):
    kept = sit(hand, typed("red", wall=3, tower=2))
    enter(hand, "palace", kept, seat="red")
    hand.tap(step_up(hand, "Towers"))
    hand.tap("undo")
    assert hand.says("Palace · round 1 · in numbers")
    assert flaws() == []
    more = step_up(hand, "Longest outer wall")
    assert hand.navigator._notice.body.top < more.to_window(*more.pos)[1]


def test_a_past_round_in_numbers_is_put_right_too(hand):
    kept = sit(hand, typed("red", wall=3, tower=2), names=NAMES[:3])
    kept.act(scored(1))
    enter(hand, "palace", kept, seat="red", round=1)
    hand.tap(step_up(hand, "Longest outer wall"))
    assert flaws() == []
    hand.tap("Put round 1 right")
    assert hand.app.take_up(kept.id).play.scored[0].seats[0].tally.wall == 4


def test_a_tile_that_somebody_else_has_is_not_offered(hand):
    kept = sit(hand, *built("blue", "G10@1,0"))
    enter(hand, "palace", kept, seat="red")
    palace = PalaceHand(hand)
    assert palace.read("G10") not in palace.shelf.tiles


def test_a_tile_that_somebody_else_has_is_pale_and_says_who(hand):
    kept = sit(hand, *built("blue", "G10@1,0"))
    enter(hand, "palace", kept, seat="red")
    palace = PalaceHand(hand)
    hand.tap("garden")
    assert palace.read("G10") in palace.shelf.grey
    palace.tile("G10")
    assert hand.says("There is only one such tile, and it already lies somewhere else. Leo has it.")
    hand.tap("It lies like this on our table")
    assert text(palace) == "G10 / *"
    assert palace.board.faults == [Cell(0, -1)]


def test_a_past_round_is_put_right_in_one_step(hand):
    kept = in_past_round(hand)
    palace = PalaceHand(hand)
    palace.lay("T12", "-1,0")
    assert hand.app.take_up(kept.id).play.scored[0].seats[0].city.text == "* G10"
    hand.tap("Put round 1 right")
    running = hand.app.take_up(kept.id)
    assert running.play.scored[0].seats[0].city.text == "T12 * G10"
    # What was wrong then and is the same now is put right now, too.
    assert running.play.seats[0].city.text == "T12 * G10"
    assert hand.says("Round 1 is put right.")


def test_a_half_corrected_round_outlives_a_killed_app(hand):
    in_past_round(hand)
    PalaceHand(hand).lay("T12", "-1,0")
    hand.kill()
    hand.open()
    assert text(PalaceHand(hand)) == "T12 * G10"
    hand.tap("undo")
    assert text(PalaceHand(hand)) == "* G10"


def test_a_past_round_left_as_it_was_records_nothing(hand):
    kept = in_past_round(hand)
    palace = PalaceHand(hand)
    palace.lay("T12", "-1,0")
    hand.tap("undo")
    hand.tap("Put round 1 right")
    assert hand.navigator.trail[-1][0] == "table"
    assert hand.app.take_up(kept.id).undoes == "round 1 scored"


def test_entering_a_palace_from_the_start_takes_less_than_two_taps_a_tile(hand, palace):
    before = hand.taps
    palace.enter(BIG)
    assert len(palace.city) == 11
    assert hand.taps - before < 2 * 11


@pytest.fixture
def refreshed(monkeypatch):
    """How often the entry and the screen have worked out anew what to show."""
    times = Counter()

    def counted(cls, name):
        work = getattr(cls, name)

        @wraps(work)
        def count(self, *args):
            times[cls] += 1
            return work(self, *args)

        monkeypatch.setattr(cls, name, count)

    counted(PalaceEntry, "refresh")
    counted(PalaceScreen, "_draw")
    return times


ONCE = {PalaceEntry: 1, PalaceScreen: 1}


def test_a_palace_is_worked_out_once_as_it_is_entered(hand, refreshed):
    enter(hand, "palace", sit(hand), seat="red")
    assert refreshed == ONCE


@pytest.mark.parametrize("round_number", [None, 1], ids=["of now", "of a past round"])
def test_whatever_a_tap_does_is_worked_out_once(hand, refreshed, round_number):
    kept = sit(hand, *built("red", "G10@1,0"), names=NAMES[:3])
    kept.act(scored(1))
    enter(hand, "palace", kept, seat="red", round=round_number)
    palace = PalaceHand(hand)

    def once(tap, *what):
        refreshed.clear()
        tap(*what)
        assert refreshed == ONCE, what

    once(palace.tile, "T9nw")
    once(palace.cell, "2,0")
    once(palace.tile, "T12")
    once(hand.tap, "undo")
    once(hand.tap, "redo")
    once(palace.cell, str(palace.screen.entry.marked))
    once(palace.tile, "T13e")
    once(palace.cell, str(palace.board.places[0]))
    once(hand.tap, "undo")
    palace.cell("1,1")
    once(hand.tap, "garden")
    once(palace.tile, palace.shelf.grey[0].code)
    once(hand.tap, "It lies like this on our table")
    once(palace.cell, "1,1")
    once(hand.tap, "Take into the reserve")
    palace.cell("2,0")
    once(hand.tap, WRONG)
    once(hand.back)
    once(hand.tap, "Reserve (1)")


def test_a_tile_that_did_not_come_to_lie_leaves_path_and_mark_alone(hand, palace, monkeypatch):
    """As when another window has changed the game, and what it did is shown instead."""
    monkeypatch.setattr(type(palace.screen.running), "act", lambda *_: None)
    entry, marked = palace.screen.entry, palace.screen.entry.marked
    landed = []
    monkeypatch.setattr(palace.board, "land", landed.append)
    palace.tile("T9nw")
    assert (entry.path, entry.marked, landed) == ([], marked, [])


def test_the_path_goes_on_from_a_tile_that_is_laid_again(hand, palace):
    for tile, cell in (("G10", "1,0"), ("T12", "2,0")):
        palace.lay(tile, cell)
    hand.tap("undo")
    hand.tap("redo")
    assert [str(cell) for cell in palace.screen.entry.path] == ["1,0", "2,0"]
    assert str(palace.screen.entry.marked) == "3,0"


def test_the_path_goes_on_from_a_tile_that_is_swapped(hand, palace):
    for tile, cell in (("G10", "1,0"), ("T12", "2,0")):
        palace.lay(tile, cell)
    palace.cell("1,0")
    hand.tap(WRONG)
    palace.tile("S9")
    assert [str(cell) for cell in palace.screen.entry.path] == ["2,0", "1,0"]


def test_a_place_that_was_passed_over_is_as_good_as_any_once_it_was_built_on(hand, palace):
    palace.cell("1,0")
    palace.cell("0,1")
    assert Cell(1, 0) in palace.screen.entry.passed_over
    palace.take("G10")
    palace.cell("1,0")
    assert text(palace) == "* G10"
    assert Cell(1, 0) not in palace.screen.entry.passed_over


def test_a_place_that_becomes_empty_is_marked_in_a_palace_entered_long_ago(hand, palace):
    palace.lay("G10", "1,0")
    palace.lay("T12", "2,0")
    hand.kill()
    hand.open()
    palace.cell("2,0")
    hand.tap("Remove, it does not lie there")
    assert str(palace.screen.entry.marked) == "2,0"


def test_a_hut_in_hand_is_laid_though_its_twin_lies_there(hand, palace):
    hut = palace.read("HGne")
    palace.lay("G10", "1,0")
    palace.screen.bench.put_aside(hut)
    palace.screen.bench.build(hut, Cell(2, 0), from_reserve=True)
    palace.screen.bench.put_aside(hut)
    hand.frames(2)
    palace.take("HGne")
    palace.cell(str(palace.board.places[0]))
    assert text(palace).count("HGne") == 2
    assert palace.screen.entry.held is None
    assert palace.screen.bench.seat.reserve == ()


def test_taking_a_tile_in_hand_does_not_scroll_it_away(hand, palace):
    palace.screen.entry.choose_tile_first()
    scroll = palace.screen.ids.picker.ids.columns.ids.scroll
    scroll.scroll_y = 0.4
    hand.frames(2)
    tile = palace.shelf.tile_at(palace.shelf.to_widget(*scroll.to_window(*scroll.center)))
    palace.screen.entry.touch_tile(tile)
    hand.frames(2)
    assert palace.shelf.chosen == [tile]
    assert scroll.scroll_y == 0.4


def test_a_tile_in_hand_stays_in_sight_where_others_come_before_it(hand, palace):
    scroll = palace.screen.ids.picker.ids.columns.ids.scroll
    fitting = [tile for tile in palace.shelf.tiles if tile is not None]
    palace.take(fitting[-1].code)
    hand.frames(3)
    assert palace.screen.entry.held == fitting[-1]
    low = scroll.to_window(*scroll.pos)[1]
    assert low < palace.shelf.where(fitting[-1])[1] < low + scroll.height


def test_the_tabs_count_what_fits_whatever_kind_is_shown(hand, palace):
    palace.tile("P2new")
    palace.cell("1,0")
    hand.tap("garden")
    for cell in ("0,1", "-1,0", "1,0"):
        palace.cell(cell)
        fitting = palace.screen.entry.offers.fitting(Cell.parse(cell))
        assert [tab.number for tab in tabs(palace)] == [
            sum(tile.kind is tab.kind for tile in fitting) for tab in tabs(palace)
        ]


def test_a_palace_that_was_left_while_explaining_is_met_with_its_picker(hand, palace):
    hand.tap("garden")
    palace.tile("G8sw")
    hand.navigator.back_to("table", game=palace.screen.running.id)
    hand.frames(3)
    hand.tap(NAMES[0])
    assert not hand.says("A walled side meets an open side")
    assert hand.says("fit the marked place")


def test_a_killed_app_opens_on_the_same_palace(hand, palace):
    palace.lay("G10", "1,0")
    hand.kill()
    hand.open()
    assert hand.navigator.trail[-1][0] == "palace"
    assert text(palace) == "* G10"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", ["tiles", "explained", "numbers", "menu"])
def test_nothing_is_cut_or_too_small(hand, size, state):
    kept = sit(hand, names=LONG_NAMES, modules=("huts", "bonus"))
    for event in built("red", BIG):
        kept.act(event)
    if state == "numbers":
        kept.act(CountsTyped(player="red", counts={"tower": 11}, wall=26))
    enter(hand, "palace", kept, seat="red")
    hand.resize(*size)
    palace = PalaceHand(hand)
    if state == "explained":
        hand.tap("garden")
        hand.tap_at(*palace.shelf.where(palace.shelf.grey[0]))
    if state == "menu":
        palace.cell("1,0")
    assert flaws() == []


def test_a_draw_leaves_its_tiles_out_of_the_picker(hand):
    kept = sit(hand)
    kept.act(drew(kept.play))
    enter(hand, "palace", kept, seat="red")
    drawn = kept.play.dummy_tiles
    assert not set(drawn) & {tile for tile in PalaceHand(hand).shelf.tiles if tile}


@pytest.mark.parametrize("size", SIZES)
def test_each_kind_stands_below_its_tab(hand, palace, size):
    hand.resize(*size)
    for tab in tabs(palace):
        column = [tile for tile in palace.shelf.tiles if tile and tile.kind is tab.kind]
        middle = tab.to_window(*tab.center)[0]
        assert column
        assert all(abs(palace.shelf.where(tile)[0] - middle) < 2 for tile in column)


@pytest.fixture
def four(hand):
    """Four palaces with a tile each, the first of them open, before round 1."""
    kept = sit(hand, names=NAMES[:4])
    enter(hand, "palace", kept, seat="red")
    return PalaceHand(hand)


def test_from_palace_to_palace_round_the_table_and_on_to_the_scoring(hand, four):
    for name in NAMES[1:4]:
        four.tile("G10" if name == NAMES[1] else four.shelf.tiles[0].code)
        hand.tap(f"Next: {name}")
        assert hand.screen.title == name
    four.tile(four.shelf.tiles[0].code)
    hand.tap("Score round 1")
    assert hand.navigator.trail[-1][0] == "round"
    hand.back()
    assert hand.navigator.trail[-1][0] == "table"


def test_whoever_is_up_to_date_already_is_passed_by(hand):
    kept = sit(hand, *built("blue", "G10@1,0"), names=NAMES[:3])
    enter(hand, "palace", kept, seat="red")
    assert hand.says(f"Next: {NAMES[2]}")


def test_whoever_has_nothing_new_is_looked_at_once_also_after_a_kill(hand, four):
    for name in NAMES[1:4]:
        hand.tap(f"Next: {name}")
    hand.kill()
    hand.open()
    assert hand.says("Score round 1")


def test_then_the_dummy_draws_if_he_is_to(hand):
    kept = sit(hand)
    enter(hand, "palace", kept, seat="blue")
    hand.tap(f"Next: {NAMES[0]}")
    hand.tap("Draw Dirk’s six tiles")
    assert hand.navigator.trail[-1][0] == "dummy"
    hand.back()
    assert hand.navigator.trail[-1][0] == "table"


def test_numbers_lead_on_too(hand):
    kept = sit(hand, typed("red", wall=3, tower=2), names=NAMES[:3])
    enter(hand, "palace", kept, seat="red")
    hand.tap(f"Next: {NAMES[1]}")
    assert hand.screen.title == NAMES[1]


def swipe(hand, widget, sideways):
    x, y = widget.to_window(*widget.center)
    hand.drag((x - sideways / 2, y), (x + sideways / 2, y))


def test_a_swipe_over_the_tiles_goes_to_the_neighbour_and_lays_nothing(hand, four):
    scroll = four.screen.ids.picker.ids.columns.ids.scroll
    swipe(hand, scroll, -160)
    assert hand.screen.title == NAMES[1]
    swipe(hand, scroll, 160)
    swipe(hand, scroll, 160)
    assert hand.screen.title == NAMES[3]
    assert text(four) == "*"


def test_a_swipe_over_the_board_pans_it_and_stays(hand, four):
    swipe(hand, four.board, -160)
    assert hand.screen.title == NAMES[0]


def test_a_past_round_is_not_left_by_a_swipe(hand):
    kept = sit(hand, *built("red", "G10@1,0"), names=NAMES[:3])
    kept.act(scored(1))
    enter(hand, "palace", kept, seat="red", round=1)
    swipe(hand, hand.screen.ids.picker.ids.columns.ids.scroll, -160)
    assert hand.screen.title == NAMES[0]


def views(hand, palace, tiles):
    """Where the board stands after each of the tiles."""
    seen = [palace.board.view]
    for each in tiles.split():
        palace.lay(*each.split("@"))
        hand.frames(2)
        seen.append(palace.board.view)
    return seen


@pytest.mark.parametrize("size", SIZES)
def test_the_board_stays_still_as_a_palace_grows(hand, palace, size):
    hand.resize(*size)
    seen = views(hand, palace, BIG)
    assert len({view.tile for view in seen}) <= 3
    moved = sum(one != other for one, other in pairwise(seen))
    assert moved <= 5
    left = palace.board.view
    palace.cell("1,2")
    hand.tap("Remove, it does not lie there")
    assert palace.board.view == left


def test_a_palace_that_is_closed_is_seen_whole(hand, palace):
    hand.resize(320, 640)
    palace.enter("P2new@0,-1 A4nes@1,0 S3esw@0,1 G7nsw@-1,0")
    assert palace.board.view.shows(palace.board.bounds, palace.board.frame)


@pytest.mark.parametrize("size", SIZES)
def test_a_notice_covers_neither_the_board_nor_the_picker(hand, palace, size):
    hand.resize(*size)
    palace.lay("G10", "1,0")
    hand.tap("undo")
    notice = hand.navigator._notice.body
    assert hand.says("Undone: garden 10 built")
    assert notice.y >= palace.board.top
    assert notice.right <= palace.screen.ids.side.x or not palace.screen.wide
    assert flaws() == []


@pytest.fixture
def with_cards(hand):
    enter(hand, "palace", sit(hand, names=NAMES[:3], modules=("bonus",)), seat="red")
    return PalaceHand(hand)


def test_laying_the_very_tile_of_a_card_says_so_and_shows_it_with_a_tap(hand, with_cards):
    with_cards.lay("G10n", "1,0")
    assert not hand.says("There is a bonus card")
    with_cards.lay("G10", "-1,0")
    assert hand.says("There is a bonus card for garden 10. Whoever has it may show it.")
    hand.tap("Show it")
    assert with_cards.screen.bench.seat.shown == (with_cards.read("G10"),)


def test_the_menu_of_a_tile_shows_its_card_and_takes_it_back(hand, with_cards):
    with_cards.lay("G10", "1,0")
    with_cards.cell("1,0")
    hand.tap("Show its bonus card")
    assert with_cards.screen.bench.seat.shown == (with_cards.read("G10"),)
    with_cards.cell("1,0")
    assert not hand.says("Show its bonus card")
    hand.tap("Take its bonus card back")
    assert with_cards.screen.bench.seat.shown == ()


def test_a_card_forgotten_in_a_past_round_is_shown_there_and_changes_its_points(hand):
    kept = sit(hand, *built("red", "G10@1,0"), names=NAMES[:3], modules=("bonus",))
    for event in (*built("blue", "G11@1,0"), scored(1), scored(2)):
        kept.act(event)
    before = kept.play.totals["red"]
    enter(hand, "palace", kept, seat="red", round=1)
    palace = PalaceHand(hand)
    palace.lay("T12", "-1,0")
    assert not hand.says("There is a bonus card"), "nobody is asked in a past round"
    hand.tap("undo")
    palace.cell("1,0")
    hand.tap("Show its bonus card")
    hand.tap("Put round 1 right")
    assert [table.seats[0].shown for table in kept.play.scored] == [(palace.read("G10"),)] * 2
    assert kept.play.totals["red"] > before
    assert hand.says("Round 2 changed too")
