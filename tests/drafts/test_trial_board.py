from companion.board.grid import Cell
from companion.drafts.trial import Doing, Trial
from companion.drafts.trial_board import TrialBoard

GARDEN = Trial(lying="* G10")


def shown(trial):
    return TrialBoard.of(trial, trial.verdict(None), None)


def test_before_all_is_told_the_places_are_shown_where_anything_may_be_built():
    board = shown(GARDEN.but(at="2,0"))
    assert (board.city.text, board.marked) == ("* G10", Cell(2, 0))
    assert Cell(2, 0) in board.places
    assert shown(GARDEN.but(doing=Doing.REMOVE)).places == ()


def test_what_may_be_done_lies_there_already():
    board = shown(GARDEN.but(at="2,0", with_tile="T12"))
    assert (board.city.text, board.marked) == ("* G10 T12", Cell(2, 0))
    assert (board.places, board.ghosts, board.faults, board.numbered) == ((), {}, (), ())


def test_a_tile_that_may_not_lie_there_is_a_ghost_and_its_places_are_numbered():
    trial = GARDEN.but(at="2,1", with_tile="T13e")
    board = shown(trial)
    assert (board.city.text, board.marked) == ("* G10", None)
    assert board.ghosts == {Cell(2, 1): trial.tile}
    assert board.faults == (Cell(2, 1),)
    assert board.numbered == board.places
    assert Cell(2, 0) in board.numbered


def test_on_a_tile_that_lies_there_no_ghost_is_drawn():
    board = shown(GARDEN.but(at="1,0", with_tile="T12"))
    assert (board.city.text, board.ghosts) == ("* G10", {})


def test_a_swap_that_may_not_be_is_drawn_as_it_would_lie():
    board = shown(GARDEN.but(doing=Doing.SWAP, at="1,0", with_tile="A6nw"))
    assert (board.city.text, board.ghosts) == ("* A6nw", {})
    assert board.faults


def test_nothing_can_be_drawn_of_a_swap_with_nothing():
    board = shown(GARDEN.but(doing=Doing.SWAP, at="3,3", with_tile="T12"))
    assert (board.city.text, board.ghosts) == ("* G10", {})
