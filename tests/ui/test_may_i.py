from random import Random

import pytest
from kivy.core.clipboard import Clipboard

from companion.board.grid import Cell
from companion.desk.may_i import may_i
from companion.drafts.trial import Doing
from screens.desk.fault_line import FaultLine
from screens.widgets.buttons import TextButton
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import sit
from tests.ui.tables import at, two_players, where


@pytest.fixture
def board(hand):
    hand.tap("Rules desk")
    hand.tap("May I?")
    hand.frames(3)
    return hand.screen.ids.board


def cell(hand, text):
    board = hand.screen.ids.board
    hand.tap_at(*board.to_window(*board.view.centre_of(Cell.parse(text))))


def tile(hand, code):
    hand.tap("Choose a tile" if hand.screen.big == "Choose a tile" else "Another tile")
    hand.frames(3)
    sheet = hand.navigator.layers[-1]
    sheet.content.dispatch("on_tile", hand.screen.trial.box.read(code))
    hand.frames(3)


def faults(hand):
    return [w for w in hand.seen() if isinstance(w, FaultLine)]


def test_a_tile_that_fits_may_be_built_and_the_next_is_tried_on_what_then_lies(hand, board):
    assert hand.says("Tap the place, or choose a tile first.")
    assert board.places
    cell(hand, "1,0")
    assert hand.says("Now choose the tile.")
    tile(hand, "G10n")
    assert hand.says("Yes, you may")
    assert hand.says("Longest outer wall: 0 now, 1 afterwards")
    assert not board.ghosts
    assert (board.city.text, board.marked) == ("* G10n", Cell(1, 0))
    hand.tap("Do it, and try the next")
    assert board.city.text == "* G10n"
    assert not board.ghosts


def test_every_fault_has_its_why_and_back_leads_to_the_same_try(hand, board):
    tile(hand, "T13e")
    cell(hand, "1,-1")
    assert hand.says("No, not there")
    assert [line.fault.code.value for line in faults(hand)[::-1]] == ["touching", "on-foot"]
    line = faults(hand)[-1]
    hand.tap(next(w for w in hand.seen(line) if isinstance(w, TextButton)))
    assert where(hand)[1]["ruling"] == "D55"
    hand.back()
    assert hand.says("No, not there")
    assert board.faults == [Cell(1, -1)]


def test_the_way_out_is_numbered_on_the_board_and_a_tap_tries_it(hand, board):
    tile(hand, "T13e")
    cell(hand, "1,-1")
    numbers = hand.screen.ids.numbers
    assert [label.text for label in numbers.children[::-1]] == [
        str(number) for number in range(1, len(numbers.cells) + 1)
    ]
    first = numbers.cells[0]
    label = numbers.children[-1]
    assert label.center == pytest.approx(board.view.centre_of(first))
    hand.tap_at(*label.to_window(*label.center))
    assert hand.screen.trial.cell == first
    assert hand.says("Yes, you may")
    assert not numbers.cells


def test_removing_and_swapping_are_judged_too_and_undo_takes_each_tap_back(hand, board):
    tile(hand, "G10n")
    cell(hand, "1,0")
    hand.tap("Do it, and try the next")
    hand.tap("Remove")
    cell(hand, "0,0")
    assert hand.says("The start tile may not be moved")
    cell(hand, "1,0")
    assert hand.says("Yes, you may")
    hand.tap("Swap")
    assert hand.says("Tap the tile that goes")
    tile(hand, "G12s")
    cell(hand, "1,0")
    assert hand.says("Swap it for garden 12")
    assert board.city.text == "* G12s"
    for _ in range(4):
        hand.tap("undo")
    assert hand.screen.trial.doing is Doing.REMOVE
    assert board.city.text == "* G10n"


def test_what_was_tried_last_outlives_the_app(hand, board):
    cell(hand, "1,0")
    tile(hand, "G10n")
    hand.kill()
    hand.open()
    assert where(hand) == ("may_i", {})
    hand.frames(3)
    assert hand.says("Yes, you may")


def test_a_players_palace_is_tried_on_and_the_game_stays_as_it_is(hand):
    kept = two_players(hand)
    at(hand, kept)
    before = kept.play
    hand.tap("Rules")
    hand.tap("May I?")
    hand.frames(2)
    hand.tap("more")
    hand.tap("Ana’s palace")
    hand.frames(2)
    seat = hand.screen.play.seats[0]
    assert hand.screen.ids.board.city == seat.city
    assert hand.says("Ana’s palace · just a trial")
    place = hand.screen.ids.board.places[0]
    hand.screen.tap_cell(place)
    around = hand.screen.play.surroundings(seat.colour)
    lying = next(iter(around.elsewhere - {*seat.reserve}))
    tile(hand, lying.code)
    assert "taken" in {line.fault.code.value for line in faults(hand)}
    hand.back()
    assert hand.screen.play == before


def test_a_pasted_line_becomes_the_board_or_says_what_is_wrong(hand, board):
    Clipboard.copy(" G10 * T12 \n")
    hand.tap("more")
    hand.tap("Paste a line in notation")
    assert board.city.text == "G10 * T12"
    Clipboard.copy("nonsense")
    hand.tap("more")
    hand.tap("Paste a line in notation")
    assert hand.navigator._notice is not None
    assert board.city.text == "G10 * T12"
    hand.tap("more")
    hand.tap("An empty board of Alhambra")
    assert board.city.text == "*"


