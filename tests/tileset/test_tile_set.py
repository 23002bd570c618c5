import pytest
from hypothesis import given

from companion.games import GRANADA
from companion.tileset import HEARD_OF, TileSet
from tests.tileset.sets import SIDES, codes, hut, pairs, side, tile_sets, tiles, whole_tiles

NEW = TileSet()


def test_nine_tiles_are_offered_from_the_start():
    assert pairs(HEARD_OF) == (
        "Ba2new+Ar3new Ba6sw+Ar7sw Ar10e+Hp11e Ho8e+Pa9e Li10w+Ma11w Li2esw+Ma3esw Pa12+Li13"
        " Li6ne+Di7ne Ma2nes+Sc3nes"
    )
    GRANADA.box.verify_pairs(HEARD_OF)
    assert {*NEW.offered} == {*HEARD_OF}
    assert (NEW.told, NEW.known, NEW.in_words) == ((), 9, "9 of 54 known")
    assert (len(NEW.pieces), NEW.blanks) == (9, 45)
    assert not any(piece.told for piece in NEW.pieces)


def test_a_side_once_told_is_known_with_its_moats():
    found = tiles("Sc11e")
    assert found.tile(("x", 1)) is None
    assert found.tile((side("Sc11").kind, 11)) == side("Sc11e")
    assert found.back_of(side("Sc11e")) is None
    assert (found.known, len(found.pieces), found.blanks) == (9, 10, 44)
    assert tiles("Sc11e Sc11n").tile((side("Sc11").kind, 11)) == side("Sc11n")


def test_two_sides_of_one_tile_are_one_piece():
    found = tiles("Pa10e+Sc11e")
    assert pairs(found.told) == "Pa10e+Sc11e"
    assert found.back_of(side("Sc11")) == side("Pa10e")
    assert found.back_of(side("Pa10")) == side("Sc11e")
    assert (found.known, found.in_words) == (10, "10 of 54 known")
    assert tiles("Sc11e+Pa10e") == found
    assert found.box.back_of(side("Sc11e")) == side("Pa10e")
    assert found.known_backs.told == found.told


def test_the_moats_of_one_side_are_those_of_the_other():
    found = tiles("Pa10e+Sc11e Sc11ns")
    assert pairs(found.told) == "Pa10ns+Sc11ns"


def test_the_newest_word_about_a_back_wins():
    found = tiles("Pa10e+Sc11e Pa10e+Di11e")
    assert pairs(found.told) == "Pa10e+Di11e"
    assert found.back_of(side("Sc11e")) is None
    assert found.tile((side("Sc11").kind, 11)) == side("Sc11e")
    found = tiles("Pa10e+Sc11e Ho10e+Sc11e")
    assert pairs(found.told) == "Ho10e+Sc11e"


@pytest.mark.parametrize("told", ["Ar3n", "Ba2", "Ho2new+Ar3new", "Ba2new+Di3new", "Ba2new+Ar3new"])
def test_the_tables_word_wins_over_what_was_heard(told):
    assert HEARD_OF[0] not in tiles(told).offered
    assert len(tiles(told).offered) == 8


@pytest.mark.parametrize("told", ["Ar3new", "Ba2new", "Ar3new Ba2new"])
def test_a_side_told_as_it_was_heard_of_is_still_one_of_that_tile(told):
    found = tiles(told)
    assert HEARD_OF[0] in found.offered
    assert len(found.pieces) == 9


def test_a_tile_that_was_none_is_two():
    found = tiles("Pa10e+Sc11e").without_pair(side("Sc11e"))
    assert found.told == ()
    assert found.known == 9
    assert found.tile((side("Pa10").kind, 10)) == side("Pa10e")
    heard = NEW.without_pair(side("Ba2new"))
    assert HEARD_OF[0] not in heard.offered
    assert heard.tile((side("Ar3").kind, 3)) == side("Ar3new")
    assert pairs(heard.with_pair(*HEARD_OF[0]).told) == "Ba2new+Ar3new"
    assert not heard.with_pair(*HEARD_OF[0]).apart


