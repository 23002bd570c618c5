import pytest

from companion.errors import RuleError
from companion.tileset import HEARD_OF, TileSet
from companion.tileset.corrections import (
    BackTakenBack,
    BackTold,
    HutForgotten,
    HutTold,
    SideForgotten,
    SideTold,
)
from tests.tileset.sets import codes, hut, pairs, side, tiles


def refused(correction, found):
    assert not correction.can_be_done_to(found)
    with pytest.raises(RuleError) as problem:
        correction.done_to(found)
    return str(problem.value)


def test_a_side_is_told_with_its_moats():
    told = SideTold(side("Sc11n"))
    assert told.can_be_done_to(TileSet())
    assert codes(told.done_to(tiles("Sc11e")).faces.values()) == "Sc11n"
    assert pairs(told.done_to(tiles("Pa10e+Sc11e")).told) == "Pa10n+Sc11n"


@pytest.mark.parametrize("code", ["Sc14", "Sc1", "Sc11nesw"])
def test_a_side_that_no_tile_has_is_not_told(code):
    assert refused(SideTold(side(code)), TileSet()) == "There is no such tile in the game."


def test_two_sides_are_told_to_be_one_tile():
    told = BackTold(side("Sc11e"), side("Pa10e"))
    assert pairs(told.done_to(TileSet()).told) == "Pa10e+Sc11e"
    assert told.done_to(tiles("Pa10e+Sc11e")) == tiles("Pa10e+Sc11e")
    assert pairs(told.done_to(tiles("Sc11n Pa10n")).told) == "Pa10e+Sc11e"


@pytest.mark.parametrize(
    ("one", "other", "sentence"),
    [
        ("Sc11e", "Pa12e", "the next odd value on its back"),
        ("Sc10e", "Sc11e", "show different kinds"),
        ("Sc10e", "Pa11w", "on the same edges"),
        ("Ho10e", "Sc11e", "already known with another back"),
        ("Pa10e", "Di11e", "already known with another back"),
    ],
)
def test_two_sides_that_are_none_are_refused(one, other, sentence):
    assert sentence in refused(BackTold(side(one), side(other)), tiles("Pa10e+Sc11e"))
    assert sentence in refused(BackTold(side(other), side(one)), tiles("Pa10e+Sc11e"))


def test_what_was_only_heard_of_refuses_no_other_back():
    told = BackTold(side("Ho2new"), side("Ar3new"))
    assert pairs(told.done_to(TileSet()).told) == "Ho2new+Ar3new"


def test_a_back_is_taken_back():
    found = BackTakenBack(side("Sc11e")).done_to(tiles("Pa10e+Sc11e"))
    assert found.told == ()
    assert codes(found.faces.values()) == "Pa10e Sc11e"
    assert HEARD_OF[0] not in BackTakenBack(side("Ar3new")).done_to(TileSet()).offered
    assert refused(BackTakenBack(side("Sc11e")), found) == "The back of school 11 is not known."


def test_a_side_is_forgotten():
    found = SideForgotten(side("Sc11e")).done_to(tiles("Pa10e+Sc11e"))
    assert codes(found.faces.values()) == "Pa10e"
    assert refused(SideForgotten(side("Sc11e")), found) == "Nothing is known of school 11."


def test_a_hut_is_told_as_long_as_there_are_such():
    found = HutTold(hut("HPs")).done_to(tiles(huts="HPn HPe"))
    assert codes(found.huts) == "HPs HPn HPe"
    assert refused(HutTold(hut("HPw")), found) == "All 3 pavilion huts are known already."
    assert HutTold(hut("HGw")).can_be_done_to(found)
    assert refused(HutTold(side("Sc11e")), found) == "Sc11e is no hut."
    assert refused(HutTold(hut("P8")), found) == "P8 is no hut."


def test_a_hut_is_forgotten():
    found = tiles(huts="HPn HPn")
    assert codes(HutForgotten(hut("HPn")).done_to(found).huts) == "HPn"
    assert refused(HutForgotten(hut("HPe")), found) == "No such hut is known."
