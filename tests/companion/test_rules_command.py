"""`rules`: the rulings on the command line and in a batch."""

import json

import pytest

from companion.desk.rulings import RULINGS
from companion.terminal.command_line import main
from tests.companion.asking import ask
from tests.desk.searches import SEARCHES


@pytest.fixture
def typed(capsys):
    def typed(*arguments):
        assert main(["rules", *arguments]) == 0
        return capsys.readouterr().out

    return typed


def ids(answer):
    return [ruling["id"] for ruling in answer["rulings"]]


def test_a_ruling_for_programs_has_its_texts_its_tag_and_its_sources(typed):
    answer = json.loads(typed("hole", "--json"))
    assert answer["rulings"][0] == {
        "id": "D06",
        "question": "The gap is two squares big. Is it still a hole?",
        "answer": "Yes. Size does not matter, only whether there is a way out.",
        "reason": RULINGS["D06"].reason,
        "tag": "book",
        "sources": [
            {"edition": "boabdil", "section": "Reglas para construir la alhambra"},
            {"edition": "marek", "section": "Zasady budowy Alhambry"},
            {"edition": "dirk", "section": "Reglas de construcción de la Alhambra"},
            {"edition": "pablo", "section": "Reglas de construcción de Granada"},
        ],
    }


@pytest.mark.parametrize(("words", "ruling"), SEARCHES[::12])
def test_the_batch_finds_what_the_command_finds(words, ruling, typed):
    answer = ask("rules", words=words)
    assert ruling in ids(answer)[:3]
    assert json.loads(typed(*words.split(), "--json")) == answer


@pytest.mark.parametrize("request_", [{}, {"words": ""}, {"words": "  "}])
def test_without_words_all_are_told_in_order(request_, typed):
    assert ids(ask("rules", **request_)) == list(RULINGS)
    assert ids(json.loads(typed("--json"))) == list(RULINGS)


def test_ten_at_most_are_found():
    assert len(ask("rules", words="tile wall money scoring card dummy")["rulings"]) == 10


def test_nothing_found_is_no_error(typed):
    assert ask("rules", words="zzzzqqqq") == {"rulings": []}
    assert typed("zzzzqqqq") == "Nothing is found; try other words.\n"


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ({"words": 5}, '"words" must be a text.'),
        ({"words": ["hole"]}, '"words" must be a text.'),
        ({"word": "hole"}, '"word" is not a known key; the only key is words.'),
        ({"words": "h" * 501}, "Ask in 500 letters at most."),
    ],
)
def test_a_question_that_is_none_is_refused(request_, sentence):
    assert ask("rules", **request_) == {"error": sentence}
    assert "rulings" in ask("rules", words="h" * 500)


def test_people_read_the_best_in_full_and_the_others_in_short(typed):
    told = typed("gap", "of", "two", "squares")
    assert told.startswith(
        "D06  The gap is two squares big. Is it still a hole?\n"
        "     Yes. Size does not matter, only whether there is a way out.\n"
        "\n"
        "     If you cannot step from an empty space, side by side,"
    )
    assert "     |  *   |             | G10  |\n" in told
    assert "hole: An empty space would be closed in; a diagonal crack is no way out." in told
    assert "     Two squares are closed in: not allowed.\n" in told
    assert "     The book says so.\n" in told
    assert "     The diagonal crack: It follows from what the books say.\n" in told
    assert "     Alhambra, with Dirk: No building that leaves empty plots.\n" in told
    assert "     Alhambra, with Marek: Zasady budowy Alhambry\n" in told
    assert "     House rule: diagonal_gap_open\n" in told
    others = told.split("House rule: diagonal_gap_open\n\n")[1].split("\n\n")
    assert all(len(other.splitlines()) == 2 for other in others if other.strip())
    assert max(map(len, told.splitlines())) <= 100


def test_people_read_all_of_them_in_two_lines_each(typed):
    told = typed().rstrip("\n").split("\n\n")
    assert [ruling[:3] for ruling in told] == list(RULINGS)
    assert {len(ruling.splitlines()) for ruling in told} == {2}


def test_a_ruling_that_a_table_cannot_change_names_no_house_rule(typed):
    assert "House rule" not in typed("D31")
    assert "Not allowed" not in typed("D31")