def test_the_screen_says_what_the_engine_says(hand):
    kept = two_players(hand)
    at(hand, kept, "may_i")
    luck = Random(7)
    city = kept.play.seats[0].city
    cells = [Cell(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    for _ in range(25):
        chosen, where_to = luck.choice(city.box.tiles), luck.choice(cells)
        doing = luck.choice([*Doing])
        trial = hand.screen.trial.but(
            lying=city.text, doing=doing, at=str(where_to), with_tile=chosen.code
        )
        hand.screen.change(trial)
        hand.frames(1)
        verdict = may_i(city, trial.act)
        told = [line.fault for line in hand.screen._findings.ids.faults.children[::-1]]
        assert told == [objection.fault for objection in verdict.objections]
        assert hand.screen.can_go_on == verdict.legal


def test_what_was_tried_is_done_at_the_table_and_one_tap_takes_it_back(hand):
    kept = two_players(hand)
    at(hand, kept, "may_i")
    hand.tap("more")
    hand.tap("Ana’s palace")
    seat, running = hand.screen.play.seats[0], hand.screen.running
    before = running.play
    hand.tap("Choose a tile")
    hand.frames(3)
    shelf = hand.navigator.layers[-1].content.ids.shelf
    assert shelf.tiles[0] == seat.reserve[0]
    assert shelf.badged == [*seat.reserve]
    hand.navigator.layers[-1].content.dispatch("on_tile", seat.reserve[0])
    hand.frames(3)
    if hand.screen.ids.board.places:
        hand.screen.tap_cell(hand.screen.ids.board.places[0])
    if not hand.screen.can_go_on:
        hand.screen.tap_cell(hand.screen.ids.numbers.cells[0])
    hand.frames(2)
    hand.tap("Do it, and try the next")
    hand.tap("Remove")
    free = next(
        cell
        for cell, _tile in hand.screen.trial.city
        if hand.screen.trial.but(at=str(cell)).verdict(hand.screen.play).legal
    )
    hand.screen.tap_cell(free)
    hand.frames(2)
    hand.tap("Do it, and try the next")
    tried = hand.screen.trial.lying
    hand.tap("Do it at the table")
    after = hand.screen.play.seats[0]
    assert after.city.text == tried
    assert len(after.reserve) == len(seat.reserve)
    assert "Do it at the table" not in [words for words, _act in hand.screen.ways]
    hand.tap("Undo")
    assert hand.screen.play == before
    assert hand.screen.trial.lying == tried
    hand.tap("Do it at the table")
    running.undo()
    assert len(running.play.seats[0].city.tiles) != len(after.city.tiles)


def test_what_the_table_refuses_leaves_it_as_it_was(hand):
    kept = two_players(hand, tiles=(0, 0))
    at(hand, kept, "may_i")
    hand.tap("more")
    hand.tap("Leo’s palace")
    screen = hand.screen
    places = [str(place) for place in screen.ids.board.places]
    his = next(iter(screen.play.dummy_tiles))
    for place, tile in zip(places, (screen.play.unseen[0], his), strict=False):
        screen.trial = screen.trial.but(at=place, with_tile=tile.code).carried_out()
    before = screen.play
    screen.carry()
    assert screen.play == before
    assert hand.navigator._notice is not None


def test_in_granada_the_board_the_tiles_and_the_faults_are_its_own(hand):
    kept = sit(hand, game="granada")
    at(hand, kept, "may_i")
    hand.tap("more")
    hand.tap("Ana’s city")
    hand.frames(2)
    assert hand.screen.trial.game == "granada"
    assert hand.says("Ana’s city · just a trial")
    cell(hand, "1,0")
    hand.tap("Choose a tile")
    hand.frames(3)
    hand.tap("New tile")
    hand.frames(3)
    hand.tap("School")
    hand.tap("9")
    hand.tap("Take school 9")
    hand.frames(3)
    assert hand.says("Yes, you may")
    cell(hand, "3,3")
    assert hand.says("No, not there")
    assert flaws() == []
    hand.tap("more")
    hand.tap("An empty board of Granada")
    assert hand.screen.ids.board.city.text == "*"


def test_without_a_game_there_is_an_empty_board_of_each(hand, board):
    hand.tap("more")
    hand.tap("An empty board of Granada")
    assert hand.screen.trial.game == "granada"
    Clipboard.copy("* G10")
    hand.tap("more")
    hand.tap("Paste a line in notation")
    assert hand.screen.trial.game == "alhambra"
    hand.tap("more")
    hand.tap("An empty board of Alhambra")
    assert board.city.text == "*"


def test_a_ruling_can_be_tried_on_a_board(hand):
    hand.tap("Rules desk")
    hand.screen.go("ruling", ruling="D55")
    hand.frames(3)
    hand.tap("Try it on a board")
    hand.frames(3)
    assert hand.says("No, not there")
    hand.back()
    assert where(hand) == ("ruling", {"ruling": "D55"})


@pytest.mark.parametrize("size", SIZES)
def test_it_has_room_at_every_size(hand, size):
    at(hand, two_players(hand), "may_i", city="* G10", at="2,1", tile="T13e")
    hand.resize(*size)
    assert flaws() == []
    hand.screen.change(hand.screen.trial.but(at="2,0", with_tile="T12"))
    hand.frames(3)
    assert flaws() == []
    hand.screen.change(hand.screen.trial.but(doing=Doing.REMOVE, at=""))
    hand.frames(3)
    assert flaws() == []


@pytest.mark.parametrize("key", ["z", "y"])
def test_keys_take_nothing_back_where_nothing_was_tried(hand, key):
    at(hand, sit(hand), "may_i")
    hand.key(key, "ctrl")
    assert hand.navigator.trail[-1][0] == "may_i"
    assert not hand.navigator.layers
