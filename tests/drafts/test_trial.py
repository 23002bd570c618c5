import pytest
from pydantic import ValidationError

from companion.board.building import Build, Remove, Swap
from companion.board.grid import Cell
from companion.drafts.trial import Doing, Trial
from companion.errors import CompanionError
from companion.record import Colour
from companion.record.events import TileBuilt, TileReserved
from tests.record.tables import after, table

GARDEN = Trial(lying="* G10")
TABLE = after(
    table(2),
    TileBuilt(player="red", tile="G10", cell="1,0"),
    TileReserved(player="red", tile="T12"),
    TileReserved(player="blue", tile="T11"),
).play


@pytest.mark.parametrize(
    ("trial", "kind"),
    [
        (GARDEN.but(at="2,0", with_tile="T12"), Build),
        (GARDEN.but(doing=Doing.SWAP, at="1,0", with_tile="G9e"), Swap),
        (GARDEN.but(doing=Doing.REMOVE, at="1,0"), Remove),
    ],
)
def test_what_is_tried_is_judged_once_all_is_said(trial, kind):
    assert isinstance(trial.act, kind)
    assert trial.act.cell == trial.cell
    assert trial.verdict(None).act == trial.act


@pytest.mark.parametrize(
    "trial",
    [GARDEN, GARDEN.but(at="2,0"), GARDEN.but(with_tile="T12"), GARDEN.but(doing=Doing.REMOVE)],
)
def test_while_something_is_left_to_be_said_there_is_no_verdict(trial):
    assert trial.act is None
    assert trial.verdict(None) is None
    assert trial.carried_out().lying == GARDEN.lying


def test_once_carried_out_the_next_can_be_tried():
    done = GARDEN.but(at="2,0", with_tile="T12").carried_out()
    assert (done.lying, done.at, done.with_tile) == ("* G10 T12", "", "")
    assert done.but(doing=Doing.REMOVE, at="2,0").carried_out().lying == "* G10"


def test_on_an_own_palace_the_own_reserve_may_be_built_and_that_of_others_not():
    mine = GARDEN.but(owner=Colour.RED, at="2,0")
    assert mine.but(with_tile="T12").verdict(TABLE).legal
    (taken,) = mine.but(with_tile="T11").verdict(TABLE).objections
    assert taken.ruling.id == "D58"


@pytest.mark.parametrize("owner", [None, Colour.GREEN])
def test_on_a_board_of_nobody_every_tile_may_be_tried(owner):
    assert GARDEN.but(owner=owner, at="2,0", with_tile="T11").verdict(TABLE).legal


def test_the_house_rules_of_the_table_hold_here_too():
    gap = Trial(lying="A9 A10 . / P8 . . / C10 * T11", at="1,-1", with_tile="C11")
    loose = table(2, options={"diagonal_gap_open": True}).play
    assert not gap.verdict(None).legal
    assert gap.verdict(loose).legal


def test_the_table_of_another_game_says_nothing_about_it():
    other = Trial(game="granada", at="1,0", with_tile="Sc10", owner=Colour.RED)
    assert other.verdict(TABLE).legal


def test_every_place_that_some_tile_may_go_to_is_named():
    assert {*GARDEN.places(None)} >= {Cell(2, 0), Cell(1, 1), Cell(0, 1)}


def test_an_unknown_game_or_palace_is_refused():
    with pytest.raises(ValidationError):
        Trial(game="chess")
    with pytest.raises(CompanionError):
        Trial(lying="* X99")
    with pytest.raises(CompanionError):
        Trial(with_tile="X99")
