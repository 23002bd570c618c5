import pytest
from pydantic import ValidationError

from companion.drafts.new_table import NewTable
from companion.drafts.usual_table import UsualTable, all_house_rules
from companion.games import GAMES
from companion.options import Options
from companion.record.events import GameStarted
from tests.record.tables import sitting

LAST = GameStarted(
    edition="marek",
    modules=("huts", "bonus"),
    options=Options(dummy_may_win=True),
    players=sitting(5),
)
THEIRS = NewTable(edition_name="dirk", playing=2).with_name(0, "Zoë").with_name(1, "Max")


def names(draft):
    return [chair.name for chair in draft.players]


def test_where_nothing_is_usual_a_game_begins_as_the_last_one():
    assert UsualTable().offered(LAST) == NewTable.like(LAST)
    assert UsualTable().offered(None) == NewTable()


def test_a_usual_table_sits_down_whoever_played_last_with_the_modules_of_the_last_game():
    draft = UsualTable(table=THEIRS).offered(LAST)
    assert (names(draft), draft.edition_name) == (["Zoë", "Max"], "dirk")
    assert draft.modules == {"huts", "bonus"}
    assert draft.options.dummy_may_win
    assert UsualTable(table=THEIRS).offered(None) == THEIRS


def test_usual_house_rules_hold_for_whoever_plays():
    rules = Options(diagonal_gap_open=True)
    draft = UsualTable(house_rules=rules).offered(LAST)
    assert draft.options == rules
    assert names(draft) == names(NewTable.like(LAST))


def test_a_usual_table_of_another_game_has_only_the_modules_which_that_allows():
    granada = NewTable.model_construct(
        game_name="granada",
        edition_name=GAMES["granada"].editions[0].name,
        places=THEIRS.places,
        playing=2,
        modules=frozenset(),
        options=Options(),
    )
    draft = UsualTable.model_construct(table=granada, house_rules=None).offered(LAST)
    assert draft.game.name == "granada"
    assert draft.modules <= {module.name for module in draft.game.modules}


def test_it_is_kept_as_it_was_written():
    usual = UsualTable(table=THEIRS).changed(house_rules=Options(simple_scoring=True))
    assert UsualTable.model_validate_json(usual.model_dump_json()) == usual
    with pytest.raises(ValidationError):
        UsualTable.model_validate_json('{"table": {"playing": 9}}')


def test_every_house_rule_is_offered_once():
    options = [rule.option for rule in all_house_rules()]
    assert sorted(options) == sorted(set(options))
    assert set(options) == {rule.option for game in GAMES.values() for rule in game.house_rules}
