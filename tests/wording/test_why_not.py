import pytest

from companion.board.faults import Fault, FaultCode
from companion.wording.table_problems import holder_of
from companion.wording.why_not import reason, rules
from tests.record.tables import FIRST_SIX, after, built, table

HOLE, TAKEN, WALLS = (
    Fault(code) for code in (FaultCode.HOLE, FaultCode.TAKEN, FaultCode.WALLS_MATCH)
)


@pytest.fixture
def play():
    return after(table(2), FIRST_SIX, built("G10", "1,0", "blue")).play


def test_what_is_wrong_is_told(play):
    assert reason(play, HOLE, play.game.box.read("G10")) == HOLE.text


@pytest.mark.parametrize(("tile", "holder"), [("G10", "Leo"), ("G11", "Dirk")])
def test_who_has_a_tile_that_is_taken_is_named(play, tile, holder):
    tile = play.game.box.read(tile)
    assert reason(play, TAKEN, tile) == f"{TAKEN.text} {holder} has it."


def test_where_nobody_is_known_to_have_it_nobody_is_named(play):
    assert reason(play, TAKEN, play.game.box.read("T13e")) == TAKEN.text
    assert reason(play, TAKEN, None) == TAKEN.text


def test_the_rules_behind_it_are_named():
    assert rules((WALLS, HOLE)) == "Rule: Touching sides are alike · No empty space inside"


def test_whoever_has_a_tile_is_found(play):
    box = play.game.box
    assert holder_of(play, box.read("G10")) == "Leo"
    assert holder_of(play, box.read("G11")) == "Dirk"
    assert holder_of(play, box.read("T13e")) is None
