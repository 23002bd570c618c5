import pytest

from companion.drafts.new_table import NewTable
from companion.options import Options
from companion.wording.house_rules import rules_that_matter, summed_up


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
