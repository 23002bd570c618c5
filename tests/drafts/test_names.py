import pytest

from companion.drafts.names import name_faults, suggested

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
