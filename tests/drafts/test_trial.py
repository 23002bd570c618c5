import pytest
from pydantic import ValidationError

from companion.board.building import Build, Remove, Swap
from companion.board.grid import Cell
from companion.drafts.trial import Doing, Trial
from companion.errors import CompanionError
from companion.record import Colour
from companion.record.events import TileBuilt, TileReserved
from tests.record.granada_tables import granada
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


def done(trial, doing, at, tile=""):
    return trial.but(doing=doing, at=at, with_tile=tile).carried_out()


def test_what_was_done_here_is_done_at_the_table_act_by_act():
    trial = Trial().on(TABLE, Colour.RED)
    assert (trial.lying, trial.owner) == ("* G10", Colour.RED)
    trial = done(trial, Doing.BUILD, "2,0", "T12")
    trial = done(trial, Doing.REMOVE, "2,0")
    trial = done(trial, Doing.SWAP, "1,0", "T12")
    trial = done(trial, Doing.BUILD, "2,0", "G11")
    trial = done(trial, Doing.BUILD, "2,1", "G10")
    record = after(table(2), TileBuilt(player="red", tile="G10", cell="1,0"))
    record = after(record, TileReserved(player="red", tile="T12"))
    events = trial.for_the_table(record.play)
    assert [getattr(event, "from_reserve", None) for event in events] == [
        True,
        None,
        True,
        False,
        True,
    ]
    seat = after(record, *events).play.seat(Colour.RED)
    assert (seat.city.text, seat.reserve) == (trial.lying, ())


def test_nothing_goes_to_a_table_that_has_changed_meanwhile_or_that_nobody_tried_on():
    trial = done(Trial().on(TABLE, Colour.RED), Doing.BUILD, "2,0", "T12")
    assert len(trial.for_the_table(TABLE)) == 1
    grown = after(
        table(2),
        TileBuilt(player="red", tile="G10", cell="1,0"),
        TileBuilt(player="red", tile="G11", cell="2,0"),
    ).play
    assert trial.for_the_table(grown) == ()
    assert trial.for_the_table(None) == ()
    assert trial.but(owner=None).for_the_table(TABLE) == ()
    assert trial.for_the_table(granada(2).play) == ()
    assert Trial().on(TABLE, Colour.RED).for_the_table(TABLE) == ()


def test_the_reserve_and_what_was_taken_out_are_at_hand():
    trial = Trial().on(TABLE, Colour.RED)
    assert [tile.code for tile in trial.at_hand(TABLE)] == ["T12"]
    taken = done(trial, Doing.REMOVE, "1,0")
    assert [tile.code for tile in taken.at_hand(TABLE)] == ["T12", "G10"]
    assert done(taken, Doing.BUILD, "0,1", "T12").at_hand(TABLE)[0].code == "G10"
    assert Trial().at_hand(TABLE) == Trial().at_hand(None) == ()


def test_a_pasted_palace_may_be_another_games():
    assert Trial().pasted("* G10").game == "alhambra"
    city = Trial(doing=Doing.SWAP).pasted("* Sc10e")
    assert (city.game, city.lying, city.doing) == ("granada", "* Sc10e", Doing.SWAP)
    assert city.pasted("* Ma3").game == "granada"
    with pytest.raises(CompanionError, match="Q4"):
        Trial().pasted("* Q4")


def test_a_tile_is_asked_for_at_the_running_table_or_at_an_empty_one():
    assert Trial().table(TABLE) is TABLE
    empty = Trial().on_empty_board("granada").table(TABLE)
    assert (empty.game.name, empty.lying) == ("granada", ())


def test_a_tile_that_is_told_begins_with_what_the_place_asks():
    trial = Trial(game="granada", lying="* Sc9n")
    assert not trial.making.asked
    assert {*trial.but(at="1,-1").making.asked} == {"s"}


def test_what_was_done_is_read_as_it_was_kept_or_not_at_all():
    trial = done(Trial().on(TABLE, Colour.RED), Doing.REMOVE, "1,0")
    assert Trial.model_validate_json(trial.model_dump_json()) == trial
    with pytest.raises((CompanionError, ValidationError)):
        Trial.model_validate({"done": [{"doing": "build", "at": "1,0", "tile": "Q4"}]})