def test_a_back_that_was_wrong_does_not_deny_what_was_heard():
    found = tiles("Ba2new+Sc3new").without_pair(side("Sc3new"))
    assert HEARD_OF[0] in found.offered


def test_a_side_that_was_wrong_is_not_known_any_more():
    found = tiles("Pa10e+Sc11e").without_face(side("Sc11e"))
    assert found.tile((side("Sc11").kind, 11)) is None
    assert found.tile((side("Pa10").kind, 10)) == side("Pa10e")
    assert found.back_of(side("Pa10e")) is None
    heard = NEW.without_face(side("Ar3new"))
    assert heard.tile((side("Ar3").kind, 3)) is None
    assert heard.tile((side("Ba2").kind, 2)) is None


def test_whole_tiles_come_first_and_halves_beside_their_value():
    found = tiles("Sc11e Pa4n+Ho5n Ar2")
    assert codes(found.tiles[-2:]) == "Ar2 Sc11e"
    assert [codes(piece.sides) for piece in found.pieces][:2] == ["Ar2", "Ba2new Ar3new"]
    assert [piece.is_whole for piece in found.pieces].count(False) == 2


def test_what_the_other_side_may_be():
    found = tiles("Pa10e+Sc11e Ho10n Ma10e+Di11e")
    # Parks and markets have their backs; the hostel 10 has other moats.
    assert codes(found.could_be_backs(side("Li11e"))) == "Ar10e Ba10e Hp10e Sc10e Di10e"
    assert "Sc11e" in codes(found.could_be_backs(side("Pa10e")))
    assert "Di11e" not in codes(found.could_be_backs(side("Pa10e")))


def test_huts_are_known_as_often_as_they_exist():
    found = tiles(huts="HPn HPe HPs")
    assert codes(found.huts) == "HPn HPe HPs"
    assert codes(found.with_huts(hut("HPw")).huts) == "HPw HPn HPe"
    assert codes(found.with_huts(hut("HGw")).huts) == "HGw HPn HPe HPs"
    assert codes(found.without_hut(hut("HPe")).huts) == "HPn HPs"
    twice = tiles(huts="HGn HGn")
    assert codes(twice.without_hut(hut("HGn")).huts) == "HGn"


def test_a_set_is_not_changed_from_outside():
    found = tiles("Sc11e")
    with pytest.raises(TypeError):
        found.faces[side("Sc11").kind, 11] = side("Sc11n")


@given(tile_sets())
def test_whatever_is_said_every_tile_can_be(found):
    GRANADA.box.verify_pairs((*found.told, *found.offered))
    assert found.box.pairs == found.told
    assert found.box.offered == found.offered
    sides = [(tile.kind, tile.price) for piece in found.pieces for tile in piece.sides]
    assert len({*sides}) == len(sides)
    assert all(
        found.faces[back].walls == found.faces[face].walls for face, back in found.backs.items()
    )
    assert all(found.backs[back] == face for face, back in found.backs.items())
    for tile in found.tiles:
        back = found.back_of(tile)
        assert back is None or found.back_of(back) == tile
        assert back is None or back in found.could_be_backs(tile)


@given(tile_sets(), whole_tiles())
def test_the_newest_word_holds(found, pair):
    after = found.with_pair(*pair)
    assert after.back_of(pair[0]) == pair[1]
    assert after.without_pair(pair[1]).back_of(pair[0]) != pair[1]
    assert after.without_face(pair[1]).tile((pair[1].kind, pair[1].price)) is None


@given(tile_sets(), SIDES)
def test_a_side_has_the_moats_that_were_told_last(found, told):
    after = found.with_face(told)
    assert after.tile((told.kind, told.price)) == told
    back = after.back_of(told)
    assert back is None or back.walls == told.walls
