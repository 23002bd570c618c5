import pytest

from companion.drafts.new_table import NewTable
from companion.drafts.usual_table import UsualTable
from companion.options import Options
from companion.record import Colour
from companion.record.events import GameStarted, Sitting
from companion.wording.house_rules import (
    as_played,
    rule_named,
    rules_that_matter,
    summed_up,
    usual_rules,
)


def offered(draft):
    return [rule.option for rule in rules_that_matter(draft)]


def test_rules_that_make_no_difference_at_a_table_are_not_offered():
    assert offered(NewTable()) == ["diagonal_gap_open"]
    assert offered(NewTable(playing=2)) == ["dummy_may_win", "diagonal_gap_open"]
    assert offered(NewTable(modules=frozenset({"vizier"}))) == [
        "diagonal_gap_open",
        "vizier_before_scoring",
    ]


@pytest.mark.parametrize(
    ("draft", "words"),
    [
        (NewTable(), "All by the book"),
        (NewTable(options=Options(diagonal_gap_open=True)), "1 differs from the book"),
        (
            NewTable(playing=2, options=Options(diagonal_gap_open=True, dummy_may_win=True)),
            "2 differ from the book",
        ),
        (NewTable(options=Options(dummy_may_win=True)), "All by the book"),
        (NewTable(playing=2, options=Options(dummy_name="Otto")), "1 differs from the book"),
        (NewTable(options=Options(dummy_name="Otto")), "All by the book"),
    ],
)
def test_how_far_a_table_is_from_the_book(draft, words):
    assert summed_up(draft) == words


def play(*modules, players=3, **options):
    seated = tuple(Sitting(colour=colour, name=colour) for colour in [*Colour][:players])
    return GameStarted(players=seated, modules=modules, options=options).opened()


@pytest.mark.parametrize(
    ("option", "table", "words"),
    [
        ("diagonal_gap_open", None, "Each table chooses when its game begins."),
        ("diagonal_gap_open", play(), "This table plays by the book."),
        ("diagonal_gap_open", play(diagonal_gap_open=True), "This table has a rule of its own."),
        ("dummy_may_win", play(), "It makes no difference at this table."),
        ("dummy_may_win", play(players=2), "This table plays by the book."),
        ("vizier_before_scoring", play("huts"), "It makes no difference at this table."),
        ("vizier_before_scoring", play("vizier"), "This table plays by the book."),
        ("simple_scoring", play("huts"), "It makes no difference at this table."),
    ],
)
def test_how_a_table_plays_a_rule(option, table, words):
    assert as_played(rule_named(option), table) == words


def test_what_is_no_switch_has_no_rule():
    assert rule_named("dummy_third") is None
    assert rule_named(None) is None


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (None, "As in the last game"),
        (Options(), "All by the book"),
        (Options(dummy_may_win=True), "1 differs from the book"),
        (Options(dummy_may_win=True, dummy_name="Otto"), "2 differ from the book"),
    ],
)
def test_it_is_said_how_far_every_new_game_is_from_the_book(rules, words):
    assert usual_rules(UsualTable(house_rules=rules)) == words
