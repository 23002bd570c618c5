import pytest

from companion.drafts.names import name_fault, name_faults, suggested

NAMELESS = "Who sits here? Write a name."
TWICE = "Two players have this name. Change one of them."


@pytest.mark.parametrize(
    ("names", "faults"),
    [
        (["Ana", "Leo"], {}),
        (["Ana", ""], {1: NAMELESS}),
        (["  ", ""], {0: NAMELESS, 1: NAMELESS}),
        (["Ana", "Leo", " aNA "], {0: TWICE, 2: TWICE}),
        (["Straße", "STRASSE"], {0: TWICE, 1: TWICE}),
    ],
)
def test_everybody_has_a_name_of_their_own(names, faults):
    assert name_faults(names) == faults


def test_a_player_is_not_called_like_the_third_hand():
    assert name_faults(["Ana", " dirk"], "Dirk") == {
        1: "The third hand is called Dirk too. Change this name."
    }
    assert name_faults(["Ana", "Dirk"]) == {}


def test_six_names_are_suggested_at_most():
    known = [f"Name {number}" for number in range(9)]
    assert suggested(known, sitting=(), typed="") == known[:6]


def test_those_who_sit_already_are_not_suggested():
    assert suggested(["Ana", "Leo"], sitting={"Leo"}, typed="") == ["Ana"]


def test_whoever_sits_there_is_not_suggested_however_their_name_is_written():
    assert suggested(["Zoe\u0301", "Zora"], sitting={"ZOÉ"}, typed="zo") == ["Zora"]
    assert suggested(["Zoé", "Zora"], sitting=(), typed="Zoe\u0301") == ["Zoé"]


@pytest.mark.parametrize("name", ["\u3164", "\u0301", " \u2800"])
def test_a_name_that_shows_nothing_is_asked_for(name):
    assert name_faults(["Ana", name]) == {1: NAMELESS}
    assert name_fault(name) == "A name must not be empty."


def test_a_name_that_hides_something_is_refused():
    said = "A name must be in one line, without hidden or control characters."
    assert name_faults(["Ana", "Le\u200bo"]) == {1: said}
    assert name_fault("x" * 41) == "A name must have at most 40 characters."
    assert name_fault("Ana") == ""


def test_names_that_look_the_same_are_the_same():
    assert name_faults(["Zoe\u0301", "ZOÉ"]) == {0: TWICE, 1: TWICE}
